import { FILE_RULES, isLasting, ruleOf } from '../../lib/export/host-rules';
import { type FileMark, MANIFEST, withoutCompression } from '../../lib/export/manifest';
import { mediaTypeOf } from '../../lib/files/media-types';
import { HOST_FILES } from '../../lib/routing/output-names.mjs';

/** A file with all that an upload has to say of it. */
type Upload = FileMark & {
  /** Relative to the exported folder. */
  path: string;
  contentType: string;
  cacheControl: string;
  /** Of a compressed form, for hosts that send such files. */
  contentEncoding?: 'br' | 'gzip';
};

/** How an export gets onto a host while readers use the site. */
export type DeployPlan = {
  build: string;
  /** One after another; within one in any order. */
  steps: { what: string; files: Upload[] }[];
  /**
   * What open tabs may still ask for: files of these paths stay for so many days after a build that lacks them. All
   * else that it lacks can go at once.
   */
  keep: { days: number; paths: string[] };
};

/** The steps in the order of the upload: each file comes after all that it names. */
const STEPS = {
  lasting: 'Files that are named by their content',
  data: "Pictures, the pages' Markdown, and other data",
  pages: 'Pages',
  lists: 'Files that name pages and data',
  manifest: 'The list of all files: once it is there, all of them are',
};

/** As long as a reader may leave a tab open and still expect the next page of it. */
const KEPT_DAYS = 30;

/** Plans the upload of an export, of which these are all files. */
export function deployPlan(build: string, files: Readonly<Record<string, FileMark>>): DeployPlan {
  const uploads = Object.entries(files).map(([path, mark]) => uploadOf(path, mark));
  return {
    build,
    steps: Object.entries(STEPS).map(([step, what]) => ({
      what,
      files: uploads.filter(({ path }) => stepOf(path) === step),
    })),
    keep: { days: KEPT_DAYS, paths: FILE_RULES.filter(isLasting).flatMap(({ paths }) => paths) },
  };
}

function stepOf(path: string): keyof typeof STEPS {
  const original = withoutCompression(path);
  if (original === MANIFEST) return 'manifest';
  if (namesOthers(original)) return 'lists';
  if (isLasting(ruleOf(`/${original}`))) return 'lasting';
  if (original.endsWith('.html')) return 'pages';
  return 'data';
}

/**
 * Whether a file tells which pages or data files there are: to search engines, feed readers, hosts,
 * and the scripts of the site.
 */
function namesOthers(path: string) {
  return (
    /^static\/(routes|search_names|site)\.json$/.test(path) ||
    /(^|\/)(llms[^/]*\.txt|robots\.txt|[^/]*\.xml)$/.test(path) ||
    /^[^/]*\.json$/.test(path) ||
    HOST_FILES.includes(path)
  );
}

function uploadOf(path: string, mark: FileMark): Upload {
  const original = withoutCompression(path);
  const { headers } = ruleOf(`/${original}`);
  return {
    path,
    ...mark,
    contentType: headers['Content-Type'] ?? mediaTypeOf(original),
    cacheControl: headers['Cache-Control'] ?? '',
    ...(path === original ? {} : { contentEncoding: path.endsWith('.br') ? 'br' : 'gzip' }),
  };
}

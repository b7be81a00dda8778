import { HOST } from './edits';
import type { Choices, Mend, Scenario, ServedFile, ServedFiles } from './scenario';

/** The control that mends a failure. */
export const FORM = 'form';

/** The form that a choice does not name. */
export function otherForm({ [FORM]: form }: Choices): 'broken' | 'mended' {
  return form === 'broken' ? 'mended' : 'broken';
}

/** The headers that the server of the sub-apps sends, by path. A path without an entry sends what it needs. */
const HEADERS = '/headers.json';

/** A failing scenario, given as it is broken. The choice of its form puts the mended line in its place. */
export function failing({
  mend,
  host,
  files = {},
  ...rest
}: Omit<Scenario, 'host' | 'files' | 'mend' | 'controls'> & {
  mend: Mend;
  host: string;
  files?: ServedFiles;
}): Scenario {
  const inForm = (name: string, text: string, { [FORM]: form }: Choices) =>
    name === mend.file && form === 'mended' ? text.replace(mend.broken, () => mend.mended) : text;
  return {
    ...rest,
    mend,
    controls: [
      {
        id: FORM,
        label: 'Form',
        choices: [
          { value: 'broken', label: 'Broken' },
          { value: 'mended', label: 'Mended' },
        ],
      },
    ],
    host: (choices) => inForm(HOST, host, choices),
    files: (choices) =>
      Object.fromEntries(
        Object.entries(files).map(([path, { text, type }]): [string, ServedFile] => [
          path,
          { type, text: inForm(path, text, choices) },
        ]),
      ),
  };
}

/** A file in which the server of the sub-apps lists its headers. */
export function headersFile(lines: Readonly<Record<string, string>>): ServedFiles {
  const text = Object.entries(lines).map(([path, headers]) => `  "${path}": ${headers}`);
  return { [HEADERS]: { text: `{\n${text.join(',\n')}\n}\n`, type: 'application/json' } };
}

/** The paths that a browser refuses to fetch, since their headers allow no other origin. */
export function blockedIn(files: ServedFiles): string[] {
  const headers: Record<string, Record<string, string>> = JSON.parse(files[HEADERS]?.text ?? '{}');
  return Object.keys(headers).filter((path) => !headers[path]?.['Access-Control-Allow-Origin']);
}

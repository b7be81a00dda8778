import 'server-only';
import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { type Problem, problem, suggest } from '../../problems/problem';
import { type ExampleFiles, filesOfProject, projectNames, zipPath } from '../code/examples';
import { htmlTag, isJsxNamed, textAttribute } from '../tree/element';
import { locationOf, type MarkdownSource } from '../tree/source';

/** The component that offers a project of `examples/`: `<ExampleProject name="react" />`. */
const EXAMPLE_PROJECT = 'ExampleProject';

/** The element for the files of a project, rendered by `components/markdown/registry.tsx`. */
export const FILE_TREE_ELEMENT = 'file-tree';

const START = 'npm install && npm start';

/** Replaces each project by the link to its zip, how it is started, and the tree of its files. Returns those without one. */
export function insertProjects(
  tree: Root,
  source: Pick<MarkdownSource, 'file'>,
  files: ExampleFiles,
): Problem[] {
  const problems: Problem[] = [];
  visit(tree, (node, index, parent) => {
    if (!isJsxNamed(node, EXAMPLE_PROJECT) || !parent || index === undefined) return undefined;
    const name = textAttribute(node, 'name') ?? '';
    const names = projectNames(files);
    const isBlock = node.type === 'mdxJsxFlowElement' && node.children.length === 0;
    if (!isBlock || node.attributes.length !== 1 || !names.includes(name)) {
      const values = { name, projects: names.join(', ') };
      const fix = suggest(
        name,
        names,
        (hit) => `Write <ExampleProject name="${hit}" /> on separate lines.`,
      );
      problems.push(problem('missingProject', locationOf(node, source), values, fix));
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    const link = htmlTag('a', [`${name}.zip`], { href: zipPath(name), dataProject: name });
    link.position = node.position;
    const offer = htmlTag('p', [link, ' ', htmlTag('code', [START])]);
    const paths = filesOfProject(name, files).map(([path]) => path.split('/'));
    parent.children.splice(index, 1, offer, htmlTag(FILE_TREE_ELEMENT, [listOf(paths)]));
    return [SKIP, index + 2];
  });
  return problems;
}

/** Files and folders as a list in which each entry names its kind. */
function listOf(paths: readonly string[][]): Element {
  const names = [...new Set(paths.map(([first = '']) => first))];
  const entries = names.map((name) => {
    const inside = paths.flatMap(([first, ...rest]) =>
      first === name && rest.length > 0 ? [rest] : [],
    );
    const isFolder = inside.length > 0;
    const label = htmlTag('span', [isFolder ? `${name}/` : name], { dataPartOfEntry: 'name' });
    const content = isFolder ? [label, '\n', listOf(inside)] : [label];
    return htmlTag('li', content, { dataEntry: isFolder ? 'folder' : 'file' });
  });
  return htmlTag('ul', entries);
}

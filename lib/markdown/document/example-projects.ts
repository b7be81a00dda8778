import 'server-only';
import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { type Problem, problem, suggest } from '../../problems/problem';
import { type ExampleFiles, filesOfProject, projectNames, zipPath } from '../code/examples';
import { htmlTag, isJsxNamed, textAttribute } from '../tree/element';
import { locationOf, type MarkdownSource } from '../tree/source';

/** The component in whose place a project of `examples/` is offered: `<ExampleProject name="react" />`. */
const EXAMPLE_PROJECT = 'ExampleProject';

/** The element that `components/markdown/registry.tsx` draws the files of a project for. */
export const FILE_TREE_ELEMENT = 'file-tree';

/** The commands that start any project in its folder. */
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
    const known = projectNames(files);
    const isWhole = node.type === 'mdxJsxFlowElement' && node.children.length === 0;
    if (!isWhole || node.attributes.length !== 1 || !known.includes(name)) {
      const values = { name, projects: known.join(', ') };
      const fix = suggest(
        name,
        known,
        (hit) => `Write <ExampleProject name="${hit}" /> on a line of its own.`,
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

/** Files and folders as a list in which each entry says what it is. */
function listOf(paths: readonly string[][]): Element {
  const names = [...new Set(paths.map(([first = '']) => first))];
  const entries = names.map((name) => {
    const inside = paths.filter(([first, ...rest]) => first === name && rest.length > 0);
    const isFolder = inside.length > 0;
    const words = htmlTag('span', [isFolder ? `${name}/` : name], { dataPartOfEntry: 'name' });
    const more = isFolder ? ['\n', listOf(inside.map(([, ...rest]) => rest))] : [];
    return htmlTag('li', [words, ...more], { dataEntry: isFolder ? 'folder' : 'file' });
  });
  return htmlTag('ul', entries);
}

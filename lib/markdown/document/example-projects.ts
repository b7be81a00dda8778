import 'server-only';
import type { BlockContent, List, ListItem, Nodes, Root, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import * as catalogue from '../../problems/catalogue';
import type { Problem } from '../../problems/problem';
import { type ExampleFiles, projectFiles, projectNames, zipPath } from '../code/examples';
import { isJsxNamed, textAttribute } from '../tree/jsx';
import { type MarkdownSource, placeOf } from '../tree/source';

/** The component in whose place a project of `examples/` is offered: `<ExampleProject name="react" />`. */
export const EXAMPLE_PROJECT = 'ExampleProject';

/** The commands that start any project in its folder. */
const START = 'npm install && npm start';

/** Replaces each project by the link to its zip, how it is started, and the tree of its files. Returns those without one. */
export function insertProjects(
  tree: Root,
  source: Pick<MarkdownSource, 'file'>,
  files: ExampleFiles,
): Problem[] {
  const problems: Problem[] = [];
  visit(tree, (node: Nodes, index, parent) => {
    if (!isJsxNamed(node, EXAMPLE_PROJECT) || !parent || index === undefined) return undefined;
    const { position } = node;
    const name = textAttribute(node, 'name') ?? '';
    const known = projectNames(files);
    const isWhole = node.type === 'mdxJsxFlowElement' && node.children.length === 0;
    if (!isWhole || node.attributes.length !== 1 || !known.includes(name)) {
      problems.push({ ...placeOf(node, source), ...catalogue.missingProject(name, known) });
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    const url = zipPath(name);
    const link = {
      type: 'link' as const,
      url,
      children: [textNode(`${name}.zip`)],
      position,
      data: { hProperties: { dataProject: name } },
    };
    const start = { type: 'inlineCode' as const, value: START };
    const offer = { type: 'paragraph' as const, children: [link, textNode(' '), start], position };
    const paths = projectFiles(name, files).map(([path]) => path.split('/'));
    const fileTree = asElement(FILE_TREE_ELEMENT, [listOf(paths)]);
    parent.children.splice(index, 1, offer, fileTree);
    return [SKIP, index + 2];
  });
  return problems;
}

/** The element that `components/markdown/registry.tsx` draws the files of a project for. */
export const FILE_TREE_ELEMENT = 'file-tree';

/** Files and folders as a list in which each entry says what it is. */
function listOf(paths: readonly string[][]): List {
  const names = [...new Set(paths.map(([first = '']) => first))];
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: names.map((name): ListItem => {
      const inside = paths.filter(([first, ...rest]) => first === name && rest.length > 0);
      const isFolder = inside.length > 0;
      const words = asElement('span', [textNode(isFolder ? `${name}/` : name)], {
        dataPartOfEntry: 'name',
      });
      return {
        type: 'listItem',
        spread: false,
        data: { hProperties: { dataEntry: isFolder ? 'folder' : 'file' } },
        children: [words, ...(isFolder ? [listOf(inside.map(([, ...rest]) => rest))] : [])],
      };
    }),
  };
}

/** A node of Markdown that becomes an element of this name. */
function asElement(hName: string, children: (List | Text)[], hProperties = {}): BlockContent {
  return { type: 'blockquote', children: children as BlockContent[], data: { hName, hProperties } };
}

function textNode(value: string): Text {
  return { type: 'text', value };
}

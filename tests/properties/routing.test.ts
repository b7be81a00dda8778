import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { hasCodeScheme, linkTarget } from '../../lib/routing/links';
import { foldPath, isSameRoute, pathKeyOf, routeOfFile } from '../../lib/routing/route-path';
import { CASES } from '../support/cases';

const name = fc.stringMatching(/^[a-zA-Z][a-zA-Z\d-]{0,8}$/).filter((text) => text !== 'index');
const folders = fc.array(name, { maxLength: 3 });
const file = fc.tuple(folders, fc.oneof(name, fc.constant('index'))).map((parts) => parts.flat());
const path = fc
  .array(fc.constantFrom('a', 'B', '/', '//', '.html', '/index', 'index', '.', '..', 'é', '%2e'))
  .map((parts) => `/${parts.join('')}`);

test('a path has one normal form', () => {
  const isStable = (typed: string) => {
    const normal = pathKeyOf(typed);
    expect(pathKeyOf(normal)).toBe(normal);
    expect(foldPath(foldPath(typed))).toBe(foldPath(typed));
  };
  fc.assert(fc.property(fc.oneof(path, fc.webPath()), isStable), CASES);
});

test('every spelling of a page that a host may give is its route', () => {
  const spellings = fc.constantFrom('', '/', '.html', '/index', '/index.html');
  const isSame = (segments: string[], ending: string) => {
    const route = routeOfFile(`${segments.join('/')}.md`);
    expect(isSameRoute(pathKeyOf(route) + ending, route)).toBe(true);
  };
  fc.assert(fc.property(file, spellings, isSame), CASES);
});

test('a relative link leads to the same page as its path', () => {
  const leadsThere = (from: string[], to: string[], ending: string) => {
    const up = from.slice(1).map(() => '..');
    const target = linkTarget([...up, ...to].join('/') + ending, `${from.join('/')}.md`);
    expect(target).toEqual({ kind: 'path', path: `/${to.join('/')}`, rest: '' });
  };
  fc.assert(fc.property(file, file, fc.constantFrom('', '.md', '.mdx'), leadsThere), CASES);
});

test('a link to a page never leaves the site', () => {
  const stays = (href: string, from: string[]) => {
    const target = linkTarget(href, `${from.join('/')}.md`);
    if (target.kind !== 'path') return;
    expect(target.path).toMatch(/^\/(?!\/)/);
    expect(target.path.split('/')).not.toContain('..');
  };
  const typed = fc.oneof(path, fc.string({ unit: 'binary' }), fc.webUrl());
  fc.assert(fc.property(typed, file, stays), CASES);
});

test('no spelling of a link that runs code is missed', () => {
  const noise = fc.constantFrom('', ' ', '\t', '\n', '\r', '\0', '\u001f', '\u00a0', '\\', ':');
  const scheme = fc.constantFrom('javascript', 'JavaScript', 'data', 'vbscript', 'blob');
  const spelled = fc
    .tuple(scheme, fc.array(fc.tuple(fc.nat(12), noise), { maxLength: 4 }))
    .map(([word, inserted]) =>
      inserted.reduce((text, [at, sign]) => text.slice(0, at) + sign + text.slice(at), `${word}:1`),
    );
  const isFound = (href: string) => {
    const { protocol } = URL.canParse(href, 'https://site.example')
      ? new URL(href, 'https://site.example')
      : { protocol: 'https:' };
    if (/^(javascript|data|vbscript|blob):$/.test(protocol)) expect(hasCodeScheme(href)).toBe(true);
  };
  fc.assert(fc.property(spelled, isFound), CASES);
});

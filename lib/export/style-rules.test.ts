import { expect, test } from '@jest/globals';
import { namesIn, readRules, rulesWith, writeRules } from './styles';

test('a style sheet is written as it was read', () => {
  const css =
    '@layer a,b;@layer a{.x:after{content:"}{;"}@media (width<9px){.y{mask:url(data:x;y,{)}}}@keyframes k{0%{top:0}to{top:1px}}.z{&:hover{top:0}}.\\31 a{top:0}';
  expect(writeRules(readRules(css))).toBe(css);
});

test('a style sheet that breaks off is an error', () => {
  expect(() => readRules('.a{top:0')).toThrow('Unclosed block');
});

test('rules keep the selectors that fit, and groups that become empty go', () => {
  const rules = readRules(
    '@layer a{.x,.y:is(.x,b){top:0}@media print{.x{top:1px}}}@page{margin:0}',
  );
  const kept = (fits: (head: string) => boolean) => writeRules(rulesWith(rules, fits));
  expect(kept((head) => head.startsWith('.y'))).toBe('@layer a{.y:is(.x,b){top:0}}');
  expect(kept((head) => head === '@page')).toBe('@page{margin:0}');
});

test('a selector needs its classes, elements and attributes, but not those of which some may be missing', () => {
  expect(namesIn('.a.b>[href=".x"]:not(.c):is(.d,.e) .f-g_h:hover')).toEqual(['a', 'b', 'f-g_h']);
  expect(namesIn('.a:has(>.b:not(.c)) :has(.d,.e) li:before')).toEqual(['a', 'b', 'li']);
  expect(namesIn('[data-a=b]:not([data-c]) [href]')).toEqual(['data-a']);
  expect(namesIn('@page')).toEqual([]);
});

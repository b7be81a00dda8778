import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { heroOf, readRecord } from './hero-facts';

const RUNS = `Last run on 2026-01-02, with garfish 1.0.0:

| Sub-app | a | b |
| --- | --- | --- |
| X | runs | runs |
| Y | runs | fails |
| Z | not run | runs |

| Guide | a |
| --- | --- |
| G | runs |
`;

test('a setup ran if it ran with everything, and only the first table counts', () => {
  expect(readRecord(RUNS)).toEqual({ day: '2026-01-02', tried: 3, ran: 1 });
  expect(() => readRecord('nothing')).toThrow('names no day or no runs');
});

test('facts say what the installed package and the record of this site are', () => {
  const link = '/';
  const facts = [
    { value: '{version}', text: '{size}', link },
    { value: '{ran} of {tried}', text: '{day}', link },
  ];
  const [version, size, runs, day] = heroOf(
    { name: 'A', text: 'B', actions: [], facts },
    'en',
  ).facts.flatMap(({ value, text }) => [value, text]);
  expect(readFileSync('package.json', 'utf8')).toContain(`"garfish": "${version}"`);
  expect(Number(size)).toBeGreaterThan(20);
  expect(Number(size)).toBeLessThan(80);
  expect(runs).toBe('13 of 13');
  expect(day).toMatch(/^[A-Z]\w+ \d+, 20\d\d$/);
});

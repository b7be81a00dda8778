import { expect, test } from '@jest/globals';
import { cpuSince } from '../../../tests/support/cpu-time';
import { TextWriter } from './text-writer';

test('white space is folded, also across writes', () => {
  const writer = new TextWriter();
  for (const part of ['  a', ' ', '\n b\t', '  c', 'd \n']) writer.write(part);
  expect(writer.text).toBe('a b cd');
});

test('a block ends its line once, and no line begins or ends with a space', () => {
  const writer = new TextWriter();
  writer.breakLine();
  writer.write('a ');
  writer.breakLine();
  writer.breakLine();
  writer.write(' b');
  writer.breakLine();
  expect(writer.text).toBe('a\nb');
});

test('code keeps its white space, what follows does not', () => {
  const writer = new TextWriter();
  writer.within(true, () => writer.write('  a\n\n\tb'));
  writer.breakLine();
  writer.within(false, () => writer.write('  c   d'));
  expect(writer.text).toBe('  a\n\n\tb\nc d');
});

test('what is inside of code is code', () => {
  const writer = new TextWriter();
  writer.within(true, () => {
    writer.within(false, () => writer.write('a  b'));
    writer.write('  c');
  });
  expect(writer.text).toBe('a  b  c');
});

test('the length is where the next word will stand', () => {
  const writer = new TextWriter();
  writer.write('One ');
  writer.breakLine();
  const start = writer.length;
  writer.write(' two');
  writer.breakLine();
  expect(writer.text.slice(start)).toBe('two');
});

test('nothing written is no text', () => {
  const writer = new TextWriter();
  writer.write(' \n ');
  writer.breakLine();
  expect(writer.text).toBe('');
  expect(writer.length).toBe(0);
});

test('a long row of spaces does not slow down what follows', () => {
  const writer = new TextWriter();
  writer.within(true, () => writer.write(`${' '.repeat(20_000)}x`));
  const start = process.cpuUsage();
  for (let line = 0; line < 20; line++) {
    writer.write('y');
    writer.breakLine();
  }
  expect(cpuSince(start)).toBeLessThan(500);
});

test('a hundred thousand words in one block are written at once', () => {
  const writer = new TextWriter();
  const start = process.cpuUsage();
  for (let word = 0; word < 100_000; word++) writer.write(' word ');
  expect(cpuSince(start)).toBeLessThan(1000);
  expect(writer.text).toHaveLength(499_999);
});

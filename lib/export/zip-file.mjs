// @ts-check
import { gzipSync } from 'node:zlib';

/**
 * Makes a zip of files that are compressed already: gzip and zip hold the same form of the same text,
 * between other headers. So a zip of the whole site costs next to nothing. lib/zip compresses itself.
 */

/** 1 January 1980, the first day that a zip can hold, so that the same files give the same bytes. */
const DAY = 0x21;
const UTF8_NAMES = 0x800;
const DEFLATED = 8;
const VERSION = 20;
/** What gzip puts before the compressed bytes, when it names no file, and behind them. */
const GZIP_HEAD = 10;
const GZIP_TAIL = 8;

/**
 * @param {Iterable<readonly [path: string, gzip: Uint8Array]>} files
 * @returns {Buffer}
 */
export function zipOf(files) {
  /** @type {Buffer[]} */
  const parts = [];
  /** @type {Buffer[]} */
  const directory = [];
  let at = 0;
  for (const [path, gzip] of files) {
    const { facts, data } = entryOf(path, gzip);
    const name = Buffer.from(path);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    facts.copy(head, 4);
    parts.push(head, name, data);

    const listed = Buffer.alloc(46);
    listed.writeUInt32LE(0x02014b50, 0);
    listed.writeUInt16LE(VERSION, 4);
    facts.copy(listed, 6);
    listed.writeUInt32LE(at, 42);
    directory.push(listed, name);
    at += head.length + name.length + data.length;
  }
  const end = Buffer.alloc(22);
  const count = directory.length / 2;
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, ...directory, end]);
}

/** @param {string | Uint8Array} content */
export function gzipOf(content) {
  return gzipSync(content, { level: 9 });
}

/**
 * What both headers of a file say of it, and its compressed bytes.
 * @param {string} path
 * @param {Uint8Array} gzip
 */
function entryOf(path, gzip) {
  const bytes = Buffer.from(gzip.buffer, gzip.byteOffset, gzip.length);
  if (bytes.readUInt32BE(0) !== 0x1f8b0800) throw new Error(`${path} is no plain gzip.`);
  const data = bytes.subarray(GZIP_HEAD, -GZIP_TAIL);
  const tail = bytes.subarray(-GZIP_TAIL);
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(VERSION, 0);
  facts.writeUInt16LE(UTF8_NAMES, 2);
  facts.writeUInt16LE(DEFLATED, 4);
  facts.writeUInt16LE(DAY, 8);
  tail.copy(facts, 10, 0, 4);
  facts.writeUInt32LE(data.length, 14);
  tail.copy(facts, 18, 4, 8);
  facts.writeUInt16LE(Buffer.byteLength(path), 22);
  return { facts, data };
}

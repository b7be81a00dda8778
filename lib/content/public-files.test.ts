import { execFileSync } from 'node:child_process';
import { rm, symlink, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { folderWith, writeFiles } from '../../tests/support/folder';
import { siteOf } from '../../tests/support/site-content';
import { type Picture, readPublicFiles } from './public-files';

const folder = folderWith();

async function entryOf(name: string, content: string | Buffer = '') {
  writeFiles(folder, { [name]: content });
  return (await readPublicFiles(folder)).get(`/${name}`);
}

/** A PNG file as far as its size is reported in it. */
function png(width: number, height: number): Buffer {
  const head = Buffer.alloc(33);
  head.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}

/** A JPEG file that says how expected turned. */
function jpeg(width: number, height: number, orientation: number): Buffer {
  const exif = Buffer.from(
    `ffd8ffe10022${Buffer.from('Exif').toString('hex')}0000` +
      `4d4d002a00000008000101120003000000010${orientation.toString(16).padStart(3, '0')}000000000000`,
    'hex',
  );
  const size = Buffer.from('ffc0001108000000000301220002110103110100', 'hex');
  size.writeUInt16BE(height, 5);
  size.writeUInt16BE(width, 7);
  return Buffer.concat([exif, size]);
}

test('every file of every folder is listed; only pictures are measured', async () => {
  writeFiles(folder, { 'deep/b.PNG': png(3, 4), 'a.txt': 'a' });
  const files = await readPublicFiles(folder);
  expect(files.get('/deep/b.PNG')).toEqual({ width: 3, height: 4 });
  expect(files.has('/a.txt')).toBe(true);
  expect(files.get('/a.txt')).toBeUndefined();
});

test.each([
  ['its own size', '<svg width="20" height="10" viewBox="0 0 2 1"/>', { width: 20, height: 10 }],
  ['a box alone', '<svg viewBox="0 0 24 12"></svg>', { width: 24, height: 12 }],
  ['a share of its container', '<svg width="100%" viewBox="0 0 9 8"/>', { width: 9, height: 8 }],
  ['no size', '<svg><path d="M0 0"/></svg>', { problem: 'unmeasuredImage' }],
  ['a box of nothing', '<svg viewBox="0 0 0 0"/>', { problem: 'unmeasuredImage' }],
])('a drawing with %s', async (_, svg, picture) => {
  const isRight = !('problem' in picture);
  expect(await entryOf('drawing.svg', svg)).toEqual(
    isRight ? { ...picture, source: svg } : picture,
  );
});

test.each([
  ['google1234.html', 'google-site-verification: google1234.html'],
  ['yandex_1.html', '<html><head></head><body>Verification: 1</body></html>'],
  ['BingSiteAuth.xml', '<?xml version="1.0"?><users><user>1</user></users>'],
  ['utf8.xml', '<?xml version="1.0" encoding="UTF-8"?><a/>'],
  ['CNAME', 'docs.example.com'],
  ['.well-known/security.txt', 'Contact: mailto:a@example.com'],
  ['.well-known/apple-app-site-association', '{}'],
  ['fonts/a.WOFF2', ''],
])('%s is published', async (name, text) => {
  expect((await entryOf(name, text))?.refused).toBeUndefined();
});

test.each([
  ['.env', 'hiddenFile'],
  ['a/.ssh/b.png', 'hiddenFile'],
  ['.well-known/.env', 'hiddenFile'],
  ['id_rsa', 'unpublishedKind'],
  ['deep/CNAME', 'unpublishedKind'],
  ['tool.mjs', 'unpublishedKind'],
  ['.well-known/server.pem', 'unpublishedKind'],
  ['page.xhtml', 'unpublishedKind'],
])('%s is not published: %s', async (name, refused) => {
  expect(await entryOf(name)).toEqual({ refused });
});

test('a pipe is reported without being read', async () => {
  execFileSync('mkfifo', [join(folder, 'pipe.txt')]);
  expect((await readPublicFiles(folder)).get('/pipe.txt')).toEqual({ refused: 'publicLink' });
  await rm(join(folder, 'pipe.txt'));
});

test('a link is not published, wherever it leads', async () => {
  await symlink('/etc/hosts', join(folder, 'hosts.txt'));
  expect((await readPublicFiles(folder)).get('/hosts.txt')).toEqual({ refused: 'publicLink' });
});

test('a photograph that lies on its side is measured as it is shown', async () => {
  expect(await entryOf('upright.jpg', jpeg(40, 30, 1))).toEqual({ width: 40, height: 30 });
  expect(await entryOf('flipped.jpg', jpeg(40, 30, 4))).toEqual({ width: 40, height: 30 });
  for (const orientation of [5, 6, 8]) {
    expect(await entryOf(`turned-${orientation}.jpg`, jpeg(40, 30, orientation))).toEqual({
      width: 30,
      height: 40,
    });
  }
});

test('a file that is no picture in spite of its name is reported', async () => {
  expect(await entryOf('broken.png', 'not a picture')).toEqual({ problem: 'unmeasuredImage' });
  expect(await entryOf('empty.webp', '')).toEqual({ problem: 'unmeasuredImage' });
  expect(await entryOf('drawing.png', '<svg viewBox="0 0 1 1"/>')).toEqual({
    problem: 'unmeasuredImage',
  });
});

test('a picture of forty megabytes is reported without being read', async () => {
  writeFiles(folder, { 'large.png': png(3, 4) });
  await truncate(join(folder, 'large.png'), 40 * 1024 * 1024);
  expect((await readPublicFiles(folder)).get('/large.png')).toEqual({ problem: 'heavyImage' });
});

test('a changed picture is measured again', async () => {
  expect(await entryOf('changed.png', png(3, 4))).toEqual({ width: 3, height: 4 });
  expect(await entryOf('changed.png', Buffer.concat([png(5, 6), Buffer.alloc(1)]))).toEqual({
    width: 5,
    height: 6,
  });
});

test('a site needs no folder of such files', async () => {
  expect(await readPublicFiles(join(folder, 'none'))).toEqual(new Map());
});

function messages(files: Record<string, Picture>): string[] {
  const { problems } = siteOf({ 'guide/a.md': '# A' }, { publicFiles: Object.entries(files) });
  return problems.map(({ file, message }) => `${file} ${message}`);
}

test.each([
  ['/guide/a.html', 'content/guide/a.md'],
  ['/Guide/A.md', 'content/guide/a.md'],
  ['/404.html', 'the site itself'],
])('the file public%s cannot lie there', (path, owner) => {
  expect(messages({ [path]: {} })).toEqual([
    `public${path} The export needs a file at ${path}, which collides with a file of ${owner}.`,
  ]);
});

test('files that must not be published are reported where they lie, others are right', () => {
  const right = {
    '/a.png': { problem: 'heavyImage' as const },
    '/guide/a.svg': {},
    '/robots/a.txt': {},
  };
  expect(messages({ '/.env': { refused: 'hiddenFile' }, ...right })).toEqual([
    expect.stringMatching(/^public\/\.env The name of the file or of its folder begins with a dot/),
  ]);
});

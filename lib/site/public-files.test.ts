import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { readPublicFiles, sizeOfPicture } from './public-files';

const folder = await mkdtemp(join(tmpdir(), 'public-files-'));

afterAll(() => rm(folder, { recursive: true }));

/** What is known of one file after it was written. */
async function known(name: string, content: string | Buffer = '') {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), content);
  return (await readPublicFiles(folder)).get(`/${name}`);
}

/** A PNG file as far as its size is told in it. */
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
  await mkdir(join(folder, 'deep'));
  await writeFile(join(folder, 'deep/b.PNG'), png(3, 4));
  await writeFile(join(folder, 'a.txt'), 'a');
  const files = await readPublicFiles(folder);
  expect(files.get('/deep/b.PNG')).toEqual({ width: 3, height: 4 });
  expect(files.has('/a.txt')).toBe(true);
  expect(files.get('/a.txt')).toBeUndefined();
});

test.each([
  ['its own size', '<svg width="20" height="10" viewBox="0 0 2 1"/>', { width: 20, height: 10 }],
  ['a box alone', '<svg viewBox="0 0 24 12"></svg>', { width: 24, height: 12 }],
  ['a share of its place', '<svg width="100%" viewBox="0 0 9 8"/>', { width: 9, height: 8 }],
  ['no size', '<svg><path d="M0 0"/></svg>', { problem: 'unmeasured' }],
  ['a box without end', '<svg viewBox="0 0 1e999 1"/>', { problem: 'unmeasured' }],
  ['a box of a mile', '<svg viewBox="0 0 1 65536"/>', { problem: 'unmeasured' }],
  ['a box of nothing', '<svg viewBox="0 0 0 0"/>', { problem: 'unmeasured' }],
  ['a box of letters', '<svg viewBox="a b c d"/>', { problem: 'unmeasured' }],
  ['an open element', '<svg viewBox="0 0 1 1"><g></svg>', { problem: 'broken' }],
])('a drawing with %s', async (_, svg, picture) => {
  const isRight = !('problem' in picture);
  expect(await known('drawing.svg', svg)).toEqual(isRight ? { ...picture, source: svg } : picture);
});

test.each([
  '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>',
  '<svg viewBox="0 0 1 1" onload="alert(1)"/>',
  '<svg viewBox="0 0 1 1"><a href="javascript:alert(1)"/></svg>',
  '<svg viewBox="0 0 1 1"><foreignObject/></svg>',
  '<s:svg viewBox="0 0 1 1"><s:script/></s:svg>',
  '<svg viewBox="0 0 1 1"><a href="java&#115;cript:x()"/></svg>',
  '<svg viewBox="0 0 1 1"><a href="java&#x73;cript&#58;x()"/></svg>',
  '<svg viewBox="0 0 1 1"><a href="java&#9;script:x()"/></svg>',
  '<!DOCTYPE svg [<!ENTITY x "java"><!ENTITY y "script">]><svg viewBox="0 0 1 1"><a href="&x;&y;:x()"/></svg>',
  '<s-1.x:svg viewBox="0 0 1 1"><s-1.x:script/></s-1.x:svg>',
  '<svg viewBox="0 0 1 1"><x:iframe xmlns:x="http://www.w3.org/1999/xhtml" srcdoc="x"/></svg>',
  '<?xml version="1.0" encoding="utf-7"?><svg viewBox="0 0 1 1"/>',
  '<?xml-stylesheet href="a.xsl"?><svg viewBox="0 0 1 1"/>',
  '<!DOCTYPE svg [<!ATTLIST g onload CDATA "x()">]><svg viewBox="0 0 1 1"><g/></svg>',
])('a drawing that runs code is not published: %s', async (svg) => {
  expect(await known('code.svg', svg)).toEqual({ problem: 'runs-code' });
});

test('words of a drawing that only look like code do no harm', async () => {
  const svg = '<svg viewBox="0 0 1 1"><text>one = on, description</text></svg>';
  expect(await known('words.svg', svg)).toMatchObject({ width: 1, height: 1 });
});

test.each([
  ['page.html', '<p onclick="x()">'],
  ['page.html', '<meta charset="iso-2022-jp"><scr\x1b(Bipt>x()</scr\x1b(Bipt>'],
  ['page.html', '<img src="x"onerror=x()>'],
  ['page.html', '<svg/onload=x()>'],
  ['page.html', '<a href="javascript&colon;x()">x</a>'],
  ['page.html', '<a href="java&Tab;script:x()">x</a>'],
  ['PAGE.HTML', '<SCRIPT>x()</SCRIPT>'],
  ['frame.html', '<iframe src="https://a.example/"></iframe>'],
  ['data.xml', '<?xml-stylesheet type="text/xsl" href="a.xsl"?><a/>'],
  ['data.xml', '<a xmlns:h="http://www.w3.org/1999/xhtml"><h:script/></a>'],
])('%s that runs code is told, whether a page shows it or not: %s', async (name, text) => {
  expect(await known(name, text)).toEqual({ problem: 'runs-code' });
});

test('a drawing in other letters could hide its code, and so could one that is too large', async () => {
  const script = '<svg viewBox="0 0 1 1"><script/></svg>';
  expect(await known('utf16.svg', Buffer.from(`\ufeff${script}`, 'utf16le'))).toEqual({
    problem: 'runs-code',
  });
  expect(await known('heavy.svg', script + ' '.repeat(6 * 1024 * 1024))).toEqual({
    problem: 'runs-code',
  });
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
  const file = await known(name, text);
  expect([file?.refused, file?.problem === 'runs-code']).toEqual([undefined, false]);
});

test.each([
  ['.env', 'hidden'],
  ['.DS_Store', 'hidden'],
  ['.git/config', 'hidden'],
  ['a/.ssh/b.png', 'hidden'],
  ['.well-known/.env', 'hidden'],
  ['node_modules/a/index.js', 'tool'],
  ['__MACOSX/a.png', 'tool'],
  ['id_rsa', 'kind'],
  ['deep/CNAME', 'kind'],
  ['server.key', 'kind'],
  ['tool.mjs', 'kind'],
  ['.well-known/server.pem', 'kind'],
  ['page.xhtml', 'kind'],
  ['a.png.bak', 'kind'],
  ...['a#b.png', 'a?b.png', 'a%20b.png', 'a\\b.png', 'a\nb.png', 'a:b/c.png'].map(
    (name) => [name, 'name'] as const,
  ),
])('%s is not published: %s', async (name, refused) => {
  expect(await known(name)).toEqual({ refused });
});

test.each([
  ['package.json', '{}', 'settings'],
  ['deep/package-lock.json', '{}', 'settings'],
  ['tsconfig.build.json', '{}', 'settings'],
  ['vite.config.js', '', 'settings'],
  ['client_secret_1.json', '{}', 'settings'],
  ['a.json', '{"private_key": "-----BEGIN PRIVATE KEY-----\\nMII"}', 'key'],
  ['notes.txt', `aws = ${'AKIA'}${'A1'.repeat(8)}`, 'key'],
  ['bot.json', `{"token": "ghp_${'a1'.repeat(18)}"}`, 'key'],
  ['notes.txt', '-----BEGIN OPENSSH PRIVATE KEY-----', 'key'],
  ['key.svg', '<svg viewBox="0 0 1 1"><!-- -----BEGIN RSA PRIVATE KEY----- --></svg>', 'key'],
  [
    'foreign.svg',
    '<svg viewBox="0 0 1 1"><image href="https://a.example/x.png"/></svg>',
    'foreign',
  ],
  ['foreign.html', '<link rel="stylesheet" href="//a.example/x.css">', 'foreign'],
  ['foreign.css', '@import url(https://a.example/x.css);', 'foreign'],
])('%s with %j is not published: %s', async (name, text, refused) => {
  expect(await known(name, text)).toEqual({ refused });
});

test.each([
  ['data.json', '{"a": "https://a.example/x.png"}'],
  ['package.txt', 'a'],
  ['key.txt', '-----BEGIN PUBLIC KEY-----'],
  ['own.css', 'a { background: url(/x.png) }'],
])('%s with %j is published', async (name, text) => {
  expect(await known(name, text)).toBeUndefined();
});

test('a page of more than 100 MB is told without being read', async () => {
  await writeFile(join(folder, 'large.html'), '');
  await truncate(join(folder, 'large.html'), 600 * 1024 * 1024);
  await truncate(join(folder, 'data.json'), 600 * 1024 * 1024);
  const files = await readPublicFiles(folder);
  expect(files.get('/large.html')).toEqual({ problem: 'runs-code' });
  expect(files.get('/data.json')).toBeUndefined();
  await rm(join(folder, 'large.html'));
  await rm(join(folder, 'data.json'));
});

test('a pipe is told without being read', async () => {
  execFileSync('mkfifo', [join(folder, 'pipe.txt')]);
  expect((await readPublicFiles(folder)).get('/pipe.txt')).toEqual({ refused: 'link' });
  await rm(join(folder, 'pipe.txt'));
});

test('a link is not published, wherever it leads', async () => {
  await symlink('/etc/hosts', join(folder, 'hosts.txt'));
  expect((await readPublicFiles(folder)).get('/hosts.txt')).toEqual({ refused: 'link' });
});

test('a photograph that lies on its side is measured as it is shown', async () => {
  expect(await known('upright.jpg', jpeg(40, 30, 1))).toEqual({ width: 40, height: 30 });
  expect(await known('flipped.jpg', jpeg(40, 30, 4))).toEqual({ width: 40, height: 30 });
  for (const orientation of [5, 6, 8]) {
    expect(await known(`turned-${orientation}.jpg`, jpeg(40, 30, orientation))).toEqual({
      width: 30,
      height: 40,
    });
  }
});

test('a file that is no picture in spite of its name is told', async () => {
  expect(await known('broken.png', 'not a picture')).toEqual({ problem: 'unmeasured' });
  expect(await known('empty.webp', '')).toEqual({ problem: 'unmeasured' });
  expect(await known('drawing.png', '<svg viewBox="0 0 1 1"/>')).toEqual({ problem: 'unmeasured' });
});

test('a picture of forty megabytes is told without being read', async () => {
  await writeFile(join(folder, 'large.png'), png(3, 4));
  await truncate(join(folder, 'large.png'), 40 * 1024 * 1024);
  expect((await readPublicFiles(folder)).get('/large.png')).toEqual({ problem: 'heavy' });
});

test('a changed picture is measured again', async () => {
  expect(await known('changed.png', png(3, 4))).toEqual({ width: 3, height: 4 });
  expect(await known('changed.png', Buffer.concat([png(5, 6), Buffer.alloc(1)]))).toEqual({
    width: 5,
    height: 6,
  });
});

test('a site needs no folder of such files', async () => {
  expect(await readPublicFiles(join(folder, 'none'))).toEqual(new Map());
});

test('only a measured picture has a size', () => {
  expect(sizeOfPicture({ width: 3, height: 4 })).toEqual({ width: 3, height: 4 });
  expect(sizeOfPicture({ problem: 'heavy' })).toBeUndefined();
  expect(sizeOfPicture(undefined)).toBeUndefined();
});

test('the text of a drawing is no part of its size', () => {
  const drawing = { width: 3, height: 4, source: '<svg/>' };
  expect(sizeOfPicture(drawing)).toEqual({ width: 3, height: 4 });
});

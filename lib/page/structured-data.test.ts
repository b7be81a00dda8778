import { expect, test } from '@jest/globals';
import { siteOf } from '../../tests/support/site-content';
import { pathKeyOf } from '../routing/route-path';
import { pageOf } from './page';
import { structuredData } from './structured-data';

const content = siteOf({
  'index.md': '---\npageType: home\nhero: { name: A, text: B }\n---\n',
  'guide/index.md': '---\ntitle: Guide\n---\n',
  'guide/a.md': '---\ntitle: A\ndescription: About it.\n---\n',
  'guide/__meta__.md': '---\ntitle: Guide\nlanding: true\n---\n',
  'blog/b.md': '---\ntitle: B\ndate: 2026-11-20\n---\n',
  'faq.md': '---\ntitle: FAQ\nfaq: true\n---\n## Why?\n\nSo.\n',
  'lost.md': '---\ntitle: "404"\npageType: "404"\n---\n',
  '_nav.json': JSON.stringify([{ text: 'Guide', link: '/guide/', activeMatch: '/guide/' }]),
});

const HOST = 'https://www.garfishjs.org';

/** What a page says to machines, by the type of the thing. */
function saidBy(path: string, updated?: string) {
  const page = content.pages.get(pathKeyOf(path));
  if (!page) throw new Error(`There is no ${path}.`);
  const changes = new Map(updated ? [[page.relativePath, updated]] : []);
  const things = structuredData(pageOf(page, content, changes));
  return Object.fromEntries(things.map(({ '@type': type, ...rest }) => [type, rest]));
}

/** The steps of a page's breadcrumbs. */
function wayTo(path: string): string[] {
  const { itemListElement } = saidBy(path).BreadcrumbList as {
    itemListElement: { position: number; name: string; item: string }[];
  };
  return itemListElement.map(({ position, name, item }) => `${position} ${name} ${item}`);
}

test('a guide is a technical article of the site', () => {
  expect(saidBy('/guide/a', '2026-11-20T10:00:00+01:00')).toMatchObject({
    TechArticle: {
      headline: 'A',
      description: 'About it.',
      url: `${HOST}/guide/a`,
      image: `${HOST}/cards/guide/a.png`,
      inLanguage: 'en',
      dateModified: '2026-11-20T10:00:00+01:00',
    },
  });
  expect(saidBy('/guide/a').TechArticle).not.toHaveProperty('dateModified');
});

test('a dated page is a posting of the blog', () => {
  expect(saidBy('/blog/b')).toMatchObject({
    BlogPosting: { headline: 'B', datePublished: '2026-11-20' },
  });
});

test.each([
  ['/guide/a', [`1 Garfish ${HOST}/`, `2 Guide ${HOST}/guide/`, `3 A ${HOST}/guide/a`]],
  ['/guide', [`1 Garfish ${HOST}/`, `2 Guide ${HOST}/guide/`]],
  ['/blog/b', [`1 Garfish ${HOST}/`, `2 B ${HOST}/blog/b`]],
])('the way to %s is %j', (path, steps) => {
  expect(wayTo(path)).toEqual(steps);
});

test('the home page stands for the site', () => {
  expect(saidBy('/')).toEqual({
    WebSite: expect.objectContaining({
      ...{ name: 'Garfish', url: `${HOST}/`, inLanguage: 'en' },
      potentialAction: expect.objectContaining({
        target: { '@type': 'EntryPoint', urlTemplate: `${HOST}/?q={words}` },
      }),
    }),
  });
});

test('questions are told where a page says that it answers some', () => {
  expect(saidBy('/faq')).toMatchObject({
    FAQPage: {
      mainEntity: [
        { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'So.' } },
      ],
    },
  });
});

test.each(['/guide/__meta__', '/lost'])('%s, which nobody should find, says nothing', (path) => {
  expect(saidBy(path)).toEqual({});
});

/** The questions of a page with this text, and their answers. */
function questionsOn(body: string) {
  const site = siteOf({ 'faq.md': `---\nfaq: true\n---\n# FAQ\n\n${body}` });
  const faq = [...site.pages.values()]
    .flatMap((page) => structuredData(pageOf(page, site)))
    .find((thing) => thing['@type'] === 'FAQPage');
  const entities = faq?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  return entities.map(({ name, acceptedAnswer }) => ({
    question: name,
    answer: acceptedAnswer.text,
  }));
}

test('headings that ask are questions, and the text up to the next heading answers', () => {
  expect(
    questionsOn('Intro.\n\n## Why `a`?\n\nBecause *b*.\n\n- c\n\n### How?\n\nSo.\n\n## d\n\ne'),
  ).toEqual([
    { question: 'Why a?', answer: 'Because b. c' },
    { question: 'How?', answer: 'So.' },
  ]);
});

test('a question without a text of its own is none', () => {
  expect(questionsOn('## What?\n\n### One\n\nText.')).toEqual([]);
});

test('a long answer ends with its last whole sentence, or with its last whole word', () => {
  const sentence = `${'word '.repeat(40).trim()}.`;
  expect(questionsOn(`## A?\n\n${sentence} ${sentence}`)).toEqual([
    { question: 'A?', answer: sentence },
  ]);
  expect(questionsOn(`## A?\n\n${'word '.repeat(80)}`)).toEqual([
    { question: 'A?', answer: `${'word '.repeat(59)}word …` },
  ]);
});

import { expect, test } from '@jest/globals';
import { drawSocialLink } from './social-icons';
import { SOCIAL_ICONS } from './theme-schema';

const drawing = { svg: '<svg><path/></svg>' };

test.each([
  [{ icon: 'github', mode: 'link', content: 'https://a.example', label: 'Ours' }, 'Ours'],
  [{ icon: 'github', mode: 'link', content: 'https://a.example' }, 'GitHub'],
  [{ icon: 'slack', mode: 'text', content: 'Ask us.' }, 'Slack'],
  [{ icon: drawing, mode: 'link', content: 'https://a.example/team' }, 'a.example/team'],
  [{ icon: drawing, mode: 'dom', content: '<p>Hello</p>' }, undefined],
] as const)('%j is called %s', (link, name) => {
  expect(drawSocialLink(link).label).toBe(name);
});

test.each(SOCIAL_ICONS)('%s has a drawing and a name', (icon) => {
  const { svg, label } = drawSocialLink({ icon, mode: 'text', content: 'Text' });
  expect(svg).toMatch(
    /^<svg viewBox="0 0 24 24" [^<>]*currentColor[^<>]*><path d="[^"<>]{20,}"\/><\/svg>$/,
  );
  expect(label).toBeTruthy();
});

test('a drawing of the site is taken as it is', () => {
  expect(drawSocialLink({ icon: drawing, mode: 'text', content: 'Text' }).svg).toBe(drawing.svg);
});

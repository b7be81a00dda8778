import { expect, test } from '@jest/globals';
import { socialName } from './social-name';

const own = { svg: '<svg/>' };

test.each([
  [{ icon: 'github', mode: 'link', content: 'https://a.example', label: 'Ours' }, 'Ours'],
  [{ icon: 'github', mode: 'link', content: 'https://a.example' }, 'GitHub'],
  [{ icon: 'x', mode: 'link', content: 'https://a.example' }, 'X'],
  [{ icon: own, mode: 'link', content: 'https://a.example/team' }, 'a.example/team'],
  [{ icon: own, mode: 'dom', content: '<p>Hello</p>' }, 'Contact'],
] as const)('%j is called %s', (link, name) => {
  expect(socialName(link, 'Contact')).toBe(name);
});

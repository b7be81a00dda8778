import { expect, test } from '@jest/globals';
import { synonymsOf } from './query';

test.each([
  [
    ['child', 'app'],
    ['sub', 'app'],
  ],
  [
    ['child', 'apps'],
    ['sub', 'app'],
  ],
  [['main', 'application'], ['host']],
  [['shared', 'dependencies'], ['setexternal']],
  [['registermicroapps'], ['registerapp']],
  [['activerule'], ['activewhen']],
  [['navigating'], ['router', 'push']],
  [['hmr'], ['hot', 'module', 'replacement']],
  [['hot', 'module', 'replacement'], ['hmr']],
  [
    ['custom', 'elements'],
    ['web', 'component'],
  ],
  [
    ['web', 'components'],
    ['custom', 'element'],
  ],
  [['沙箱'], ['sandbox']],
  [['子应用'], ['sub', 'app']],
  [['路由守卫'], ['router', 'guard']],
])('%j also looks for %j', (typed, ours) => {
  expect(synonymsOf(typed)).toContainEqual(ours);
});

test.each([[['sandbox']], [['app']], [['constructor']], [['__proto__']], [[]]])(
  '%j has no synonym',
  (typed) => {
    expect(synonymsOf(typed)).toEqual([]);
  },
);

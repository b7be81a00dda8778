import { beforeEach, expect, jest, test } from '@jest/globals';

type Listener = (event: { source: unknown; origin: string; data: unknown; ports: [] }) => void;

const listeners = new Set<Listener>();
const page = {};
const stage = {
  parent: page,
  origin: 'null',
  location: { origin: 'https://docs.example', protocol: 'https:' },
  addEventListener: (_: string, listener: Listener) => listeners.add(listener),
  removeEventListener: (_: string, listener: Listener) => listeners.delete(listener),
  ran: [] as string[],
};
Object.assign(globalThis, { window: stage });

async function open(origin: string): Promise<void> {
  stage.origin = origin;
  jest.resetModules();
  await import('./boot');
}

beforeEach(() => {
  listeners.clear();
  stage.ran = [];
});

/** Sends a script to the stage, as the page does unless something else is said. */
function send(what: string, others: object = {}): void {
  const data = { type: 'start', code: `window.ran.push('${what}')` };
  const origin = 'https://docs.example';
  const event = { source: page, origin, data, ports: [] as [], ...others };
  for (const listener of listeners) listener(event);
}

test('the stage runs one script, the first that comes from the page around it', async () => {
  await open('null');
  send('of another site that frames it', { origin: 'https://evil.example' });
  send('of another frame of the page', { source: {} });
  send('of the stage itself', { source: stage });
  send('of another kind', { data: { type: 'text', code: "window.ran.push('text')" } });
  send('nothing', { data: null });
  expect(stage.ran).toEqual([]);
  send('of the page');
  send('of the page, once more');
  expect(stage.ran).toEqual(['of the page']);
  expect(listeners.size).toBe(0);
});

test('the stage runs nothing where it has the origin of the site, outside of a sandboxed frame', async () => {
  await open('https://docs.example');
  send('of the page');
  expect(stage.ran).toEqual([]);
});

test('the stage runs nothing in a frame that an app has added', async () => {
  Object.assign(stage, { location: { origin: 'null', protocol: 'about:' } });
  await open('null');
  send('of an app', { origin: 'null' });
  expect(stage.ran).toEqual([]);
});

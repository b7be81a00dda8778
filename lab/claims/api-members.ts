import { claims, each } from './claim';
import type { Lab } from './lab';

/** What a method of the channel returns, and what its listener heard of two messages. */
async function heardBy({ Garfish: { channel }, settle }: Lab, call: string) {
  const heard: unknown[] = [];
  const hear = (...values: unknown[]) => void heard.push(values.join());
  channel.on('other', hear);
  const result = new Function('channel', 'hear', `return channel.${call}`)(channel, hear);
  channel.emit('a', 1, 2);
  channel.emit('a', 3);
  await settle();
  const kind = result === channel ? 'this' : result instanceof Promise ? 'promise' : result;
  return [kind, heard];
}

/** What the members of the channel and of apps take and return. */
export const API_MEMBERS = claims([
  '/api/channel',
  ...each(heardBy, [
    [
      '#on Listens for the events of a name until you remove the listener with off. Signature: (name, listener: (...values: any[]) => void) => this',
      ["on('a', hear)", ['this', ['1,2', '3']]],
      ["on(Symbol.for('a'), hear)", ['this', []]],
    ],
    ['#once Signature: (name, listener) => this', ["once('a', hear)", ['this', ['1,2']]]],
    [
      '#many Signature: (name, times: number, listener) => this',
      ["many('a', 1, hear)", ['this', ['1,2']]],
      ["many('a', 2, hear)", ['this', ['1,2', '3']]],
    ],
    [
      '#off Signature: (name, listener) => this',
      ["off('other', hear)", ['this', []]],
      ["on('a', hear).off('a', hear)", ['this', []]],
    ],
    ['removeListener does the same.', ["on('a', hear).removeListener('a', hear)", ['this', []]]],
    [
      '#emit returns true if there was one. Once any code has called onAny, it returns true for every name, even after offAny. To find out whether an app is listening, call channel.listenerCount(name) instead. Signature: (name, ...values: any[]) => boolean',
      ["emit('other', 5)", [true, ['5']]],
      ["emit('a', 5)", [false, []]],
      ["onAny(hear).offAny(hear).emit('a', 5)", [true, []]],
      ["onAny(hear).offAny(hear).listenerCount('a')", [0, []]],
      ["listenerCount('other')", [1, []]],
    ],
    [
      '#emitasync Signature: (name, ...values: any[]) => Promise<any[]>',
      ["emitAsync('other', 5)", ['promise', ['5']]],
    ],
    [
      '#waitfor Signature: (name, timeout?: number) => Promise<any[]>',
      ["waitFor('a')", ['promise', []]],
      ["waitFor('a', 100)", ['promise', []]],
    ],
    [
      '#onany Signature: (listener: (name, ...values: any[]) => void) => this',
      ['onAny(hear)', ['this', ['a,1,2', 'a,3']]],
    ],
    [
      '#removealllisteners Removes all listeners of a name, including the listeners of other apps. Without a name, it removes all listeners of all apps. So use off in a sub-app. Signature: (name?) => this',
      ["on('a', hear).removeAllListeners('a')", ['this', []]],
      ["on('a', hear).removeAllListeners('b')", ['this', ['1,2', '3']]],
      ["on('a', hear).removeAllListeners()", ['this', []]],
    ],
    [
      '#methods name is a string or a symbol, and listener receives the emitted values as arguments.',
      ["on('a', hear)", ['this', ['1,2', '3']]],
    ],
    [
      '#pitfalls If there are none, raise the limit with channel.setMaxListeners(20).',
      ['setMaxListeners(20)', [undefined, []]],
    ],
  ]),
  ['#methods that return this return the channel.', '/api/channel#on Listens for the events'],
  '/api/channel',
  [
    'Garfish.channel is one event emitter for the host and all sub-apps.',
    async ({ Garfish, ran, settle, notes }) => {
      const script = "window.Garfish.channel.on('a', (value) => note('heard ' + value));";
      await ran(script);
      await ran(script, { sandbox: { snapshot: true } });
      Garfish.channel.emit('a', 1);
      await settle();
      return notes;
    },
    ['heard 1', 'heard 1'],
  ],
  ['#signature you can use it before run.', '/api/channel The channel does not store'],
  [
    'channel is an instance of EventEmitter2',
    ({ Garfish }) => Garfish.channel.constructor.name,
    /EventEmitter/,
  ],
  [
    "#pitfalls A message is missed. The app subscribed after the message was sent, and the channel doesn't store messages.",
    '/api/channel The channel does not store',
  ],
  [
    'So subscribe in render and unsubscribe in destroy. A cached app runs both on each visit.',
    '/guide/concept/cache#the-two-cycles First visit | mount()',
  ],
  [
    'Two apps use the same name. All apps share the names, including nested apps',
    '/api/channel Garfish.channel is one',
  ],
  ["emit('error') throws.", '/api/channel#pitfalls Without a listener'],
]);

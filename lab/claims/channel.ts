import { claims } from './claim';

/** What `/api/channel` says. */
export const CHANNEL = claims([
  '/api/channel',
  [
    'The channel does not store messages for apps that subscribe later.',
    ({ Garfish: { channel } }) => {
      const heard: string[] = [];
      channel.emit('a', 'early');
      channel.on('a', (value: string) => heard.push(value));
      channel.emit('a', 'late');
      return heard;
    },
    ['late'],
  ],
  '#once',
  [
    'Listens for the next message, then removes the listener',
    ({ Garfish: { channel } }) => {
      const heard: number[] = [];
      const isChannel = channel.once('a', (value: number) => heard.push(value)) === channel;
      channel.emit('a', 1);
      channel.emit('a', 2);
      return [isChannel, heard];
    },
    [true, [1]],
  ],
  '#many',
  [
    'Listens for the next times messages, then removes the listener',
    ({ Garfish: { channel } }) => {
      const heard: number[] = [];
      channel.many('a', 2, (value: number) => heard.push(value));
      for (const value of [1, 2, 3]) channel.emit('a', value);
      return heard;
    },
    [1, 2],
  ],
  '#off',
  [
    'Removes a listener. Pass the same function that you passed to on, not a copy of it.',
    ({ Garfish: { channel } }) => {
      let calls = 0;
      const listener = () => {
        calls += 1;
      };
      channel.on('a', listener);
      channel.off('a', () => {});
      channel.emit('a');
      channel.off('a', listener);
      channel.emit('a');
      return calls;
    },
    1,
  ],
  '#emit',
  [
    'It calls the listeners one after the other before it returns, and returns true if there was one.',
    ({ Garfish: { channel } }) => {
      const heard: string[] = [];
      channel.on('a', () => heard.push('one'));
      channel.on('a', () => heard.push('two'));
      return [channel.emit('a'), [...heard], channel.emit('b')];
    },
    [true, ['one', 'two'], false],
  ],
  '#emitasync',
  [
    'Calls the listeners, and resolves with a list of everything that they return.',
    ({ Garfish: { channel } }) => {
      channel.on('a', () => 1);
      channel.on('a', async () => 2);
      return channel.emitAsync('a');
    },
    [1, 2],
  ],
  '#waitfor',
  [
    'resolves with its values as an array, and rejects after timeout milliseconds.',
    async ({ Garfish: { channel }, ending }) => {
      const waits = channel.waitFor('a');
      channel.emit('a', 1, 2);
      const end = await ending(() => Promise.resolve(channel.waitFor('b', 10)));
      return [await waits, end.split(' ')[0]];
    },
    [[1, 2], 'rejects'],
  ],
  '#onany',
  [
    'Listens for all messages. The name is the first argument',
    ({ Garfish: { channel } }) => {
      const heard: unknown[] = [];
      channel.onAny((...values: unknown[]) => heard.push(values));
      channel.emit('a', 1);
      channel.emit('b');
      return heard;
    },
    [['a', 1], ['b']],
  ],
  '#signature',
  [
    'a listener that changes an object changes it for everyone. If a listener throws, emit throws and the remaining listeners are not called.',
    async ({ Garfish: { channel }, ending }) => {
      const sent = { value: 1 };
      let reached = false;
      channel.on('a', (object: typeof sent) => {
        object.value = 2;
        throw new Error('listener fails');
      });
      channel.on('a', () => {
        reached = true;
      });
      return [await ending(() => channel.emit('a', sent)), sent, reached];
    },
    ['throws listener fails', { value: 2 }, false],
  ],
  '#pitfalls',
  [
    'The sandbox does not remove listeners from the channel, not even with cache: false.',
    async ({ Garfish: { channel }, load }) => {
      const app = await load('listens', { cache: false });
      await app.mount();
      app.unmount();
      return channel.listeners('a').length;
    },
    1,
    {
      files: {
        '/listens/': '<script src="app.js"></script>',
        '/listens/app.js': `exports.provider = { render() {}, destroy() {} };
window.Garfish.channel.on('a', () => {});`,
      },
    },
  ],
  [
    'More than 10 listeners of one name print possible EventEmitter memory leak detected.',
    ({ Garfish: { channel } }) => {
      const printed: string[] = [];
      console.error = (...parts) => void printed.push(parts.join(' '));
      console.trace = () => {};
      for (let count = 0; count < 10; count++) channel.on('a', () => {});
      const before = printed.length;
      channel.on('a', () => {});
      return [before, printed.join().includes('possible EventEmitter memory leak detected')];
    },
    [0, true],
  ],
  [
    "Without a listener, this name throws Uncaught, unspecified 'error' event.",
    ({ Garfish: { channel }, ending }) => ending(() => channel.emit('error')),
    "throws Uncaught, unspecified 'error' event.",
  ],
]);

import type { Claim } from './claim';

const SIGNATURE = '/api/channel#signature';

/** What `/api/channel` says. */
export const CHANNEL: Claim[] = [
  {
    at: '/api/channel',
    says: 'The channel does not store messages for apps that subscribe later.',
    run: ({ Garfish: { channel } }) => {
      const heard: string[] = [];
      channel.emit('a', 'early');
      channel.on('a', (value: string) => heard.push(value));
      channel.emit('a', 'late');
      return heard;
    },
    gives: ['late'],
  },
  {
    at: '/api/channel#once',
    says: 'Listens for the next message, then removes the listener',
    run: ({ Garfish: { channel } }) => {
      const heard: number[] = [];
      const isChannel = channel.once('a', (value: number) => heard.push(value)) === channel;
      channel.emit('a', 1);
      channel.emit('a', 2);
      return [isChannel, heard];
    },
    gives: [true, [1]],
  },
  {
    at: '/api/channel#many',
    says: 'Listens for the next times messages, then removes the listener',
    run: ({ Garfish: { channel } }) => {
      const heard: number[] = [];
      channel.many('a', 2, (value: number) => heard.push(value));
      for (const value of [1, 2, 3]) channel.emit('a', value);
      return heard;
    },
    gives: [1, 2],
  },
  {
    at: '/api/channel#off',
    says: 'Removes a listener. Pass the same function that you passed to on',
    run: ({ Garfish: { channel } }) => {
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
    gives: 1,
  },
  {
    at: '/api/channel#emit',
    says: 'it calls the listeners one after the other, before it returns. It returns true if there was a listener',
    run: ({ Garfish: { channel } }) => {
      const heard: string[] = [];
      channel.on('a', () => heard.push('one'));
      channel.on('a', () => heard.push('two'));
      return [channel.emit('a'), [...heard], channel.emit('b')];
    },
    gives: [true, ['one', 'two'], false],
  },
  {
    at: '/api/channel#emitasync',
    says: 'Calls the listeners, and resolves with a list of everything that they return.',
    run: ({ Garfish: { channel } }) => {
      channel.on('a', () => 1);
      channel.on('a', async () => 2);
      return channel.emitAsync('a');
    },
    gives: [1, 2],
  },
  {
    at: '/api/channel#waitfor',
    says: 'It resolves with its values, as an array, and rejects after timeout milliseconds.',
    run: async ({ Garfish: { channel }, ending }) => {
      const waits = channel.waitFor('a');
      channel.emit('a', 1, 2);
      const end = await ending(() => Promise.resolve(channel.waitFor('b', 10)));
      return [await waits, end.split(' ')[0]];
    },
    gives: [[1, 2], 'rejects'],
  },
  {
    at: '/api/channel#onany',
    says: 'Listens for all messages. The name is the first argument',
    run: ({ Garfish: { channel } }) => {
      const heard: unknown[] = [];
      channel.onAny((...values: unknown[]) => heard.push(values));
      channel.emit('a', 1);
      channel.emit('b');
      return heard;
    },
    gives: [['a', 1], ['b']],
  },
  {
    at: SIGNATURE,
    says: 'a listener that changes an object changes it for everyone. If a listener throws, emit throws and the remaining listeners are not called.',
    run: async ({ Garfish: { channel }, ending }) => {
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
    gives: ['throws listener fails', { value: 2 }, false],
  },
  {
    at: '/api/channel#pitfalls',
    says: 'The sandbox does not remove listeners from the channel, not even with cache: false.',
    files: {
      '/listens/': '<script src="app.js"></script>',
      '/listens/app.js': `exports.provider = { render() {}, destroy() {} };
window.Garfish.channel.on('a', () => {});`,
    },
    run: async ({ Garfish: { channel }, load }) => {
      const app = await load('listens', { cache: false });
      await app.mount();
      app.unmount();
      return channel.listeners('a').length;
    },
    gives: 1,
  },
  {
    at: '/api/channel#pitfalls',
    says: 'More than 10 listeners of one name print possible EventEmitter memory leak detected.',
    run: ({ Garfish: { channel } }) => {
      const printed: string[] = [];
      console.error = (...parts) => void printed.push(parts.join(' '));
      console.trace = () => {};
      for (let count = 0; count < 10; count++) channel.on('a', () => {});
      const before = printed.length;
      channel.on('a', () => {});
      return [before, printed.join().includes('possible EventEmitter memory leak detected')];
    },
    gives: [0, true],
  },
  {
    at: '/api/channel#pitfalls',
    says: "Without a listener, this name throws Uncaught, unspecified 'error' event.",
    run: ({ Garfish: { channel }, ending }) => ending(() => channel.emit('error')),
    gives: "throws Uncaught, unspecified 'error' event.",
  },
];

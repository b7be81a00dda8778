import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';

/** Where a server says that it is. */
const ADDRESS = /http:\/\/localhost:\d+/;

/** The servers that a test has started, and the way to start one. */
export type Servers = {
  /** Types commands into a shell, which may go on: `npm run dev`. */
  type: (commands: string, folder: string) => Running;
  /** Waits until an address answers; throws what the commands have said if one of them ends before. */
  answer: (address: string, ...running: Running[]) => Promise<void>;
  /** Waits until each server says its address, and answers there. */
  ready: (...running: Running[]) => Promise<void>;
  /** Ends all that runs, and waits until it has let go of its ports. */
  stop: () => Promise<void>;
};

/** Commands that have begun. */
export type Running = { process: ChildProcess; said: () => string; ended: Promise<number | null> };

/** Starts servers by commands. */
export function createServers(): Servers {
  const started: Running[] = [];
  return {
    type(commands, folder) {
      const running = run(commands, folder);
      started.push(running);
      return running;
    },
    answer,
    async ready(...running) {
      await Promise.all(running.map(answerWhereSaid));
    },
    async stop() {
      for (const { process: child } of started) {
        if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid);
      }
      await Promise.all(started.splice(0).map(({ ended }) => ended));
    },
  };
}

function run(commands: string, cwd: string): Running {
  // Without what this run is called: the tools choose between development and production by it.
  const child = spawn('env', ['-u', 'NODE_ENV', 'bash', '-e', '-c', commands], {
    cwd,
    // A group of its own, so that all that the commands start ends with them.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, npm_config_prefer_offline: 'true', npm_config_update_notifier: 'false' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      said += text;
    });
  }
  // Not "exit": what the shell has started holds the streams as long as it holds its port.
  const ended = new Promise<number | null>((done) => child.once('close', done));
  return { process: child, said: () => said, ended };
}

async function answer(address: string, ...running: Running[]): Promise<void> {
  await until(`Nothing answers at ${address}`, running, () =>
    fetch(address, { headers: { accept: 'text/html' } }).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
}

async function answerWhereSaid(server: Running): Promise<void> {
  let said: string | undefined;
  await until('A server does not say its address', [server], async () => {
    said = ADDRESS.exec(stripVTControlCharacters(server.said()))?.[0];
    return said !== undefined;
  });
  await answer(`${said}/`, server);
}

/** Asks again whenever a server has said something, since that is how it says that it is there. */
async function until(
  otherwise: string,
  running: Running[],
  isSo: () => Promise<boolean>,
): Promise<void> {
  while (running.every(({ process: child }) => child.exitCode === null)) {
    const round = new AbortController();
    const spoken = running.map(({ process: child }) =>
      once(child.stdout ?? child, 'data', round).catch(() => {}),
    );
    if (await isSo()) return round.abort();
    await Promise.race([...spoken, ...running.map(({ ended }) => ended)]);
    round.abort();
  }
  throw new Error(`${otherwise}:\n${running.map(({ said }) => said()).join('\n')}`);
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/serve/ports';
import type { Programs } from './find-engines';
import { CAPABILITIES, COMMANDS, type Engine, runInPage, untilItAnswers } from './webdriver';

/** Starts the engine of Safari, in the form that Linux has, on a screen that nobody sees. */
export async function startWebKit(programs: Programs): Promise<Engine> {
  const { browser = '', driver = '', screen = '' } = programs;
  const home = mkdtempSync(join(tmpdir(), 'journeys-webkit-'));
  const display = spawn(screen, ['-displayfd', '1', '-screen', '0', '1600x1100x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(display.stdout, 'data');
  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      XDG_CONFIG_HOME: join(home, 'config'),
      XDG_DATA_HOME: join(home, 'data'),
      XDG_CACHE_HOME: join(home, 'cache'),
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await untilItAnswers('WebKitWebDriver', () => fetch(`${url}/status`));
  const options = { binary: browser, args: ['--automation', '--full-screen'] };
  const session = await request(`${url}/session`, 'POST', {
    capabilities: { alwaysMatch: { ...CAPABILITIES, 'webkitgtk:browserOptions': options } },
  });
  const { sessionId } = session as { sessionId: string };

  const send: Engine['send'] = (command, parameters = {}) => {
    const [method, path] = COMMANDS[command];
    return request(`${url}/session/${sessionId}${path}`, method, parameters);
  };

  return {
    send,
    async resize(width, height) {
      const page = () =>
        runInPage({ send }, () => [window.innerWidth, window.innerHeight] as const);
      const outer = (await send('GetWindowRect')) as { width: number; height: number };
      const [innerWidth, innerHeight] = await page();
      await send('SetWindowRect', {
        width: outer.width - innerWidth + width,
        height: outer.height - innerHeight + height,
      });
      await untilItAnswers(`A window of ${width} by ${height}`, async () => {
        const [nowWide, nowHigh] = await page();
        return (nowWide === width && nowHigh === height) || undefined;
      });
    },
    async stop() {
      await request(`${url}/session/${sessionId}`, 'DELETE').catch(() => {});
      for (const program of [child, display]) {
        const ended = once(program, 'exit');
        program.kill();
        await ended;
      }
      rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

async function request(url: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

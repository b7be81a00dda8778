import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/serve/ports';
import type { Programs } from './find-engines';
import { marionette } from './marionette';
import { CAPABILITIES, type Engine, untilItAnswers } from './webdriver';

const SETTINGS = {
  'browser.startup.page': 0,
  'layout.css.prefers-color-scheme.content-override': 1,
  // A computer without a mouse is taken for one with a touch screen, on which nothing can be hovered.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
};

/** Starts Firefox without a window that anybody sees. */
export async function startFirefox({ browser = '' }: Programs): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'journeys-firefox-'));
  const port = await freePort();
  const settings = Object.entries({ ...SETTINGS, 'marionette.port': port });
  writeFileSync(
    join(profile, 'user.js'),
    settings.map((setting) => `user_pref(${JSON.stringify(setting).slice(1, -1)});\n`).join(''),
  );
  const args = ['--marionette', '--headless', '--no-remote', '--remote-allow-system-access'];
  const child = spawn(browser, [...args, '--profile', profile], {
    stdio: 'ignore',
    env: { ...process.env, MOZ_CRASHREPORTER_DISABLE: '1' },
  });
  const socket = await untilItAnswers('Firefox', () => connectTo(port));
  const ask = marionette(socket);
  await ask('WebDriver:NewSession', { capabilities: { alwaysMatch: CAPABILITIES } });

  /** Runs a script in the browser itself, around the page. */
  async function runInBrowser(script: string, ...parameters: unknown[]): Promise<void> {
    await ask('Marionette:SetContext', { value: 'chrome' });
    await ask('WebDriver:ExecuteScript', { script, args: parameters, sandbox: 'system' });
    await ask('Marionette:SetContext', { value: 'content' });
  }

  return {
    send: (command, parameters) => ask(`WebDriver:${command}`, parameters),
    async resize(width, height) {
      await ask('WebDriver:SetWindowRect', { width: Math.max(width, 600), height: height + 200 });
      // The window has a least width; the page in it has none.
      await runInBrowser(
        `const { style } = Services.wm.getMostRecentWindow('navigator:browser').gBrowser.selectedBrowser;
        style.minWidth = style.maxWidth = arguments[0] + 'px';
        style.minHeight = style.maxHeight = arguments[1] + 'px';`,
        width,
        height,
      );
    },
    async stop() {
      const ended = once(child, 'exit');
      // Firefox ends before it has answered.
      ask('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => {});
      const timer = setTimeout(() => child.kill('SIGKILL'), 5000);
      await ended;
      clearTimeout(timer);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

async function connectTo(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

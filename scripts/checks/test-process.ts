import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const RUN_TESTS = fileURLToPath(new URL('run-tests.mjs', import.meta.url));

/** Jest keeps something of each run in memory. */
const MAX_RUNS = 60;

/**
 * Runs tests again and again in one process, since Jest takes longer to start than most tests to run. A process that
 * ends or does not answer in time is replaced by another.
 */
export class TestProcess {
  #child: ChildProcess | undefined;
  #runs = 0;
  #script;

  /** `script` is what the process runs. */
  constructor(script = RUN_TESTS) {
    this.#script = script;
  }

  /** Whether the tests of some files pass. */
  async pass(files: readonly string[], timeoutMs: number) {
    if (this.#runs >= MAX_RUNS) this.stop();
    this.#runs += 1;
    const child = this.#child ?? this.#start();
    const ended = new AbortController();
    const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(timeoutMs)]);
    const end = () => ended.abort();
    child.once('exit', end);
    child.send(files);
    try {
      const [passed] = await once(child, 'message', { signal });
      return passed === true;
    } catch {
      this.stop();
      return false;
    } finally {
      child.off('exit', end);
    }
  }

  stop() {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
    this.#runs = 0;
  }

  #start() {
    this.#child = fork(this.#script, {
      execArgv: ['--experimental-vm-modules', '--no-warnings'],
      // What has been parsed before must not be found again: the code changes between two runs.
      env: { ...process.env, NODE_ENV: 'test', SITE_CODE_VERSION: '' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    return this.#child;
  }
}

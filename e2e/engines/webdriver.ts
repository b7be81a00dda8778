/**
 * The commands that both engines understand. The names are those of Firefox, the methods and paths
 * those of the W3C's WebDriver, which WebKit speaks.
 */
export const COMMANDS = {
  Navigate: ['POST', '/url'],
  Refresh: ['POST', '/refresh'],
  Back: ['POST', '/back'],
  Forward: ['POST', '/forward'],
  ExecuteScript: ['POST', '/execute/sync'],
  PerformActions: ['POST', '/actions'],
  GetWindowRect: ['GET', '/window/rect'],
  SetWindowRect: ['POST', '/window/rect'],
  TakeScreenshot: ['GET', '/screenshot'],
} as const;

export type Command = keyof typeof COMMANDS;

/** A browser that was started, with one window. */
export type Engine = {
  send(command: Command, parameters?: object): Promise<unknown>;
  /** Gives the page this size. */
  resize(width: number, height: number): Promise<void>;
  stop(): Promise<void>;
};

/** What a session begins with. */
export const CAPABILITIES = {
  unhandledPromptBehavior: 'ignore',
  pageLoadStrategy: 'normal',
  timeouts: { pageLoad: 30_000, script: 20_000, implicit: 0 },
};

/** Runs a function in the page. It sees nothing of the file it is written in but its arguments. */
export async function runInPage<Args extends unknown[], Result>(
  engine: Pick<Engine, 'send'>,
  script: (...args: Args) => Result,
  ...args: Args
): Promise<Result> {
  const source = `return (${script}).apply(null, arguments)`;
  const parameters = { script: source, args, sandbox: null, newSandbox: true };
  return (await engine.send('ExecuteScript', parameters)) as Result;
}

/** Tries something until it gives a value: programs need a while before they answer. */
export async function untilItAnswers<Value>(
  what: string,
  attempt: () => Promise<Value | undefined>,
): Promise<Value> {
  const end = Date.now() + 30_000;
  for (;;) {
    const value = await attempt().catch(() => undefined);
    if (value !== undefined) return value;
    if (Date.now() > end) throw new Error(`${what} does not answer.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

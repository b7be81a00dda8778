import 'server-only';

/** What of a line in a terminal is not copied: so many characters in front, or all of it. */
export type TerminalLine = { prompt: number; isOutput: boolean };

/** Recordings of a terminal: what has no prompt is what the machine answered. */
const RECORDINGS = new Set(['console', 'shellsession', 'shell-session']);

const UNIX = new Set(['bash', 'sh', 'shell', 'shellscript', 'zsh', 'fish']);

const WINDOWS = new Set(['powershell', 'ps', 'ps1', 'pwsh', 'bat', 'batch', 'cmd']);

const UNIX_PROMPT = /^\$ /;
const WINDOWS_PROMPT = /^(?:PS(?: [A-Za-z]:\\[^>]*)?|[A-Za-z]:\\[^>]*)> ?/;
/** Also behind the name of a machine or folder: `ada@host:~$ `. */
const RECORDED_PROMPT = /^(?:\S+@[^\s$%#]+ ?|\[[^\]]+\]|~\S* )?[$%#❯➜] /;

/** A command that goes on is shown behind a prompt of its own. */
const CONTINUATION = /^> /;

/**
 * Tells prompts and answers from commands, of which alone readers want a copy. In languages that
 * are no shell's there are none.
 */
export function readPrompts(lines: readonly string[], language: string): TerminalLine[] {
  const isRecording = RECORDINGS.has(language);
  const prompts = promptsOf(language, isRecording);
  let goesOn = false;
  return lines.map((line) => {
    const found =
      prompts.map((prompt) => prompt.exec(line)?.[0]).find((text) => text !== undefined) ??
      (goesOn ? CONTINUATION.exec(line)?.[0] : undefined);
    const isCommand = found !== undefined || goesOn;
    goesOn = isCommand && /[\\`^]$/.test(line);
    return { prompt: found?.length ?? 0, isOutput: isRecording && !isCommand };
  });
}

function promptsOf(language: string, isRecording: boolean): RegExp[] {
  if (isRecording) return [RECORDED_PROMPT, WINDOWS_PROMPT];
  if (UNIX.has(language)) return [UNIX_PROMPT];
  return WINDOWS.has(language) ? [WINDOWS_PROMPT] : [];
}

/** The language of the commands of a block, when prompts and answers are taken out of it. */
export function languageOfCommands(language: string): string {
  return RECORDINGS.has(language) ? 'bash' : language;
}

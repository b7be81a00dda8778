import 'server-only';

/** Recordings of a terminal: a line without a prompt is output. */
const RECORDINGS = new Set(['console', 'shellsession', 'shell-session']);

const UNIX = new Set(['bash', 'sh', 'shell', 'shellscript', 'zsh', 'fish']);
const WINDOWS = new Set(['powershell', 'ps', 'ps1', 'pwsh', 'bat', 'batch', 'cmd']);

const UNIX_PROMPT = /^\$ /;
const WINDOWS_PROMPT = /^(?:PS(?: [A-Za-z]:\\[^>]*)?|[A-Za-z]:\\[^>]*)> ?/;
/** Also after the name of a machine or folder: `ada@host:~$ `. */
const RECORDED_PROMPT = /^(?:\S+@[^\s$%#]+ ?|\[[^\]]+\]|~\S* )?[$%#❯➜] /;

/** The prompt of a command that continues on the next line. */
const CONTINUATION = /^> /;

/**
 * Finds prompts and output, because readers want to copy only the commands. `prompt` is the number of
 * characters at the beginning of a line that are one.
 */
export function readPrompts(lines: readonly string[], language: string) {
  const isRecording = RECORDINGS.has(language);
  const prompts = promptsOf(language);
  let continues = false;
  return lines.map((line) => {
    const found =
      prompts.map((prompt) => prompt.exec(line)?.[0]).find((text) => text !== undefined) ??
      (continues ? CONTINUATION.exec(line)?.[0] : undefined);
    const isCommand = found !== undefined || continues;
    continues = isCommand && /[\\`^]$/.test(line);
    return { prompt: found?.length ?? 0, isOutput: isRecording && !isCommand };
  });
}

function promptsOf(language: string): RegExp[] {
  if (RECORDINGS.has(language)) return [RECORDED_PROMPT, WINDOWS_PROMPT];
  if (UNIX.has(language)) return [UNIX_PROMPT];
  return WINDOWS.has(language) ? [WINDOWS_PROMPT] : [];
}

export function languageOfCommands(language: string): string {
  return RECORDINGS.has(language) ? 'bash' : language;
}

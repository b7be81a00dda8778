import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

// What a command costs, with all processes that it starts. Linux only: it reads /proc.

const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4096;
const SAMPLE_MS = 50;

/** CPU seconds, time, peak memory. */
export type Cost = { cpu: number; seconds: number; megabytes: number };

/**
 * Starts Node in a session of its own. Its processes are found by that session, because a
 * build does not wait for some of its workers: neither `time` nor the sums of their parents have them.
 */
export function startMeasured(args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const session = child.pid ?? 0;
  const start = performance.now();
  const ticks = new Map<number, number>();
  let megabytes = 0;
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      printed += part;
    });
  }
  const sample = () => {
    const members = processesOf(session);
    for (const { id, time } of members) ticks.set(id, time);
    const now = members.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
    megabytes = Math.max(megabytes, Math.round(now));
    return Math.round(now);
  };
  const sampling = setInterval(sample, SAMPLE_MS);
  const cost = (): Cost => ({
    cpu: [...ticks.values()].reduce((sum, value) => sum + value, 0) / TICKS_PER_SECOND,
    seconds: (performance.now() - start) / 1000,
    megabytes,
  });
  const ended = new Promise<Cost>((resolve, reject) => {
    child.once('exit', (code, signal) => {
      clearInterval(sampling);
      if (code === 0 || signal) resolve(cost());
      else reject(new Error(`${args.join(' ')} ended with code ${code}.\n${printed}`));
    });
  });
  return {
    cost,
    ended,
    memory: sample,
    /** Ends all processes of the command. */
    stop() {
      process.kill(-session);
      return ended;
    },
  };
}

function processesOf(session: number) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((id) => {
      const fields = statOf(id);
      if (Number(fields[3]) !== session) return [];
      const time = Number(fields[11]) + Number(fields[12]);
      return [{ id: Number(id), time, bytes: Number(fields[21]) * PAGE_BYTES }];
    });
}

/** The fields after the name of the process, which may hold spaces. */
function statOf(id: string) {
  try {
    return readFileSync(`/proc/${id}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    // It has ended since it was listed.
    return [];
  }
}

/**
 * For tests of what must not take long: the milliseconds that the process has computed since `start`. Unlike the
 * time of a clock, they do not grow on a busy machine.
 */
export function cpuSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

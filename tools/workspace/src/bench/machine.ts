import { cpus, loadavg, totalmem } from 'node:os';

/** The machine that figures are measured on, and its load. */
export function describeMachine(): string {
  const [processor] = cpus();
  const gigabytes = (totalmem() / 2 ** 30).toFixed(0);
  const load = loadavg()[0]?.toFixed(1);
  return `${cpus().length} x ${processor?.model.trim()}, ${gigabytes} GB, Node ${process.version}, ${process.platform}, load ${load}`;
}

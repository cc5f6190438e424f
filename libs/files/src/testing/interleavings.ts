import { setImmediate } from 'node:timers/promises';

/** A piece of work that waits for its turn at each `step`. */
export type Actor = (step: () => Promise<void>) => Promise<void>;

/** An actor that stops for ever at one of its steps, as if its process were killed there. */
export interface Kill {
  actor: number;
  step: number;
}

/** Actors that are interrupted by another one, at most: what goes wrong between three goes wrong with few. */
const INTERRUPTIONS = 2;

/**
 * Runs actors in every order of their steps with few interruptions. `prepare` makes the actors of one run, and what
 * checks its end.
 * @returns the number of orders
 */
export async function everyOrder(
  prepare: () => { actors: readonly Actor[]; check: () => Promise<void> },
  kill?: Kill,
): Promise<number> {
  const orders: number[][] = [[]];
  let count = 0;
  for (let order = orders.pop(); order; order = orders.pop()) {
    const { actors, check } = prepare();
    orders.push(...(await run(actors, order, kill)));
    await check();
    count += 1;
  }
  return count;
}

/** Runs actors in this order, then in any. @returns the other orders that begin like the one that was run */
async function run(actors: readonly Actor[], order: readonly number[], kill?: Kill): Promise<number[][]> {
  const waiting = new Map<number, () => void>();
  const ran: number[] = [];
  const others: number[][] = [];
  const failures: unknown[] = [];
  let interruptions = 0;
  for (const [index, actor] of actors.entries()) {
    let steps = 0;
    const step = () =>
      new Promise<void>((resolve) => {
        const isKilled = kill?.actor === index && kill.step === steps;
        steps += 1;
        if (!isKilled) waiting.set(index, resolve);
      });
    actor(step).catch((error: unknown) => failures.push(error));
  }
  for (;;) {
    // The actor that resumed reaches its next step meanwhile.
    await setImmediate();
    if (failures.length > 0) throw failures[0];
    const [next] = waiting.keys();
    if (next === undefined) return others;
    const last = ran.at(-1);
    const canResume = last !== undefined && waiting.has(last);
    const chosen = order[ran.length] ?? (canResume ? last : next);
    if (ran.length >= order.length && !(canResume && interruptions === INTERRUPTIONS))
      for (const other of waiting.keys()) if (other !== chosen) others.push([...ran, other]);
    if (canResume && chosen !== last) interruptions += 1;
    ran.push(chosen);
    const go = waiting.get(chosen);
    waiting.delete(chosen);
    go?.();
  }
}

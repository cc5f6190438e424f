import { pino } from 'pino';
import { expect, it } from 'vitest';
import { limitLines } from './line-limits.ts';

function limited() {
  let time = 0;
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    { base: null, hooks: { logMethod: limitLines(() => time) } },
    { write: (line) => void lines.push(JSON.parse(line)) },
  );
  return { lines, log, pass: (milliseconds: number) => (time += milliseconds) };
}

it('drops lines of one text beyond sixty a minute, also of other requests, and says how many', () => {
  const { lines, log, pass } = limited();
  for (let line = 0; line < 1000; line += 1) log.child({ id: line }).error({ err: new Error('x') }, 'A request failed');
  expect(lines).toHaveLength(60);
  log.warn({ a: 1 }, 'Something else');
  expect(lines.at(-1)).toMatchObject({ msg: 'Something else', a: 1 });
  pass(60_000);
  log.error({ err: new Error('y') }, 'A request failed');
  expect(lines.at(-1)).toMatchObject({ msg: 'A request failed', suppressed: 940, err: { message: 'y' } });
  log.error('A request failed');
  expect(lines.at(-1)).not.toHaveProperty('suppressed');
});

it('leaves more room to the lines of requests, and never drops a fatal one', () => {
  const { lines, log } = limited();
  for (let line = 0; line < 70_000; line += 1) log.info({}, 'request');
  expect(lines).toHaveLength(60_000);
  for (let line = 0; line < 100; line += 1) log.fatal({}, 'An error was not caught');
  expect(lines).toHaveLength(60_100);
});

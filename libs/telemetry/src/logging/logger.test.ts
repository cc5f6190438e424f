import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';

it('hides secrets by their names, one level deep too', () => {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => void lines.push(line) });
  log.info({ password: 'p1', body: { token: 't1', email: 'e1' }, headers: { cookie: 'c1' }, title: 'shown' }, 'x');
  expect(lines.join()).not.toMatch(/p1|t1|e1|c1/);
  expect(lines.join()).toContain('shown');
});

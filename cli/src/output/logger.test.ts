import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';

function logged(from: 'debug' | 'warn') {
  let text = '';
  const log = createLogger({ write: (line: string) => (text += line) }, from);
  log.debug({}, 'looking');
  log.warn({ path: 'cover/a.webp', cause: new Error('disk') }, 'not drawn');
  return text;
}

it('writes level, message and fields on one line, errors by their message', () => {
  expect(logged('debug')).toBe('debug: looking\nwarn: not drawn {"path":"cover/a.webp","cause":"disk"}\n');
});

it('keeps quiet about what is below its level', () => {
  expect(logged('warn')).not.toContain('looking');
});

import { expect, it } from 'vitest';
import { createLineLogger } from './output.ts';

function logged(from: 'debug' | 'warn') {
  let text = '';
  const log = createLineLogger({ write: (line: string) => (text += line) }, from);
  log.debug({}, 'looking');
  log.warn({ path: '/sitemap.xml', cause: new Error('disk') }, 'not stored');
  return text;
}

it('writes level, message and fields on one line, and only the messages of errors', () => {
  expect(logged('debug')).toBe('debug: looking\nwarn: not stored {"path":"/sitemap.xml","cause":"disk"}\n');
});

it('omits messages below its level', () => {
  expect(logged('warn')).not.toContain('looking');
});

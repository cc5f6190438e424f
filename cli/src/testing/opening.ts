import type { Writer } from '@tdt/site';
import type { Context } from '../command.ts';

/** What opens a site that has only these services, for tests of a verb. */
export function opening(services: object): Pick<Context, 'openReader' | 'openWriter'> {
  const open = async () => services as Writer;
  return { openReader: open, openWriter: open };
}

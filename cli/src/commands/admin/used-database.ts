import type { Context, Verb } from '../../command.ts';

/**
 * Has a verb print its database once that is open, before it asks or changes anything: with settings that differ from
 * the site's, accounts would otherwise seem not to exist.
 */
export function namingDatabase(verb: Verb): Verb {
  return async (context) => {
    const named = async <T>(opening: Promise<T>): Promise<T> => {
      const site = await opening;
      context.printNote(`Database: ${context.database()}`);
      return site;
    };
    const openReader = () => named(context.openReader());
    const openWriter: Context['openWriter'] = (options) => named(context.openWriter(options));
    const result = await verb({ ...context, openReader, openWriter });
    return { ...result, data: { database: context.database(), ...result.data } };
  };
}

import type { Context, Verb } from '../../command.ts';

/**
 * Has a verb print its database once that is open, before it asks or changes anything: with settings that differ from
 * the site's, accounts would otherwise seem not to exist.
 */
export function namingDatabase(verb: Verb): Verb {
  return async (context) => {
    const open: Context['open'] = async (options) => {
      const application = await context.open(options);
      context.printNote(`Database: ${context.database()}`);
      return application;
    };
    const result = await verb({ ...context, open });
    return { ...result, data: { database: context.database(), ...result.data } };
  };
}

import type { Context, Verb } from '../../command.ts';

/**
 * Has a verb name its database as soon as that is open, so before it asks or changes anything: settings that differ
 * from the site's would otherwise show as an account that "does not exist".
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

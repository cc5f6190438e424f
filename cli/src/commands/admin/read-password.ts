import { PasswordSchema } from '@tdt/contracts';
import { type Secrets, UsageError } from '../../command.ts';

/** Name of the variable that may hold the password. */
export const PASSWORD_VARIABLE = 'TDT_ADMIN_PASSWORD';

/**
 * The password of a new account, never from the command line, where every user of the machine could read it: from
 * standard input when `fromInput` says so, else from the environment, else asked for twice. Throws `UsageError` when
 * there is no way to get one, when it breaks the rule, or when it was typed in two ways.
 */
export async function readPassword(fromInput: boolean, secrets: Secrets): Promise<string> {
  if (fromInput) return checked(oneLine(await secrets.readInput()));
  if (secrets.password) return checked(secrets.password);
  if (!secrets.ask) {
    throw new UsageError(
      `There is no terminal to ask for the password: pipe it in with --password-stdin, or set ${PASSWORD_VARIABLE}.`,
    );
  }
  const password = checked(await secrets.ask('Password: '));
  if ((await secrets.ask('Password again: ')) !== password) throw new UsageError('Passwords do not match.');
  return password;
}

/** What was piped in, without the end of its line, which `echo` adds. */
function oneLine(text: string): string {
  const line = text.replace(/\r?\n$/, '');
  if (/[\r\n]/.test(line)) throw new UsageError('Standard input holds more than one line: it is to be the password.');
  return line;
}

function checked(password: string): string {
  const { success, error } = PasswordSchema.safeParse(password);
  if (!success) throw new UsageError(`${error.issues[0]?.message}.`);
  return password;
}

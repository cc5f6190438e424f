import { AppError, PasswordSchema } from '@tdt/contracts';
import { type Secrets, UsageError } from '../../command.ts';

/** Environment variable that may contain the password. */
export const PASSWORD_VARIABLE = 'TDT_ADMIN_PASSWORD';

/**
 * Normalises the e-mail address of an option. Throws `UsageError` if it is invalid. Loads the site only when called, so
 * that `--help` stays fast.
 */
export async function requireEmail(text: string): Promise<string> {
  const { normaliseEmail } = await import('@tdt/accounts');
  try {
    return normaliseEmail(text);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new UsageError(`Invalid email address: ${JSON.stringify(text)}.`, { cause: error });
  }
}

/**
 * The password of an account: from standard input if `fromInput`, else from the environment, else prompted for twice.
 * Never an argument, which every user of the machine could read. Throws `UsageError` if there is no source, if the
 * password breaks the rule, or if the two entries differ.
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

/** The piped text without its line end, which `echo` adds. */
function oneLine(text: string): string {
  const line = text.replace(/\r?\n$/, '');
  if (/[\r\n]/.test(line))
    throw new UsageError('Standard input has more than one line: it must contain the password only.');
  return line;
}

function checked(password: string): string {
  const { success, error } = PasswordSchema.safeParse(password);
  if (!success) throw new UsageError(`${error.issues[0]?.message}.`);
  return password;
}

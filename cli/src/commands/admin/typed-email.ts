import { AppError } from '@tdt/contracts/plain';
import { UsageError } from '../../command.ts';

/**
 * The address as it is stored. Throws `UsageError` for what is no e-mail address. The core is loaded here and not before:
 * help comes at once.
 */
export async function typedEmail(text: string): Promise<string> {
  const { normaliseEmail } = await import('@tdt/core');
  try {
    return normaliseEmail(text);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new UsageError(`Invalid email address: ${JSON.stringify(text)}.`, { cause: error });
  }
}

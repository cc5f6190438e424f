import { within } from '@tdt/database';

/**
 * Finds the key that the environment, shared files or the role of a container or machine has, and renews it, as the AWS
 * SDK does; but throws when that takes longer than `waitMs`: some of its requests have no limit.
 */
export async function createKeyFinder(waitMs: number) {
  // Imported here, because a bundle is one file and every program would load it otherwise.
  const { defaultProvider } = await import('@aws-sdk/credential-provider-node');
  let find = defaultProvider();

  function late(): Error {
    // It would wait for the same response the next time.
    find = defaultProvider();
    return Object.assign(new Error(`no response within ${waitMs / 1000} s`), { name: 'CredentialsProviderError' });
  }

  return (options?: Parameters<typeof find>[0]) => within(waitMs, find(options), late);
}

export type KeyFinder = Awaited<ReturnType<typeof createKeyFinder>>;

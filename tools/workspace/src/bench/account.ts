import { ADMIN_API, REQUESTED_WITH } from '@tdt/contracts/plain';
import { type RunningSite, runCli } from '@tdt/testing';

/** A super admin of the measured site. */
export const ACCOUNT = { email: 'bench@exemple.fr', password: 'tour de table 1' };

export async function createAccount({ dataDir }: RunningSite): Promise<void> {
  const env = { DATA_DIR: dataDir, TDT_ADMIN_PASSWORD: ACCOUNT.password };
  const made = await runCli(['admin', 'create', '--super', '--email', ACCOUNT.email], env, { kind: 'bundles' });
  if (made.status !== 0) throw new Error(`The account could not be created: ${made.stderr}`);
}

/** Signs in. @returns the headers of requests that a page of the back office sends */
export async function signIn(url: string): Promise<Record<string, string>> {
  const headers = { origin: url, [REQUESTED_WITH.name]: REQUESTED_WITH.value };
  const response = await fetch(url + ADMIN_API.login, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(ACCOUNT),
  });
  if (!response.ok) throw new Error(`Signing in failed with ${response.status}.`);
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  return { ...headers, cookie: cookies.join('; ') };
}

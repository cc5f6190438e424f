import { type BrevoOptions, startBrevoStandIn } from '@tdt/testing/brevo';
import { onTestFinished } from 'vitest';
import { someBrevo } from './brevo-settings.ts';

const KEY = 'xkeysib-hunter2';

/** A Brevo stand-in of its own without a rate limit, closed when the test ends, and the settings that lead to it. */
export async function aBrevo(options: BrevoOptions = {}) {
  const service = await startBrevoStandIn({ key: KEY, listIds: [3, 7], callsPerSecond: 1000, ...options });
  onTestFinished(() => service.close());
  return { service, brevo: someBrevo({ apiKey: KEY, apiUrl: service.url }) };
}

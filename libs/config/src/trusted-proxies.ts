import { isIP } from 'node:net';
import { z } from 'zod';

const NAMES = ['loopback', 'linklocal', 'uniquelocal'];

/** The setting of the proxies in front of the site. */
export const proxiesEnv = z.object({
  TRUST_PROXY: z
    .string()
    .refine((text) => readProxies(text).every(isProxy), {
      error: `must list addresses, networks (10.0.0.0/8) or the words ${NAMES.join(', ')}`,
    })
    .optional()
    .meta({
      description:
        'Addresses or networks of the proxies in front of the site, separated by commas. The site believes their ' +
        'X-Forwarded-For; without it all visitors behind a proxy share the limits of one address.',
      unset: 'none',
      example: 'loopback',
    }),
});

export function readProxies(text = ''): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}

function isProxy(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  if (NAMES.includes(entry)) return true;
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (family === 4 ? 32 : 128))
  );
}

import { isIP } from 'node:net';
import { flag, int, oneOf } from '@tdt/config';
import { type CoreSettings, coreEnv, coreSettings } from '@tdt/core';
import { z } from 'zod';
import type { LimitName } from './platform/limits/limits.plugin.ts';

const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

/** The environment of the BFF; one schema, parsed once by `server.ts`. */
export const bffEnv = coreEnv.extend({
  HOST: z.string().default('127.0.0.1'),
  /** Addresses or networks of the proxies whose `X-Forwarded-*` headers are believed, separated by commas. */
  TRUST_PROXY: z
    .string()
    .refine((text) => proxies(text).every(isProxy), {
      error: `must list addresses, networks (10.0.0.0/8) or the words ${PROXY_NAMES.join(', ')}`,
    })
    .optional(),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'info'),
  /** Seconds for which an answer of the public API or a page is served from memory; 0 switches that off. */
  CACHE_SECONDS: int({ min: 0, max: 3600, fallback: 10 }),
  CACHE_MEGABYTES: int({ min: 1, max: 4096, fallback: 48 }),
  /** Requests a minute and address, unless said otherwise; 0 lifts a limit. */
  LIMIT_PUBLIC: int({ min: 0, max: 1_000_000, fallback: 300 }),
  LIMIT_SEARCH: int({ min: 0, max: 1_000_000, fallback: 60 }),
  /** Pictures that are not there yet: still to be made, or of no meaning. */
  LIMIT_MEDIA: int({ min: 0, max: 1_000_000, fallback: 600 }),
  LIMIT_CLIENT_ERRORS: int({ min: 0, max: 1_000_000, fallback: 20 }),
  LIMIT_DIAGNOSTICS: int({ min: 0, max: 1_000_000, fallback: 10 }),
  /** Sign-ups in 10 minutes and by address; sign-ups a minute over all addresses. */
  LIMIT_NEWSLETTER: int({ min: 0, max: 1_000_000, fallback: 5 }),
  LIMIT_NEWSLETTER_ALL: int({ min: 0, max: 1_000_000, fallback: 60 }),
  /** Second steps of a sign-up in 10 minutes. */
  LIMIT_NEWSLETTER_SYNC: int({ min: 0, max: 1_000_000, fallback: 10 }),
  /** Calls of the webhook with a wrong secret in 10 minutes. */
  LIMIT_WRONG_SECRETS: int({ min: 0, max: 1_000_000, fallback: 10 }),
  /** Failed sign-ins in 15 minutes: by address; for one account from one address, which then waits longer each time. */
  LIMIT_SIGN_IN: int({ min: 0, max: 1_000_000, fallback: 20 }),
  LIMIT_SIGN_IN_ACCOUNT: int({ min: 0, max: 1_000_000, fallback: 5 }),
  /** Failed sign-ins an hour for one account from all addresses, beyond which its sign-ins are delayed. */
  LIMIT_SIGN_IN_ALL: int({ min: 0, max: 1_000_000, fallback: 50 }),
  /** Wrong current passwords in 15 minutes and by session. */
  LIMIT_PASSWORDS: int({ min: 0, max: 1_000_000, fallback: 5 }),
  /** Writes of one account in the back office. */
  LIMIT_ADMIN_WRITES: int({ min: 0, max: 1_000_000, fallback: 120 }),
  /** Requests a minute and session, in place of LIMIT_PUBLIC. */
  LIMIT_SIGNED_IN: int({ min: 0, max: 1_000_000, fallback: 600 }),
  /** Whether the sizes of pictures that cards show are made in the background after a start. */
  WARM_PICTURES: flag(true),
  /** Seconds for which a server that is told to stop serves on and says that it is not ready: for a balancer to notice. */
  DRAIN_SECONDS: int({ min: 0, max: 60, fallback: 0 }),
  /** Milliseconds of event loop delay beyond which requests are turned away; 0 switches that off. */
  PRESSURE_DELAY_MS: int({ min: 0, max: 60_000, fallback: 500 }),
});
export type BffEnv = z.infer<typeof bffEnv>;

export interface BffSettings {
  host: string;
  port: number;
  /** Address under which visitors reach the site, `null`: loopback only. */
  publicUrl: string | null;
  trustProxy: readonly string[];
  logLevel: BffEnv['LOG_LEVEL'];
  cache: { seconds: number; bytes: number };
  /** Requests in the window of each limit; 0: no limit. */
  limits: Readonly<Record<LimitName, number>>;
  /** Failed sign-ins for one account; 0: no limit. */
  failedSignIns: { fromOneAddress: number; fromAll: number };
  pressureDelayMs: number;
  drainSeconds: number;
  warmPictures: boolean;
  core: CoreSettings;
}

export function bffSettings(env: BffEnv): BffSettings {
  return {
    host: env.HOST,
    port: env.PORT,
    publicUrl: env.PUBLIC_URL ?? null,
    trustProxy: proxies(env.TRUST_PROXY ?? ''),
    logLevel: env.LOG_LEVEL,
    cache: { seconds: env.CACHE_SECONDS, bytes: env.CACHE_MEGABYTES * 1024 * 1024 },
    limits: {
      public: env.LIMIT_PUBLIC,
      search: env.LIMIT_SEARCH,
      media: env.LIMIT_MEDIA,
      clientErrors: env.LIMIT_CLIENT_ERRORS,
      diagnostics: env.LIMIT_DIAGNOSTICS,
      newsletter: env.LIMIT_NEWSLETTER,
      newsletterAll: env.LIMIT_NEWSLETTER_ALL,
      newsletterSync: env.LIMIT_NEWSLETTER_SYNC,
      wrongSecrets: env.LIMIT_WRONG_SECRETS,
      signIns: env.LIMIT_SIGN_IN,
      passwords: env.LIMIT_PASSWORDS,
      adminWrites: env.LIMIT_ADMIN_WRITES,
      signedIn: env.LIMIT_SIGNED_IN,
    },
    failedSignIns: { fromOneAddress: env.LIMIT_SIGN_IN_ACCOUNT, fromAll: env.LIMIT_SIGN_IN_ALL },
    pressureDelayMs: env.PRESSURE_DELAY_MS,
    drainSeconds: env.DRAIN_SECONDS,
    warmPictures: env.WARM_PICTURES,
    core: coreSettings(env),
  };
}

function proxies(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}

function isProxy(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  if (PROXY_NAMES.includes(entry)) return true;
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (family === 4 ? 32 : 128))
  );
}

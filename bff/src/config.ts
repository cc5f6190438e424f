import { flag, int, oneOf } from '@tdt/config';
import { type SiteSettings, siteEnv, siteSettings } from '@tdt/site';
import { z } from 'zod';
import type { LimitName } from './platform/limits/limits.plugin.ts';

const limit = (fallback: number) => int({ min: 0, max: 1_000_000, fallback });

const { REMOTE_OVERRIDE, ...siteShape } = siteEnv.shape;

/** The settings of the BFF; `server.ts` parses them once. */
export const bffEnv = z.object({
  HOST: z.string().default('127.0.0.1').meta({
    section: 'Site',
    description: 'Address on which the site listens; 0.0.0.0 for all addresses of the machine.',
  }),
  ...siteShape,

  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'info').meta({
    section: 'Server',
    description: 'trace, debug, info, warn, error, fatal or silent. npm start sets warn.',
  }),
  CACHE_SECONDS: int({ min: 0, max: 3600, fallback: 10 }).meta({
    description: 'How long the server caches pages and public responses in memory; 0: not at all.',
    unit: 'seconds',
  }),
  DRAIN_SECONDS: int({ min: 0, max: 60, fallback: 0 }).meta({
    description:
      'How long a stopping server still serves while /api/ready responds with 503. Behind a balancer, set a ' +
      'little more than the interval of its checks.',
    unit: 'seconds',
  }),
  PRESSURE_DELAY_MS: int({ min: 0, max: 60_000, fallback: 500 }).meta({
    description: 'Delay of the event loop from which the server responds with 503 to further requests; 0: never.',
    unit: 'milliseconds',
  }),

  HSTS_SUBDOMAINS: flag(false).meta({
    description:
      'true or false: whether browsers, where PUBLIC_URL is https, ask for https on all subdomains of its host as well. ' +
      'They remember it for two years: true only if every subdomain has a certificate.',
  }),

  METRICS_TOKEN: z
    .string()
    .min(32, { error: 'must be at least 32 characters long' })
    .max(300, { error: 'must be at most 300 characters long' })
    .regex(/^[\x21-\x7e]+$/, { error: 'must be letters, digits and signs without blanks' })
    .optional()
    .meta({
      description:
        'Bearer token for /api/metrics, at least 32 characters (openssl rand -hex 24). Programs on the same machine ' +
        'that connect without a proxy need none.',
      unset: 'only the same machine reads the metrics',
    }),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .optional()
    .meta({
      description:
        'Address of an OpenTelemetry collector, to which the server sends traces of requests, pages and commands to the ' +
        'database (OTLP over HTTP, as JSON).',
      unset: 'no traces, and nothing is loaded for them',
      example: 'http://127.0.0.1:4318',
    }),
  OTEL_SERVICE_NAME: z.string().max(60).default('tour-de-table').describe('Name of the site in traces.'),

  LIMIT_PUBLIC: limit(300).meta({
    section: 'Limits',
    description:
      'Requests from one address; 0: no limit. Cached responses do not count. Pictures that are not made yet, and ' +
      'each session of the back office, have a limit of their own of twice as many.',
    unit: 'a minute',
  }),
  LIMIT_SEARCH: limit(120).meta({
    description: 'Searches and suggestions for them from one address; 0: no limit.',
    unit: 'a minute',
  }),
  LIMIT_NEWSLETTER: limit(5).meta({
    description:
      'Newsletter sign-ups from one address; 0: no limit. Twice as many second steps, and 200 times as many ' +
      'sign-ups a minute from all addresses together.',
    unit: 'in 10 minutes',
  }),
  LIMIT_SIGN_IN: limit(20).meta({
    description: 'Failed sign-ins to the back office from one address; 0: no limit.',
    unit: 'in 15 minutes',
  }),

  WARM_PICTURES: flag(true).meta({
    section: 'Development',
    description:
      'true or false: whether the server makes the card sizes of pictures after a start. npm run dev sets false.',
  }),
  REMOTE_OVERRIDE,
});
export type BffEnv = z.infer<typeof bffEnv>;

export interface BffSettings {
  host: string;
  port: number;
  /** Address under which visitors reach the site; `null`: unset. */
  publicUrl: string | null;
  logLevel: BffEnv['LOG_LEVEL'];
  cache: { seconds: number; bytes: number };
  /** Requests in the window of each limit (`RATE_LIMITS` of limits.plugin.ts); 0: no limit. */
  limits: Readonly<Record<LimitName, number>>;
  /** Failed sign-ins for one account before its next ones are refused (one address) or delayed (all); 0: no limit. */
  failedSignIns: { fromOneAddress: number; fromAll: number };
  pressureDelayMs: number;
  /** Whether https is asked for on subdomains, too. */
  hstsSubdomains: boolean;
  drainSeconds: number;
  /** Where traces go; `null`: nowhere. */
  traces: { endpoint: string; serviceName: string } | null;
  /** Opens the metrics to other machines; `null`: to none. */
  metricsToken: string | null;
  warmPictures: boolean;
  site: SiteSettings;
}

/** Room for pages and responses in memory. */
const CACHE_BYTES = 48 * 1024 * 1024;

export function bffSettings(env: BffEnv): BffSettings {
  return {
    host: env.HOST,
    port: env.PORT,
    publicUrl: env.PUBLIC_URL ?? null,
    logLevel: env.LOG_LEVEL,
    cache: { seconds: env.CACHE_SECONDS, bytes: CACHE_BYTES },
    limits: {
      public: env.LIMIT_PUBLIC,
      media: 2 * env.LIMIT_PUBLIC,
      signedIn: 2 * env.LIMIT_PUBLIC,
      search: env.LIMIT_SEARCH,
      clientErrors: 20,
      diagnostics: 10,
      newsletter: env.LIMIT_NEWSLETTER,
      newsletterSync: 2 * env.LIMIT_NEWSLETTER,
      newsletterAll: 200 * env.LIMIT_NEWSLETTER,
      wrongSecrets: 10,
      signIns: env.LIMIT_SIGN_IN,
      passwords: 5,
      adminWrites: 120,
    },
    failedSignIns: { fromOneAddress: 5, fromAll: 50 },
    pressureDelayMs: env.PRESSURE_DELAY_MS,
    hstsSubdomains: env.HSTS_SUBDOMAINS,
    drainSeconds: env.DRAIN_SECONDS,
    traces: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, serviceName: env.OTEL_SERVICE_NAME }
      : null,
    metricsToken: env.METRICS_TOKEN ?? null,
    warmPictures: env.WARM_PICTURES,
    site: siteSettings(env),
  };
}

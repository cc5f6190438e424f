import { flag, httpOrigin, int, oneOf, proxiesEnv, readProxies, secretSetting } from '@tdt/config';
import { fromInstallation } from '@tdt/config/installation';
import { isEmail, type Site } from '@tdt/contracts';
import { type RemoteOverrides, readOverrides } from '@tdt/federation';
import { type S3Settings, s3Env, s3Settings } from '@tdt/files/storage';
import { type NewsletterSettings, newsletterEnv, newsletterSettings } from '@tdt/newsletter';
import { z } from 'zod';

function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('fr', { timeZone }));
  } catch {
    return false;
  }
}

const text = (max: number) => z.string().max(max, { error: `must be at most ${max} characters long` });

/** The settings that every program over the site reads; a front door adds its own with `.extend`. */
export const siteEnv = z.object({
  PORT: int({ min: 0, max: 65_535, fallback: 3000 }).meta({
    section: 'Site',
    description: 'Port on which the site listens.',
  }),
  PUBLIC_URL: httpOrigin().meta({
    description:
      'Address under which visitors reach the site: scheme, host and port. Pages that are opened under another name lead ' +
      'there, so a proxy passes Host on, or sends X-Forwarded-Host.',
    unset: 'http://127.0.0.1:PORT, and visitors on other machines can only read',
    example: 'https://www.example.org',
  }),
  ...proxiesEnv.shape,
  SITE_NAME: text(60).default('Tour de Table').describe('Name of the site.'),
  SITE_TAGLINE: text(160).default('La cuisine du monde, sans bouger de chez soi').describe('Tagline of the site.'),
  LEGAL_PAGES: oneOf(['on', 'off'], 'on').describe('on or off: whether the site has its legal pages.'),
  LEGAL_PUBLISHER: text(2000).optional().meta({
    description: 'Publisher of the site, for the legal notice.',
    unset: 'a neutral sentence',
  }),
  LEGAL_HOST: text(2000).optional().meta({
    description: 'Hosting provider, for the legal notice.',
    unset: 'a neutral sentence',
  }),
  CONTACT_EMAIL: z.string().refine(isEmail, { error: 'must be an e-mail address' }).optional().meta({
    description: 'E-mail address on the legal pages.',
    unset: 'none',
  }),

  NEW_RECIPES: oneOf(['published', 'draft'], 'published').describe(
    'published or draft: what a new recipe is after its first save, unless its editor chooses otherwise.',
  ),
  TIME_ZONE: z
    .string()
    .refine(isTimeZone, { error: 'must be a time zone such as Europe/Paris' })
    .default('Europe/Paris')
    .describe('Time zone in which the back office shows times, and editors enter them.'),

  OFFLINE: oneOf(['on', 'off'], 'on').describe(
    'on or off: whether browsers store the pages that a visitor has opened, and show them without network. off also ' +
      'removes the stored ones.',
  ),

  READING_COUNTS: oneOf(['on', 'off'], 'on').describe(
    'on or off: whether the server counts how often each recipe is read on a day, and what is searched in vain, without ' +
      'cookies, addresses or anything else of a visitor. Editors see the numbers of 30 days; they stay for 90.',
  ),

  DATA_DIR: z.string().default('./data').meta({
    section: 'Data',
    description: 'Folder of the embedded database, pictures and builds. A relative path starts at the folder of .env.',
  }),
  MONGODB_URI: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\//, { error: 'must begin with mongodb:// or mongodb+srv://' })
    .optional()
    .meta({
      description: 'MongoDB in place of the embedded database: a replica set or Atlas.',
      unset: 'the embedded database',
      example: 'mongodb://127.0.0.1:27017/tour-de-table?replicaSet=rs0',
    }),
  SEED_DEMO: flag(null).meta({
    description: 'true or false: whether an empty database gets the demo.',
    unset: 'true for the embedded database, false for MongoDB',
  }),
  JWT_SECRET: secretSetting.meta({
    description:
      'Secret of at least 32 characters that signs sessions and links in mails (openssl rand -base64 32). Several ' +
      'machines of one site need the same secret.',
    unset: 'made once and stored in the file secret of DATA_DIR',
  }),
  ...s3Env.shape,
  HISTORY_DAYS: int({ min: 1, max: 3650, fallback: 30 }).meta({
    description: 'Days for which every version of a recipe, country or page stays after a save has replaced it.',
  }),
  HISTORY_DAILY_DAYS: int({ min: 1, max: 3650, fallback: 365 }).meta({
    description: 'Days for which the last version of each day stays.',
  }),

  NEWSLETTER: oneOf(['on', 'off'], 'on').meta({
    section: 'Newsletter',
    description: 'on or off: whether visitors can sign up.',
  }),
  NEWSLETTER_OPT_IN_DEFAULT: flag(true).describe(
    'true or false: whether the form opens with its consent box ticked. Set false where the law wants an unticked box.',
  ),
  ...newsletterEnv.shape,

  REMOTE_OVERRIDE: z
    .string()
    .refine((value) => readOverrides(value) !== null, { error: 'must read name=http://localhost:port, …' })
    .optional()
    .meta({
      section: 'Development',
      description: 'Remotes that a development server provides; npm run dev sets it.',
      unset: 'none',
      example: 'catalogue=http://localhost:3101',
    }),
});
export type SiteEnv = z.infer<typeof siteEnv>;

export interface SiteSettings {
  /** Absolute folder of the embedded engine, server bundles, and, without `s3`, of pictures and builds. */
  dataDir: string;
  /** Where pictures and builds are; `null`: under `dataDir`. */
  s3: S3Settings | null;
  /** `null`: the embedded engine under `dataDir`. */
  mongodbUri: string | null;
  /** The proxies in front of the site: addresses, networks, or words that Fastify knows. */
  trustProxy: string[];
  /** Remotes under development. */
  remoteOverrides: RemoteOverrides;
  /** Signs links and sessions; `null`: the site makes one and stores it under `dataDir`. */
  secret: string | null;
  newsletter: NewsletterSettings;
  /** Days for which all versions stay, and for which one a day does. */
  history: { allDays: number; dailyDays: number };
  site: Site;
}

/**
 * Settings of the site, from the environment as `siteEnv` parsed it. Throws `ConfigError` where settings contradict
 * each other.
 */
export function siteSettings(env: SiteEnv): SiteSettings {
  return {
    dataDir: fromInstallation(env.DATA_DIR),
    s3: s3Settings(env),
    mongodbUri: env.MONGODB_URI ?? null,
    trustProxy: readProxies(env.TRUST_PROXY),
    remoteOverrides: readOverrides(env.REMOTE_OVERRIDE ?? '') ?? {},
    secret: env.JWT_SECRET ?? null,
    newsletter: newsletterSettings(env),
    history: { allDays: env.HISTORY_DAYS, dailyDays: env.HISTORY_DAILY_DAYS },
    site: {
      name: env.SITE_NAME,
      tagline: env.SITE_TAGLINE,
      url: env.PUBLIC_URL ?? `http://127.0.0.1:${env.PORT}`,
      contact_email: env.CONTACT_EMAIL ?? null,
      legal: {
        enabled: env.LEGAL_PAGES === 'on',
        publisher: env.LEGAL_PUBLISHER ?? null,
        host: env.LEGAL_HOST ?? null,
      },
      features: {
        newsletter: env.NEWSLETTER === 'on',
        newsletter_opt_in: env.NEWSLETTER_OPT_IN_DEFAULT,
        offline: env.OFFLINE === 'on',
        reading_counts: env.READING_COUNTS === 'on',
      },
      analytics_id: null,
      editing: { new_recipes: env.NEW_RECIPES, time_zone: env.TIME_ZONE },
    },
  };
}

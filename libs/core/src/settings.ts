import { flag, httpOrigin, int, oneOf } from '@tdt/config';
import { fromInstallation } from '@tdt/config/installation';
import type { Site } from '@tdt/contracts';
import { z } from 'zod';
import { type NewsletterSettings, newsletterEnv, newsletterSettings } from './newsletter/newsletter-settings.ts';
import { type RemoteOverrides, readOverrides } from './remotes/overrides.ts';
import { secretSetting } from './secrets/secret-setting.ts';
import { type S3Settings, s3Env, s3Settings } from './storage/s3/s3-settings.ts';

const text = (max: number) => z.string().max(max, { error: `must be at most ${max} characters long` });

/** The variables that every program over the core reads; a front door adds its own with `.extend`. */
export const coreEnv = z.object({
  PORT: int({ min: 0, max: 65_535, fallback: 3000 }),
  PUBLIC_URL: httpOrigin(),
  SITE_NAME: text(60).default('Tour de Table'),
  SITE_TAGLINE: text(160).default('La cuisine du monde, sans bouger de chez soi'),
  /** A relative one starts from the root of the installation. */
  DATA_DIR: z.string().default('./data'),
  MONGODB_URI: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\//, { error: 'must begin with mongodb:// or mongodb+srv://' })
    .optional(),
  SEED_DEMO: flag(null),
  LEGAL_PAGES: oneOf(['on', 'off'], 'on'),
  LEGAL_PUBLISHER: text(2000).optional(),
  LEGAL_HOST: text(2000).optional(),
  CONTACT_EMAIL: z.email({ error: 'must be an e-mail address' }).max(254).optional(),
  REMOTE_OVERRIDE: z
    .string()
    .refine((value) => readOverrides(value) !== null, { error: 'must read name=http://localhost:port, …' })
    .optional(),
  JWT_SECRET: secretSetting,
  NEWSLETTER: oneOf(['on', 'off'], 'on'),
  ...s3Env.shape,
  ...newsletterEnv.shape,
});
export type CoreEnv = z.infer<typeof coreEnv>;

export interface CoreSettings {
  /** Absolute folder of the embedded engine, server bundles, and, without `s3`, of pictures and builds. */
  dataDir: string;
  /** Where pictures and builds are; `null`: under `dataDir`. */
  s3: S3Settings | null;
  /** `null`: the embedded engine under `dataDir`. */
  mongodbUri: string | null;
  /** Whether an empty database is filled with the demo: by default only an embedded one. */
  seedDemo: boolean;
  /** Remotes under development. */
  remoteOverrides: RemoteOverrides;
  /** What links and sessions are signed with; `null`: a secret of its own, kept under `dataDir`. */
  secret: string | null;
  newsletter: NewsletterSettings;
  site: Site;
}

/** What the core needs to know, from the environment as `coreEnv` parsed it. Throws `ConfigError` where variables disagree. */
export function coreSettings(env: CoreEnv): CoreSettings {
  return {
    dataDir: fromInstallation(env.DATA_DIR),
    s3: s3Settings(env),
    mongodbUri: env.MONGODB_URI ?? null,
    seedDemo: env.SEED_DEMO ?? env.MONGODB_URI === undefined,
    remoteOverrides: readOverrides(env.REMOTE_OVERRIDE ?? '') ?? {},
    secret: env.JWT_SECRET ?? null,
    newsletter: newsletterSettings(env),
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
      features: { newsletter: env.NEWSLETTER === 'on' },
      analytics_id: null,
    },
  };
}

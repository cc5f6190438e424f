import { ConfigError, flag, isServiceAddress, SERVICE_ADDRESS_RULE } from '@tdt/config';
import { z } from 'zod';

/** The settings of an S3-compatible storage. Without a bucket, files are on the local disk. */
export const s3Env = z.object({
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { error: 'must be the name of a bucket' })
    .optional()
    .meta({
      section: 'Files in a bucket (S3)',
      description: 'Bucket for pictures and builds, which several instances of the site can share.',
      unset: 'files are under DATA_DIR',
      example: 'table',
    }),
  S3_ACCESS_KEY_ID: z.string().max(256, { error: 'must be at most 256 characters long' }).optional().meta({
    description: 'Access key that may list the bucket, and get, put and delete its objects.',
    unset: 'the role of the machine, or what else the AWS SDK finds',
  }),
  S3_SECRET_ACCESS_KEY: z
    .string()
    .max(256, { error: 'must be at most 256 characters long' })
    .optional()
    .describe('Secret of that key.'),
  S3_ENDPOINT: z.string().refine(isServiceAddress, { error: SERVICE_ADDRESS_RULE }).optional().meta({
    description: 'Address of the service. Plain http is for private networks only.',
    unset: 'AWS, in S3_REGION',
    example: 'https://s3.example.org',
  }),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, { error: 'must be a region, such as eu-west-3' })
    .optional()
    .meta({ description: 'Region of the bucket.', unset: 'us-east-1', example: 'us-east-1' }),
  S3_PREFIX: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,60}(\/[A-Za-z0-9_-]{1,60}){0,4}\/?$/, {
      error: 'must be a folder such as sites/table, of letters, digits, hyphens and underscores',
    })
    .optional()
    .meta({
      description: 'Folder of the bucket for this site, so that several sites can share the bucket.',
      unset: 'the whole bucket',
      example: 'sites/table',
    }),
  S3_FORCE_PATH_STYLE: flag(true).describe(
    'true or false: whether the bucket is in the path of an address, as most services want it, or before the host.',
  ),
});
type S3Env = z.infer<typeof s3Env>;

/** Access to the bucket. Holds secrets: never log it. */
export interface S3Settings {
  /** Absolute address of the service. */
  endpoint: string;
  region: string;
  bucket: string;
  /** `null`: those of the environment, of shared files or of the role of the machine, as the AWS SDK finds them. */
  keys: { accessKeyId: string; secretAccessKey: string } | null;
  /** What every key begins with: `''`, or a folder with its last slash. */
  prefix: string;
  forcePathStyle: boolean;
}

const KEYS = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const OTHERS = ['S3_ENDPOINT', 'S3_REGION', 'S3_PREFIX'] as const;

/** `null`: the local disk. Throws `ConfigError` for an incomplete configuration: files would go to the wrong place. */
export function s3Settings(env: S3Env): S3Settings | null {
  const isSet = (name: keyof S3Env): boolean => env[name] !== undefined;
  const [first] = (['S3_BUCKET', ...KEYS, ...OTHERS] as const).filter(isSet);
  if (first === undefined) return null;
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  const missing = [...(KEYS.some(isSet) ? KEYS : []), 'S3_BUCKET' as const].filter((name) => !isSet(name));
  if (!bucket || missing.length > 0) {
    throw new ConfigError(
      missing.map((name) => `${name} is not set; a storage in a bucket (${first} is set) needs it.`),
    );
  }
  const region = env.S3_REGION ?? 'us-east-1';
  return {
    endpoint: (env.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`).replace(/(?<!\/)\/+$/, ''),
    region,
    bucket,
    keys: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
    prefix: env.S3_PREFIX ? `${env.S3_PREFIX.replace(/\/$/, '')}/` : '',
    forcePathStyle: env.S3_FORCE_PATH_STYLE,
  };
}

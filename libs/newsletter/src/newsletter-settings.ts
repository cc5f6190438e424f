import { ConfigError, isServiceAddress, SERVICE_ADDRESS_RULE } from '@tdt/config';
import { z } from 'zod';

const attribute = z
  .string()
  .regex(/^[A-Za-z0-9_]{1,50}$/, { error: 'must be the name of a contact attribute at Brevo' });

/** The settings of Brevo. Without a key, subscribers are stored and wait. */
export const newsletterEnv = z.object({
  BREVO_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,300}$/, { error: 'must be a key without blanks' })
    .optional()
    .meta({ description: 'Key of the Brevo API; it needs BREVO_LIST_IDS.', unset: 'subscribers are stored and wait' }),
  BREVO_LIST_IDS: z
    .string()
    .regex(/^[1-9]\d{0,9}( *, *[1-9]\d{0,9}){0,19}$/, { error: 'must be numbers of lists, separated by commas' })
    .transform((text) => [...new Set(text.split(',').map(Number))])
    .optional()
    .meta({ description: 'Numbers of the lists for new subscribers, separated by commas.', example: '3' }),
  BREVO_ATTRIBUTE_FIRST_NAME: attribute
    .default('PRENOM')
    .describe('Contact attribute of the first name: text. It must exist at Brevo, as the next three.'),
  BREVO_ATTRIBUTE_LAST_NAME: attribute.default('NOM').describe('Contact attribute of the last name: text.'),
  BREVO_ATTRIBUTE_BIRTHDATE: attribute
    .default('DATE_NAISSANCE')
    .describe('Contact attribute of the date of birth: date.'),
  BREVO_ATTRIBUTE_UNSUBSCRIBE: attribute.optional().meta({
    description: 'Contact attribute of the link to unsubscribe: text.',
    unset: 'contacts have no such link',
    example: 'LIEN_DESINSCRIPTION',
  }),
  BREVO_CONFIRM_TEMPLATE_ID: z
    .string()
    .regex(/^[1-9]\d{0,9}$/, { error: 'must be the number of a template' })
    .transform(Number)
    .optional()
    .meta({
      description: 'Number of the template of the mail that asks to confirm a sign-up (double opt-in).',
      unset: 'a sign-up needs no confirmation, and addresses that complained or bounced cannot come back',
      example: '7',
    }),
  BREVO_WEBHOOK_SECRET: z
    .string()
    .min(16, { error: 'must be at least 16 characters long' })
    .max(300, { error: 'must be at most 300 characters long' })
    // It comes in a header, as a bearer token.
    .regex(/^[\x21-\x7e]+$/, { error: 'must be letters, digits and signs without blanks' })
    .optional()
    .meta({
      description: "Bearer token of Brevo's webhook, at least 16 characters.",
      unset: 'the site takes no webhook',
    }),
  BREVO_API_URL: z
    .string()
    .refine(isServiceAddress, { error: SERVICE_ADDRESS_RULE })
    .transform((text) => text.replace(/(?<!\/)\/+$/, ''))
    .default('https://api.brevo.com')
    .describe('Address of the Brevo API.'),
});
type NewsletterEnv = z.infer<typeof newsletterEnv>;

/** Access to Brevo, and what the site sends there. Holds the key: never log it. */
export interface BrevoSettings {
  apiKey: string;
  /** Absolute address without trailing slash. */
  apiUrl: string;
  /** Lists for new subscribers; at least one. */
  listIds: readonly number[];
  /** Names of the contact attributes; `unsubscribe` is `null` where the link is not sent. */
  attributes: { firstName: string; lastName: string; birthdate: string; unsubscribe: string | null };
  /** Template of the mail that asks for a confirmation; `null`: a sign-up subscribes at once. */
  confirmTemplateId: number | null;
}

export interface NewsletterSettings {
  /** `null`: no key. */
  brevo: BrevoSettings | null;
  /** Token that Brevo's webhook must send; `null`: the site takes no webhook. */
  webhookSecret: string | null;
}

/** Throws `ConfigError` for an incomplete configuration. */
export function newsletterSettings(env: NewsletterEnv): NewsletterSettings {
  return { brevo: brevoSettings(env), webhookSecret: env.BREVO_WEBHOOK_SECRET ?? null };
}

function brevoSettings(env: NewsletterEnv): BrevoSettings | null {
  const { BREVO_API_KEY: apiKey, BREVO_LIST_IDS: listIds, BREVO_CONFIRM_TEMPLATE_ID: template } = env;
  if (apiKey === undefined) {
    if (template === undefined) return null;
    throw new ConfigError(['BREVO_API_KEY is not set; the mail of BREVO_CONFIRM_TEMPLATE_ID needs it.']);
  }
  if (listIds === undefined) {
    throw new ConfigError(['BREVO_LIST_IDS is not set; a key of Brevo (BREVO_API_KEY is set) needs it.']);
  }
  return {
    apiKey,
    apiUrl: env.BREVO_API_URL,
    listIds,
    attributes: {
      firstName: env.BREVO_ATTRIBUTE_FIRST_NAME,
      lastName: env.BREVO_ATTRIBUTE_LAST_NAME,
      birthdate: env.BREVO_ATTRIBUTE_BIRTHDATE,
      unsubscribe: env.BREVO_ATTRIBUTE_UNSUBSCRIBE ?? null,
    },
    confirmTemplateId: template ?? null,
  };
}

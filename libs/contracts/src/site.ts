import { z } from 'zod';

/** Facts about the site that every page needs, all from the configuration. `url` has no trailing slash. */
export const SiteSchema = z.strictObject({
  name: z.string(),
  tagline: z.string(),
  url: z.string(),
  contact_email: z.string().nullable(),
  legal: z.strictObject({
    enabled: z.boolean(),
    publisher: z.string().nullable(),
    host: z.string().nullable(),
  }),
  /**
   * `newsletter_opt_in`: whether the newsletter's form opens with its consent box ticked. `offline`: whether browsers
   * keep opened pages for visits without network. `reading_counts`: whether reads and searches in vain are counted.
   */
  features: z.strictObject({
    newsletter: z.boolean(),
    newsletter_opt_in: z.boolean(),
    offline: z.boolean(),
    reading_counts: z.boolean().optional(),
  }),
  /** Always `null`: the site sends no analytics. */
  analytics_id: z.string().nullable(),
  /** For the back office: pages of visitors do without. `time_zone`: in which editors enter and read times. */
  editing: z.strictObject({ new_recipes: z.enum(['published', 'draft']), time_zone: z.string() }).optional(),
});
export type Site = z.infer<typeof SiteSchema>;

export const HealthSchema = z.strictObject({ status: z.literal('ok') });

/** Readiness: whether each part that the service needs responds. */
export const ReadySchema = z.strictObject({
  status: z.enum(['ready', 'not_ready']),
  checks: z.strictObject({ database: z.boolean(), storage: z.boolean(), catalogue: z.boolean() }),
});
export type Ready = z.infer<typeof ReadySchema>;

/** A browser's report of a failing remote or an uncaught error. */
export const ClientErrorSchema = z.strictObject({
  kind: z.enum(['remote', 'error', 'hydration']),
  message: z.string().max(500),
  remote: z.string().max(60).optional(),
  version: z.string().max(40).optional(),
  path: z.string().max(300).optional(),
  stack: z.string().max(4000).optional(),
});
export type ClientError = z.infer<typeof ClientErrorSchema>;

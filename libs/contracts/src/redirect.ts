import { z } from 'zod';
import { listOf, pagingFields } from './list.ts';
import { SEARCH_TEXT_MAX } from './plain/constants.ts';
import { REDIRECT_MESSAGES, REDIRECT_PATH_MAX } from './plain/redirects.ts';
import { readableText } from './readable-text.ts';

/** A path of the site, as visitors request it. What it leads to, and whether it may, is for the server to say. */
const path = readableText().min(1, REDIRECT_MESSAGES.path).max(REDIRECT_PATH_MAX);

export const RedirectInputSchema = z.strictObject({ from: path, to: path });
export type RedirectInput = z.infer<typeof RedirectInputSchema>;

/** Former addresses that lead to a page. */
export const RedirectSchema = z.strictObject({
  /** Of the page, where the site itself has made it. */
  id: z.string(),
  from: z.array(z.string()),
  to: z.string(),
  /** `manual`: an editor has made it; the others follow from former titles, names and merged countries. */
  origin: z.enum(['manual', 'country', 'recipe']),
  /** Of one by hand. */
  by: z.string().nullable(),
  at: z.iso.datetime().nullable(),
});
export type Redirect = z.infer<typeof RedirectSchema>;

export const RedirectListSchema = listOf(RedirectSchema);
export type RedirectList = z.infer<typeof RedirectListSchema>;

export const RedirectQuerySchema = z.strictObject({
  ...pagingFields,
  /** Part of an address. */
  q: z.string().trim().max(SEARCH_TEXT_MAX).default(''),
});
export type RedirectQuery = z.infer<typeof RedirectQuerySchema>;

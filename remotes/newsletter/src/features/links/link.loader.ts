import type { NewsletterLink } from '@tdt/contracts';
import {
  NEWSLETTER_API,
  NEWSLETTER_OUTCOME_PARAMETER,
  NEWSLETTER_OUTCOMES,
  NEWSLETTER_TOKEN_PARAMETER,
} from '@tdt/contracts/plain';
import { type LoaderFunctionArgs, loadFrom, statusOf } from '@tdt/platform';

/**
 * `asked`: what the link is for can be done. Otherwise it has been done, or whom it is about is not stored any more (`gone`),
 * or the link is not worth anything.
 */
export type LinkData = { state: 'asked'; token: string; address: string } | { state: 'fait' | 'gone' | 'refuse' };

/** What the address of the page says: what became of a link, or whose it is. */
export async function loadLink(args: LoaderFunctionArgs): Promise<LinkData> {
  const query = new URL(args.request.url).searchParams;
  const outcome = NEWSLETTER_OUTCOMES.find((one) => one === query.get(NEWSLETTER_OUTCOME_PARAMETER));
  if (outcome) return { state: outcome };
  const token = query.get(NEWSLETTER_TOKEN_PARAMETER);
  if (!token) return { state: 'refuse' };
  try {
    const { address } = await loadFrom<NewsletterLink>(args, NEWSLETTER_API.link(token));
    return address === null ? { state: 'gone' } : { state: 'asked', token, address };
  } catch (error) {
    if (!REFUSALS.includes(statusOf(error))) throw error;
    return { state: 'refuse' };
  }
}

/** A token that is forged or too old, one that cannot be a token, and one whose subscriber is gone. */
const REFUSALS: (number | null)[] = [403, 404, 422];

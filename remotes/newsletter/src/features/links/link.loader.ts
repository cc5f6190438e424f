import type { NewsletterLink } from '@tdt/contracts';
import {
  NEWSLETTER_API,
  NEWSLETTER_OUTCOME_PARAMETER,
  NEWSLETTER_OUTCOMES,
  NEWSLETTER_TOKEN_PARAMETER,
} from '@tdt/contracts/plain';
import { type LoaderFunctionArgs, loadFrom, statusOf } from '@tdt/platform';

/**
 * `asked`: the link is valid and waits for the visitor's click. `fait`: done. `gone`: the subscriber is no longer
 * stored. `refuse`: the link is incomplete, forged or expired. `fait` and `refuse` also stand in the address after the
 * form's POST.
 */
export type LinkData = { state: 'asked'; token: string; address: string } | { state: 'fait' | 'gone' | 'refuse' };

/** Reads the outcome from the address, else asks the API whose link it is. Both pages use it. */
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

/** Status codes for tokens that are forged or expired, whose subscriber is gone, or that are malformed. */
const REFUSALS: (number | null)[] = [403, 404, 422];

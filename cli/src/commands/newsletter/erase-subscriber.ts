import { type Context, type Result, STATUS } from '../../command.ts';
import { consentFrom } from '../../input.ts';
import { requireEmail } from '../admin/read-credentials.ts';

export interface EraseSubscriberOptions {
  email: string;
  yes?: boolean;
  dryRun?: boolean;
}

const ACTION = 'tdt newsletter erase';

/**
 * `tdt newsletter erase`: removes all that is stored about a subscriber, here and at Brevo. The audit log holds the id
 * only.
 */
export async function eraseSubscriber(
  { yes, dryRun = false, ...options }: EraseSubscriberOptions,
  context: Context,
): Promise<Result> {
  const consent = dryRun ? null : consentFrom(context, yes);
  const email = await requireEmail(options.email);
  const { newsletter, audit } = await (dryRun ? context.openReader() : context.openWriter());
  const planned = await newsletter.erase({ email }, { dryRun: true });
  if (planned.id === null) {
    return { data: { dry_run: dryRun, ...planned }, lines: [`Nobody is stored under ${email}: nothing to erase.`] };
  }
  if (dryRun) return { data: { dry_run: true, ...planned }, lines: [`${email} would be erased, here and at Brevo.`] };
  if (!(await consent?.(`Erase ${email}, here and at Brevo?`))) {
    return { data: { dry_run: false, declined: true }, lines: ['Nothing was erased.'], status: STATUS.failed };
  }
  context.signal.throwIfAborted();
  const erased = await newsletter.erase({ email });
  await audit.record({
    actor: { kind: 'operator', name: context.operator },
    action: ACTION,
    target: planned.id,
    outcome: 'done',
    from: null,
    request_id: null,
  });
  const line =
    erased.status === 'queued'
      ? `${email} is erased here. Brevo did not take it yet: a running site tries again, and so does newsletter sync.`
      : `${email} is erased.`;
  return { data: { dry_run: false, ...erased }, lines: [line] };
}

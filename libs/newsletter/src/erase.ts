import { normaliseEmail } from '@tdt/accounts';
import type { Outbox } from './outbox/outbox.ts';
import type { SubscribersRepository } from './subscribers.repository.ts';

/** The result of an erasure: none was stored, all is gone, or Brevo is still to remove the contact. */
export interface Erasure {
  /** `null`: none was stored. */
  id: string | null;
  status: 'absent' | 'erased' | 'queued';
}

interface Dependencies {
  repository: Pick<SubscribersRepository, 'findByEmail' | 'findById' | 'markErased' | 'removeUnsent'>;
  sendOne: Outbox['sendOne'];
  /** Whether there is a key. */
  isConfigured: boolean;
  now: () => Date;
}

/** Erases a subscriber here and at Brevo; see `Newsletter.erase`. */
export function createErase({ repository, sendOne, isConfigured, now }: Dependencies) {
  return async function erase(
    whom: { id: string } | { email: string },
    { dryRun = false }: { dryRun?: boolean } = {},
  ): Promise<Erasure> {
    const who = 'id' in whom ? { _id: whom.id } : { email: normaliseEmail(whom.email) };
    const stored = await ('_id' in who ? repository.findById(who._id) : repository.findByEmail(who.email));
    if (!stored) return { id: null, status: 'absent' };
    const { _id: id, email } = stored;
    if (dryRun || (await repository.removeUnsent({ _id: id }))) return { id, status: 'erased' };
    if (!(await repository.markErased({ _id: id }, isConfigured ? 'pending' : 'disabled', now()))) {
      return { id, status: 'erased' };
    }
    await sendOne(email);
    return { id, status: (await repository.findById(id)) ? 'queued' : 'erased' };
  };
}

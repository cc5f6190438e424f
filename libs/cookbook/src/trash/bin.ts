import type { Deletion } from '@tdt/domain/publication';

/** The time of what is being removed for good: nothing brings it back, and an interrupted removal is resumed. */
const CONDEMNED = new Date(0);

/** Documents that can be in the trash. */
interface Binned<Document, D extends Deletion> {
  byId(id: string): Promise<Document | null>;
  deletionOf(document: Document): D | null | undefined;
  /** In one write; `false`: the document is at another revision, or gone. */
  setDeletion(before: Document, deletion: D | null): Promise<boolean>;
}

/** As it is sent. */
export const sentDeletion = ({ at, by }: Deletion) => ({ at: at.toISOString(), by });

/**
 * The trash of one kind of documents. They stay where they are, with all that belongs to them: what moves them is a
 * field. Each function returns the document as it was before, `null`: there was nothing to do.
 */
export function createBin<Document, D extends Deletion>(documents: Binned<Document, D>) {
  const { byId, deletionOf, setDeletion } = documents;

  /** @param next what to write in place of a deletion; `undefined`: nothing */
  async function change(id: string, next: (deletion: D | null) => D | null | undefined) {
    for (;;) {
      const before = await byId(id);
      const deletion = before ? next(deletionOf(before) ?? null) : undefined;
      if (!before || deletion === undefined) return null;
      if (await setDeletion(before, deletion)) return before;
    }
  }

  return {
    moveIn: (id: string, deletion: D) => change(id, (present) => (present ? undefined : deletion)),

    takeOut: (id: string) => change(id, (present) => (present && present.at > CONDEMNED ? null : undefined)),

    /** Begins to remove for good what was moved in at this time or before, by the clock of whichever server. */
    condemn: (id: string, until?: Date) =>
      change(id, (present) => (present && !(until && until < present.at) ? { ...present, at: CONDEMNED } : undefined)),
  };
}

import { randomUUID } from 'node:crypto';
import { AppError, type ErrorCode } from '@tdt/contracts';
import { changedFields } from '@tdt/database/documents';
import type { Deletion } from '@tdt/domain/publication';
import { formerSlugs } from './former-slugs.ts';

/** What all documents have that editors write. */
interface Edited {
  _id: string;
  /** Unique. */
  slug: string;
  former_slugs: string[];
  revision: number;
}

interface Written {
  former_slugs: string[];
  edited_at: Date;
  edited_by: string | null;
  edited_fields: string[];
  updated_at: Date;
}

/** When a document is saved, and by whom: the e-mail of the account, `null` if it is not known. */
interface Edit {
  at: Date;
  by: string | null;
}

interface Repository<Document, Fields> {
  byId(id: string): Promise<Document | null>;
  /** Whether it is stored, also if it is malformed. */
  isStored(id: string): Promise<boolean>;
  /** That it is in the trash. */
  deletionOf(document: Document): Deletion | null | undefined;
  /** In one write. `stale`: it is at another revision, or removed; `taken`: another document has its slug. */
  update(update: {
    id: string;
    revision: number;
    before: Document;
    fields: Fields & Written;
  }): Promise<'saved' | 'stale' | 'taken'>;
}

/** Reading and replacing documents for editors, who may not write over what they have not seen. */
export function editedDocuments<Document extends Edited, Fields extends Pick<Edited, 'slug'>>(
  repository: Repository<Document, Fields>,
  { notFound, gone }: { notFound: ErrorCode; gone: (deletion: Deletion) => AppError },
) {
  /** Also one in the trash. Throws `notFound`, or `DOCUMENT_MALFORMED`. */
  async function existing(id: string): Promise<Document> {
    const found = await repository.byId(id);
    if (found) return found;
    throw new AppError((await repository.isStored(id)) ? 'DOCUMENT_MALFORMED' : notFound);
  }

  /** The same, but throws `gone` for one in the trash. */
  async function editable(id: string): Promise<Document> {
    const found = await existing(id);
    const deletion = repository.deletionOf(found);
    if (deletion) throw gone(deletion);
    return found;
  }

  return {
    existing,
    editable,

    /** The document as the editor has seen it. Throws `gone` and `REVISION_CONFLICT` as well. */
    async seen(id: string, revision: number): Promise<Document> {
      const found = await editable(id);
      if (found.revision !== revision) throw new AppError('REVISION_CONFLICT');
      return found;
    },

    /** Replaces fields; a former slug leads to the new one. `null`: the slug is taken. */
    async replace(before: Document, fields: Fields, { at, by }: Edit): Promise<(Document & Fields) | null> {
      const { _id: id, revision } = before;
      // An id that stood in the place of a slug is no former one.
      const former_slugs = formerSlugs(before, fields.slug).filter((former) => former !== id);
      const edited_fields = changedFields<Pick<Edited, 'slug'>>(before, fields, []);
      const written = { ...fields, former_slugs, edited_at: at, edited_by: by, edited_fields, updated_at: at };
      const outcome = await repository.update({ id, revision, before, fields: written });
      if (outcome === 'stale') {
        await editable(id);
        throw new AppError('REVISION_CONFLICT');
      }
      return outcome === 'taken' ? null : { ...before, ...written, revision: revision + 1 };
    },
  };
}

/** What a document starts with that an editor makes. */
export const newDocument = ({ at, by }: Edit) => ({
  _id: randomUUID(),
  former_slugs: [],
  revision: 1,
  edited_at: at,
  edited_by: by,
  edited_fields: [],
  created_at: at,
  updated_at: at,
});

/** What says of a document that no person has saved it: seeding and imports write it. */
export const UNEDITED = { edited_by: null, edited_fields: [] as string[] };

import { randomUUID } from 'node:crypto';
import { type AdminWork, AppError, type FieldNote, type FieldNoteInput, type NotedDocument } from '@tdt/contracts';
import { NOTE_DAYS, NOTES_MAX, type TeamKind } from '@tdt/contracts/plain';
import { DAY_MS } from '@tdt/database';
import type { CountriesRepository } from '@tdt/geography';
import type { RecipesRepository } from '../recipes/recipes.repository.ts';
import type { NoteDocument } from './note.model.ts';
import type { NotesRepository } from './notes.repository.ts';
import { documentOf, partsOf } from './team-document.ts';

interface Dependencies {
  repository: NotesRepository;
  recipes: Pick<RecipesRepository, 'byIds'>;
  countries: Pick<CountriesRepository, 'byId'>;
  now?: () => Date;
}

interface Author {
  id: string;
  email: string;
  is_super_admin: boolean;
}

/** Documents with open notes that the dashboard shows. */
const SHOWN = 5;
const NAMES = { title: 1, publication: 1 } as const;
const FULL = `${NOTES_MAX} notes sont déjà ouvertes : terminez-en d’abord.`;

export type Notes = ReturnType<typeof createNotes>;

/**
 * Notes of editors for each other, beside recipes and countries. They stay as long as their document, also in the
 * trash, and 30 days once they are done. Their author is stated as in histories, also when the account is gone.
 */
export function createNotes({ repository, recipes, countries, now = () => new Date() }: Dependencies) {
  /** The names of those that are not in the trash, by id. */
  async function namesOf(kind: TeamKind, ids: readonly string[]): Promise<Map<string, string>> {
    if (kind === 'recipe') {
      const found = (await recipes.byIds(ids, NAMES)).filter(({ publication }) => !publication.deleted);
      return new Map(found.map(({ _id, title }) => [_id, title]));
    }
    const found = await Promise.all(ids.map(countries.byId));
    return new Map(found.flatMap((country) => (country && !country.deleted ? [[country._id, country.name]] : [])));
  }

  async function existing(id: string): Promise<NoteDocument> {
    const found = await repository.byId(id);
    if (!found) throw new AppError('NOTE_NOT_FOUND');
    return found;
  }

  return {
    /** The notes of a document, the oldest first. */
    async list({ kind, id }: NotedDocument, user: Author): Promise<FieldNote[]> {
      await repository.removeDoneBefore(new Date(now().getTime() - NOTE_DAYS * DAY_MS));
      return (await repository.of(documentOf(kind, id))).map((note) => present(note, user));
    },

    /** Throws `RECIPE_NOT_FOUND`, `COUNTRY_NOT_FOUND`, also for what is in the trash, and `VALIDATION_FAILED`. */
    async add({ kind, id, field, text }: FieldNoteInput, user: Author): Promise<FieldNote> {
      const document = documentOf(kind, id);
      if (!(await namesOf(kind, [id])).has(id)) throw new AppError(NOT_FOUND[kind]);
      if ((await repository.countOpen(document)) >= NOTES_MAX)
        throw new AppError('VALIDATION_FAILED', { errors: [{ path: 'text', message: FULL }] });
      const written = { field, text, user_id: user.id, by: user.email, at: now() };
      const note = { _id: randomUUID(), document, ...written, done_by: null, done_at: null };
      await repository.insert(note);
      return present(note, user);
    },

    /** Marks a note as done, or as open again. Throws `NOTE_NOT_FOUND`. */
    async setDone(id: string, isDone: boolean, user: Author): Promise<FieldNote> {
      const found = await existing(id);
      const done = isDone ? { done_by: user.email, done_at: now() } : { done_by: null, done_at: null };
      await repository.setDone(id, done);
      return present({ ...found, ...done }, user);
    },

    /** Throws `NOTE_NOT_FOUND`, and `FORBIDDEN` for another’s note, unless a super admin deletes it. */
    async remove(id: string, user: Author): Promise<void> {
      if (!mayRemove(await existing(id), user)) throw new AppError('FORBIDDEN');
      await repository.remove(id);
    },

    /** What the dashboard shows of open notes, without those of documents in the trash. */
    async open(): Promise<NonNullable<AdminWork['open_notes']>> {
      const counts = new Map<string, number>();
      for (const document of await repository.openDocuments()) counts.set(document, (counts.get(document) ?? 0) + 1);
      const all = [...counts].map(([document, count]) => ({ ...partsOf(document), count }));
      const idsOf = (wanted: TeamKind) => all.flatMap(({ kind, id }) => (kind === wanted ? id : []));
      const names = {
        recipe: await namesOf('recipe', idsOf('recipe')),
        country: await namesOf('country', idsOf('country')),
      };
      const live = all.flatMap(({ kind, id, count }) => {
        const name = names[kind].get(id);
        return name === undefined ? [] : { kind, id, name, count };
      });
      return { total: live.reduce((sum, { count }) => sum + count, 0), first: live.slice(0, SHOWN) };
    },
  };
}

const NOT_FOUND = { recipe: 'RECIPE_NOT_FOUND', country: 'COUNTRY_NOT_FOUND' } as const;

const mayRemove = ({ user_id }: NoteDocument, { id, is_super_admin }: Author): boolean =>
  user_id === id || is_super_admin;

const present = (note: NoteDocument, user: Author): FieldNote => ({
  id: note._id,
  field: note.field,
  text: note.text,
  by: note.by,
  at: note.at.toISOString(),
  is_own: mayRemove(note, user),
  done: note.done_at && { by: note.done_by ?? '', at: note.done_at.toISOString() },
});

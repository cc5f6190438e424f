import { LIST_TIME_MS } from '@tdt/database/documents';
import mongoose, { type Connection } from 'mongoose';
import { type NoteDocument, noteModel } from './note.model.ts';

/** More open notes are not counted. */
const COUNTED_MAX = 1000;

export type NotesRepository = ReturnType<typeof createNotesRepository>;

export function createNotesRepository(connection: Connection) {
  const model = noteModel(connection);
  return {
    insert: (note: NoteDocument) => model.insertOne(note),

    of: (document: string): Promise<NoteDocument[]> =>
      model.find({ document }).sort({ at: 1 }).lean<NoteDocument[]>().exec(),

    countOpen: (document: string): Promise<number> => model.countDocuments({ document, done_at: null }).exec(),

    /** The documents of the open notes, the newest first, each as often as it has some. */
    openDocuments: async (): Promise<string[]> => {
      const found = model.find({ done_at: null }, { document: 1 }).sort({ at: -1 }).limit(COUNTED_MAX);
      return (await found.maxTimeMS(LIST_TIME_MS).lean<NoteDocument[]>()).map(({ document }) => document);
    },

    byId: (id: string): Promise<NoteDocument | null> => model.findById(id).lean<NoteDocument>().exec(),

    setDone: (_id: string, done: Pick<NoteDocument, 'done_by' | 'done_at'>) => model.updateOne({ _id }, { $set: done }),

    remove: (_id: string) => model.deleteOne({ _id }),

    removeDoneBefore: (time: Date) => model.deleteMany({ done_at: mongoose.trusted({ $lte: time }) }),

    removeAll: (document: string) => model.deleteMany({ document }),
  };
}

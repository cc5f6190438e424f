import type { PictureSpec } from '@tdt/contracts';
import mongoose, { type Connection, Schema } from 'mongoose';
import { insertMissing } from '../database/insert-missing.ts';
import { SCHEMA_OPTIONS } from '../database/schema-options.ts';

/** A picture that is planned: where it belongs and how to paint it. */
export interface DrawingDocument {
  /** Storage path of the original. */
  _id: string;
  /** The spec as JSON: its shape is the generator's own affair. */
  spec: string;
  /** Place in the queue of what is painted ahead: what visitors meet first comes first. */
  priority: number;
}

const schema = new Schema(
  {
    _id: { type: String, required: true },
    spec: { type: String, required: true },
    priority: { type: Number, required: true },
  },
  { ...SCHEMA_OPTIONS, collection: 'drawings' },
).index({ priority: 1 });

export interface Drawing {
  path: string;
  spec: PictureSpec;
  priority: number;
}

export type DrawingsRepository = ReturnType<typeof createDrawingsRepository>;

export function createDrawingsRepository(connection: Connection) {
  const model = connection.model<DrawingDocument>('Drawing', schema as unknown as Schema<DrawingDocument>);
  return {
    async specOf(path: string): Promise<PictureSpec | null> {
      const found = await model.findById(path).lean<DrawingDocument>();
      return found ? (JSON.parse(found.spec) as PictureSpec) : null;
    },

    /** Plans pictures; answers how many of them were not planned before. */
    async plan(drawings: readonly Drawing[]): Promise<number> {
      const documents = drawings.map(({ path, spec, priority }) => ({
        _id: path,
        spec: JSON.stringify(spec),
        priority,
      }));
      return documents.length - (await insertMissing(model, documents)).length;
    },

    /** How many of these paths are planned. */
    countPlanned: (paths: readonly string[]) => model.countDocuments({ _id: mongoose.trusted({ $in: paths }) }),

    /** Every planned path, in the order in which to paint. */
    async paths(): Promise<string[]> {
      const found = await model
        .find({}, { _id: 1 })
        .sort({ priority: 1, _id: 1 })
        .lean<Pick<DrawingDocument, '_id'>[]>();
      return found.map(({ _id }) => _id);
    },
  };
}

import mongoose, { type Model } from 'mongoose';

/** Longest time that a list query may run, in milliseconds. */
export const LIST_TIME_MS = 2000;

/** Condition on a text: it contains `part`, in any case. No text contains a NUL, and a pattern must not either. */
export function containing(part: string): { $regex: string; $options: 'i' } {
  const literal = part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\0', '\\x00');
  return mongoose.trusted({ $regex: literal, $options: 'i' });
}

/** A model without its writing methods, for the reading half of a repository whose writes others follow. */
export type ReadOnlyModel<T> = Pick<
  Model<T>,
  'find' | 'findOne' | 'findById' | 'countDocuments' | 'estimatedDocumentCount'
> & { collection: Pick<Model<T>['collection'], 'find'> };

/** The fields of documents that hold addresses. */
const ADDRESSES = new Set(['url', 'og_image_url']);

/** Every address of a picture or video, also in documents that are not as their schema says. */
export const urlsIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, each]) =>
        ADDRESSES.has(key) && typeof each === 'string' ? [each] : urlsIn(each),
      );

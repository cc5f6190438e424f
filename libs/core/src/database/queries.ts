import mongoose, { type Model } from 'mongoose';

/** Longest time that a list query may run, in milliseconds. */
export const LIST_TIME_MS = 2000;

/** Condition on a text: it contains `part`, in any case. No text contains a NUL, and a pattern must not either. */
export function containing(part: string): { $regex: string; $options: 'i' } {
  const literal = part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\0', '\\x00');
  return mongoose.trusted({ $regex: literal, $options: 'i' });
}

/** A model without its writing methods, for the reading half of a repository that announces its writes. */
export type ReadOnlyModel<T> = Pick<
  Model<T>,
  'find' | 'findOne' | 'findById' | 'countDocuments' | 'estimatedDocumentCount'
> & { collection: Pick<Model<T>['collection'], 'find'> };

/**
 * Fills fields that a stored document lacks with the defaults of its schema, which neither lean queries nor the driver
 * do: without this, a document that an earlier release wrote comes out without the fields added since.
 * @param only the fields that the query asks for; by default, all
 */
export function withDefaults<T extends object>(
  model: Model<T>,
  only?: readonly (keyof T)[],
): <Stored extends object>(stored: Stored) => Stored {
  const all = Object.entries(new model().toObject());
  const defaults = Object.fromEntries(only ? all.filter(([field]) => only.includes(field as keyof T)) : all);
  return (stored) => ({ ...defaults, ...stored });
}

import type { Model } from 'mongoose';

/** Longest time that a list query may run, in milliseconds. */
export const LIST_TIME_MS = 2000;

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

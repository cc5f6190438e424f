import type { Model } from 'mongoose';

/**
 * Called with which documents an update is about to replace: to store them as versions first. `read`: the only one, whole,
 * as it was read at the revision that the update is guarded by; without it, the documents are read.
 */
export type BeforeUpdate = <T>(model: Pick<Model<T>, 'collection'>, filter: object, read?: T) => Promise<void>;

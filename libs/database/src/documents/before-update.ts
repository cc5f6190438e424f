import type { Model } from 'mongoose';

/** Called with which documents an update is about to replace: to store them as versions first. */
export type BeforeUpdate = <T>(model: Pick<Model<T>, 'collection'>, filter: object) => Promise<void>;

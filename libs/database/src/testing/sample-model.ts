import { required } from '../fields.ts';
import { documentSchema, modelOf } from '../models.ts';

const schema = documentSchema<{ _id: string; slug: string }>('recipes', {
  _id: required(String),
  slug: required(String),
}).index({ slug: 1 }, { unique: true });

/** A model with an index, like those of the rooms above. */
export const sampleModel = modelOf('Sample', schema);

import { required } from '@tdt/database/fields';
import { documentSchema, modelOf } from '@tdt/database/models';

const COUNTED = ['read', 'search'] as const;
export type Counted = (typeof COUNTED)[number];

/** How often something was read, or searched in vain, on a day. Nothing says by whom. */
export interface CountDocument {
  /** `{day} {kind} {key}`. */
  _id: string;
  kind: Counted;
  /** As '2026-11-28', where the site is. */
  day: string;
  /** Slug of a recipe, or the folded words of a search. */
  key: string;
  count: number;
}

export const countModel = modelOf(
  'ReadingCount',
  documentSchema<CountDocument>('reading_counts', {
    _id: required(String),
    kind: { type: String, required: true, enum: [...COUNTED] },
    day: required(String),
    key: required(String),
    count: required(Number),
  })
    .index({ kind: 1, day: 1, count: -1 })
    .index({ day: 1 }),
);

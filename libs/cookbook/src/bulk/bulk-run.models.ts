import { BULK_STATES, type BulkAction, type BulkReason, type BulkState, type BulkTally } from '@tdt/contracts';
import { nullable, required } from '@tdt/database/fields';
import { documentSchema, modelOf } from '@tdt/database/models';
import { Schema } from 'mongoose';

/** Who does something, as the audit log names accounts. */
export interface BulkEditor {
  id: string;
  email: string;
}

/** When it began, to the millisecond, and who asked for it: what it writes carries both, so that it knows its own. */
export interface BulkPress extends BulkEditor {
  at: Date;
}

/** A change of many documents. What it is about is in its parts, so that it stays small while it is written often. */
export interface BulkRunDocument {
  /** UUID. */
  _id: string;
  /** `null`: the selection is not frozen to its end. */
  state: BulkState | null;
  by: string;
  created_at: Date;
  action: BulkAction;
  count: number;
  titles: string[];
  expected: BulkTally;
  started: BulkPress | null;
  undone: BulkPress | null;
  position: number;
  result: BulkTally | null;
  undo: BulkTally | null;
  expires_at: Date;
}

/** `changed`, `same`: it needs no change; `''`: nothing is to be done. */
export type BulkOutcome = 'changed' | 'same' | '' | BulkReason;

/** Some documents of a run, which are changed together. The lists have one entry each. */
export interface BulkPartDocument {
  /** See `partId`. */
  _id: string;
  run_id: string;
  ids: string[];
  /** 0: it was not there. */
  revisions: number[];
  titles: string[];
  /** Empty: it is to be done. */
  outcomes: BulkOutcome[];
  undone: BulkOutcome[];
}

export const bulkRunModel = modelOf(
  'BulkRun',
  documentSchema<BulkRunDocument>('bulk_runs', {
    _id: required(String),
    state: { type: String, enum: [...BULK_STATES, null], default: null },
    by: required(String),
    created_at: required(Date),
    action: required(Schema.Types.Mixed),
    count: required(Number),
    titles: { type: [String], default: [] },
    expected: required(Schema.Types.Mixed),
    started: nullable(Schema.Types.Mixed),
    undone: nullable(Schema.Types.Mixed),
    position: required(Number),
    result: nullable(Schema.Types.Mixed),
    undo: nullable(Schema.Types.Mixed),
    expires_at: required(Date),
  })
    .index({ state: 1, created_at: 1 })
    .index({ expires_at: 1 }),
);

export const bulkPartModel = modelOf(
  'BulkPart',
  documentSchema<BulkPartDocument>('bulk_parts', {
    _id: required(String),
    run_id: required(String),
    ids: { type: [String], default: [] },
    revisions: { type: [Number], default: [] },
    titles: { type: [String], default: [] },
    outcomes: { type: [String], default: [] },
    undone: { type: [String], default: [] },
  }).index({ run_id: 1 }),
);

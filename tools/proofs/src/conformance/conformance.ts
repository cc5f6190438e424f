import { describe } from 'vitest';
import { describeBulkWrites } from './cases/bulk-writes.ts';
import { describeCollections } from './cases/collections.ts';
import { describeCursors } from './cases/cursors.ts';
import { describeErrors } from './cases/errors.ts';
import { describeFilters } from './cases/filters.ts';
import { describeFindAndModify } from './cases/find-and-modify.ts';
import { describeIndexes } from './cases/indexes.ts';
import { describeMalformedWrites } from './cases/malformed-writes.ts';
import { describeProjections } from './cases/projections.ts';
import { describeProperties } from './cases/properties.ts';
import { describeReads } from './cases/reads.ts';
import { describeRefusals } from './cases/refusals.ts';
import { serverAt } from './cases/server.ts';
import { describeSessions } from './cases/sessions.ts';
import { describeSorts } from './cases/sorts.ts';
import { describeUpdateRules } from './cases/update-rules.ts';
import { describeUpdates } from './cases/updates.ts';
import { describeUpserts } from './cases/upserts.ts';
import { describeWrites } from './cases/writes.ts';

export interface ConformanceOptions {
  /** A server that speaks MongoDB's protocol. */
  readonly uri: string;
  /** `everything`: MongoDB itself. `subset`: a server that refuses by name what it lacks. */
  readonly supports: 'everything' | 'subset';
}

/**
 * Declares the tests of how a server must respond: tables with one row a case, and random operations against a model.
 * The expectations are MongoDB's, whatever the server.
 */
export function conformance({ uri, supports }: ConformanceOptions): void {
  const server = serverAt(uri);
  describe('filters', () => describeFilters(server));
  describe('projections', () => describeProjections(server));
  describe('updates', () => describeUpdates(server));
  describe('reads', () => describeReads(server));
  describe('writes', () => describeWrites(server));
  describe('indexes', () => describeIndexes(server));
  describe('bulk writes', () => describeBulkWrites(server));
  describe('malformed writes', () => describeMalformedWrites(server));
  describe('collections', () => describeCollections(server));
  describe('cursors', () => describeCursors(server));
  describe('findAndModify', () => describeFindAndModify(server));
  describe('sessions', () => describeSessions(server));
  describe('sorts', () => describeSorts(server));
  describe('an update', () => describeUpdateRules(server));
  describe('an upsert', () => describeUpserts(server));
  describe('errors', () => describeErrors(server));
  describe('random operations', () => describeProperties(server));
  describe.runIf(supports === 'subset')('refusals', () => describeRefusals(server));
}

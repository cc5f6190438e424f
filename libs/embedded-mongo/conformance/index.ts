import { describe } from 'vitest';
import { describeBulkWrites } from './bulk-writes.ts';
import { describeCollections } from './collections.ts';
import { describeCursors } from './cursors.ts';
import { describeErrors } from './errors.ts';
import { describeFilters } from './filters.ts';
import { describeFindAndModify } from './find-and-modify.ts';
import { describeIndexes } from './indexes.ts';
import { describeMalformedWrites } from './malformed-writes.ts';
import { describeProjections } from './projections.ts';
import { describeProperties } from './properties.ts';
import { describeReads } from './reads.ts';
import { describeRefusals } from './refusals.ts';
import { serverAt } from './server.ts';
import { describeSessions } from './sessions.ts';
import { describeSorts } from './sorts.ts';
import { describeUpdateRules } from './update-rules.ts';
import { describeUpdates } from './updates.ts';
import { describeUpserts } from './upserts.ts';
import { describeWrites } from './writes.ts';

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

import { AsyncLocalStorage } from 'node:async_hooks';
import mongoose from 'mongoose';
import { within } from './concurrency.ts';
import { DatabaseUnreachable } from './failures/failure-table.ts';

/**
 * Longest time of one read. The driver notices a server that hangs after up to five seconds, and then waits for another
 * one for two; its option `timeoutMS` has no effect (7.8).
 */
const READ_MS = 2000;
const READS = new Set(['find', 'findOne', 'countDocuments', 'estimatedDocumentCount', 'distinct']);

const bound = new AsyncLocalStorage<true>();

/**
 * Runs work, such as that of a request, whose reads fail with `DatabaseUnreachable` after `READ_MS`, each of them. An
 * outage stops the first one. Writes are not bounded: a caller would not know what was written.
 */
export const boundReads = <T>(work: () => T): T => bound.run(true, work);

const { exec } = mongoose.Query.prototype;

mongoose.Query.prototype.exec = function execBounded(this: mongoose.Query<unknown, unknown> & { op?: string }) {
  const running = exec.call(this);
  if (!bound.getStore() || !READS.has(this.op ?? '')) return running;
  return within(READ_MS, running, () => new DatabaseUnreachable(new Error(`no response within ${READ_MS} ms`)));
};

import { type Collection, type Db, type Document, MongoServerError } from 'mongodb';
import { errorOutcome } from './outcomes.ts';
import type { Entities, Operation } from './spec-file.ts';
import { difference } from './spec-matching.ts';

type Run = (target: never, args: Document) => unknown;

/** Operations of the specifications whose arguments are those of the driver's method, in this order, then options. */
const METHODS: Record<string, readonly string[]> = {
  insertOne: ['document'],
  insertMany: ['documents'],
  updateOne: ['filter', 'update'],
  updateMany: ['filter', 'update'],
  replaceOne: ['filter', 'replacement'],
  deleteOne: ['filter'],
  deleteMany: ['filter'],
  findOne: ['filter'],
  findOneAndUpdate: ['filter', 'update'],
  findOneAndReplace: ['filter', 'replacement'],
  findOneAndDelete: ['filter'],
  bulkWrite: ['requests'],
  countDocuments: ['filter'],
  estimatedDocumentCount: [],
  count: ['filter'],
  distinct: ['fieldName', 'filter'],
  createIndex: ['keys'],
  dropIndex: ['name'],
  dropIndexes: [],
  createCollection: ['collection'],
  dropCollection: ['collection'],
  rename: ['to'],
  runCommand: ['command'],
};
const RENAMED: Record<string, string> = { runCommand: 'command' };

/** Operations that return a cursor, which is read to its end. */
const CURSORS: Record<string, Run> = {
  find: (target: Collection, { filter, ...options }) => target.find(filter, options).toArray(),
  aggregate: (target: Collection | Db, { pipeline, ...options }) => target.aggregate(pipeline, options).toArray(),
  listCollections: (target: Db, { filter, ...options }) => target.listCollections(filter, options).toArray(),
  listCollectionNames: (target: Db, { filter, ...options }) =>
    target.listCollections(filter, { ...options, nameOnly: true }).toArray(),
  listIndexes: (target: Collection, options) => target.listIndexes(options).toArray(),
  runCursorCommand: (target: Db, { command, commandName: _name, ...options }) =>
    target.runCursorCommand(command, options).toArray(),
};

/** Whether the runner can do an operation of this name. */
export const isKnown = (name: string): boolean => name in METHODS || name in CURSORS;

function call(target: object, name: string, given: Document): unknown {
  const args = { ...given };
  if (typeof args.returnDocument === 'string') args.returnDocument = args.returnDocument.toLowerCase();
  const cursor = CURSORS[name];
  if (cursor) return cursor(target as never, args);
  const order = METHODS[name] ?? [];
  const method = (target as Record<string, (...values: unknown[]) => unknown>)[RENAMED[name] ?? name];
  const values = order.map((one) => args[one]);
  for (const one of [...order, 'commandName']) delete args[one];
  return method?.call(target, ...values, args);
}

/** `undefined` if an operation did what the test expects, else how it ended. */
export async function runOperation(operation: Operation, entities: Entities): Promise<string | undefined> {
  const { object, name, arguments: args = {}, expectResult, expectError, ignoreResultAndError } = operation;
  let result: unknown;
  try {
    result = await call(entities.get(object) as object, name, args);
  } catch (error) {
    const wrong = expectError ? wrongError(expectError, error) : 'an error';
    return wrong && !ignoreResultAndError ? `${errorOutcome(error)}` : undefined;
  }
  if (ignoreResultAndError) return undefined;
  if (expectError) return `failed: ${name} succeeded`;
  const found = expectResult === undefined ? undefined : difference(expectResult, result, entities);
  return found && `failed: ${name} returned ${found}`;
}

function wrongError(expected: Document, error: unknown): string | undefined {
  const { code, codeName, message } = error as { code?: number; codeName?: string; message: string };
  const isServer = error instanceof MongoServerError;
  if (isServer && errorOutcome(error).startsWith('refused')) return 'refused';
  if (expected.isClientError === true && isServer) return 'an error of the server';
  if (expected.errorCode !== undefined && expected.errorCode !== code) return `code ${code}`;
  if (expected.errorCodeName !== undefined && expected.errorCodeName !== codeName) return `code ${codeName}`;
  if (expected.errorContains !== undefined && !message.toLowerCase().includes(expected.errorContains.toLowerCase()))
    return message;
  return undefined;
}

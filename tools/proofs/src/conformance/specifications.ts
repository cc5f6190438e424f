import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BSON, type Collection, type Db, type Document, MongoClient } from 'mongodb';
import { isKnown, runOperation } from './operations.ts';
import { outcomeOf, type SuiteResult } from './outcomes.ts';
import { difference } from './spec-matching.ts';

/** Folders of the specifications whose tests need no failpoints, sessions or monitoring of their own. */
const FOLDERS = ['crud', 'collection-management', 'index-management', 'run-command', 'read-write-concern'];
const SERVER = [7, 0, 0];

interface SpecFile {
  /** Only unified tests have one. */
  readonly schemaVersion?: string;
  readonly description: string;
  readonly runOnRequirements?: readonly Requirement[];
  readonly createEntities?: readonly Document[];
  readonly initialData?: readonly CollectionData[];
  readonly tests: readonly SpecTest[];
}

interface CollectionData {
  readonly databaseName: string;
  readonly collectionName: string;
  readonly documents: readonly Document[];
}

interface Requirement {
  readonly minServerVersion?: string;
  readonly maxServerVersion?: string;
  readonly topologies?: readonly string[];
  readonly serverParameters?: unknown;
  readonly auth?: boolean;
  readonly csfle?: unknown;
  readonly serverless?: string;
}

interface SpecTest {
  readonly description: string;
  readonly skipReason?: string;
  readonly runOnRequirements?: readonly Requirement[];
  readonly operations: readonly Operation[];
  readonly outcome?: readonly CollectionData[];
}

export interface Operation {
  readonly object: string;
  readonly name: string;
  readonly arguments?: Document;
  readonly ignoreResultAndError?: boolean;
  readonly expectResult?: unknown;
  readonly expectError?: Document;
}

/** What the operations of a test use, by the names that the test gives them. */
export type Entities = Map<string, MongoClient | Db | Collection>;

/**
 * Runs the drivers' unified tests on a server: operations, results, errors and what is stored in the end. The events
 * that they expect of a driver are not looked at.
 * @param checkout the repository of MongoDB's specifications
 */
export async function runSpecifications(checkout: string, uri: string): Promise<SuiteResult> {
  const result = { passed: 0, skipped: 0, others: {} as Record<string, string> };
  const control = await MongoClient.connect(uri);
  for (const folder of FOLDERS) {
    const path = join(checkout, 'source', folder, 'tests');
    const names = await readdir(path, { recursive: true });
    for (const name of names.filter((one) => one.endsWith('.json')).toSorted()) {
      const file = BSON.EJSON.parse(await readFile(join(path, name), 'utf8')) as SpecFile;
      for (const test of file.schemaVersion ? file.tests : []) {
        const title = `${folder}/${name}: ${test.description}`;
        const outcome = isRunnable(file, test) ? await runTest(file, test, control, uri) : 'skipped';
        if (outcome === 'passed' || outcome === 'skipped') result[outcome] += 1;
        else result.others[title] = outcome;
      }
    }
  }
  await control.close();
  return result;
}

const isRunnable = (file: SpecFile, test: SpecTest): boolean =>
  test.skipReason === undefined &&
  [file, test].every(({ runOnRequirements }) => runOnRequirements?.some(isMet) ?? true) &&
  (file.createEntities ?? []).every((entity) => entity.client ?? entity.database ?? entity.collection) &&
  test.operations.every(({ object, name }) => object !== 'testRunner' && isKnown(name));

function isMet({
  minServerVersion,
  maxServerVersion,
  topologies,
  serverParameters,
  auth,
  csfle,
}: Requirement): boolean {
  if (serverParameters || auth || csfle) return false;
  if (topologies && !topologies.includes('replicaset')) return false;
  return order(minServerVersion ?? '0') <= 0 && order(maxServerVersion ?? '99') >= 0;
}

/** A version beside that of the server. */
function order(version: string): number {
  const parts = version.split('.').map(Number);
  return SERVER.reduce((found, own, index) => found || (parts[index] ?? 0) - own, 0);
}

/** `passed`, or how the test ended. */
async function runTest(file: SpecFile, test: SpecTest, control: MongoClient, uri: string): Promise<string> {
  const entities: Entities = new Map();
  try {
    await fill(control, file.initialData ?? []);
    await createEntities(file.createEntities ?? [], entities, uri);
    for (const operation of test.operations) {
      const wrong = await runOperation(operation, entities);
      if (wrong) return wrong;
    }
    return (await wrongContent(control, test.outcome ?? [])) ?? 'passed';
  } catch (error) {
    return outcomeOf(error);
  } finally {
    for (const entity of entities.values()) if (entity instanceof MongoClient) await entity.close();
  }
}

async function fill(control: MongoClient, data: readonly CollectionData[]): Promise<void> {
  for (const { databaseName, collectionName, documents } of data) {
    const db = control.db(databaseName);
    await db.dropCollection(collectionName);
    await db.createCollection(collectionName);
    if (documents.length > 0) await db.collection(collectionName).insertMany([...documents]);
  }
}

async function createEntities(descriptions: readonly Document[], entities: Entities, uri: string): Promise<void> {
  for (const { client, database, collection } of descriptions) {
    if (client) {
      const { serverApi, uriOptions = {} } = client;
      entities.set(client.id, await MongoClient.connect(uri, { ...uriOptions, ...(serverApi && { serverApi }) }));
    } else if (database) {
      const owner = entities.get(database.client) as MongoClient;
      entities.set(database.id, owner.db(database.databaseName, database.databaseOptions));
    } else {
      const owner = entities.get(collection.database) as Db;
      entities.set(collection.id, owner.collection(collection.collectionName, collection.collectionOptions));
    }
  }
}

async function wrongContent(control: MongoClient, data: readonly CollectionData[]): Promise<string | undefined> {
  for (const { databaseName, collectionName, documents } of data) {
    const stored = await control.db(databaseName).collection(collectionName).find().sort({ _id: 1 }).toArray();
    const found = difference(documents, stored, new Map());
    if (found) return `failed: stored ${found}`;
  }
  return undefined;
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BSON, type Db, type Document, MongoClient } from 'mongodb';
import { isKnown, runOperation } from './operations.ts';
import { errorOutcome, type SuiteResult } from './outcomes.ts';
import type { CollectionData, Entities, Requirement, SpecFile, SpecTest } from './spec-file.ts';
import { difference } from './spec-matching.ts';

/** Folders of the specifications whose tests need no failpoints, sessions or monitoring of their own. */
const FOLDERS = ['crud', 'collection-management', 'index-management', 'run-command', 'read-write-concern'];
const SERVER = [8, 0, 0];

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
    return errorOutcome(error);
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

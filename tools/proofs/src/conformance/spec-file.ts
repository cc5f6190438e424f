import type { Collection, Db, Document, MongoClient } from 'mongodb';

/** A file of the drivers' specifications in the unified format; members that the runner does not read are left out. */
export interface SpecFile {
  /** Only unified tests have one. */
  readonly schemaVersion?: string;
  readonly description: string;
  readonly runOnRequirements?: readonly Requirement[];
  readonly createEntities?: readonly Document[];
  readonly initialData?: readonly CollectionData[];
  readonly tests: readonly SpecTest[];
}

export interface CollectionData {
  readonly databaseName: string;
  readonly collectionName: string;
  readonly documents: readonly Document[];
}

export interface Requirement {
  readonly minServerVersion?: string;
  readonly maxServerVersion?: string;
  readonly topologies?: readonly string[];
  readonly serverParameters?: unknown;
  readonly auth?: boolean;
  readonly csfle?: unknown;
  readonly serverless?: string;
}

export interface SpecTest {
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

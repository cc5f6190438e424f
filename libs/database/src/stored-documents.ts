import type { Logger } from '@tdt/config';
import mongoose, { type Connection, type Model, type Query, type Schema, type SchemaType } from 'mongoose';

type Fields = Record<string, unknown>;
/** What is wrong with a value and where, such as ".0.name is null"; `null`: nothing. */
type Check = (value: unknown) => string | null;
/** What a query returns of a document: paths that it names, or all but some. */
export type Projection = Readonly<Record<string, unknown>> | null | undefined;

/**
 * Reads documents by the schema that they are written with: what one lacks is filled with the defaults of the schema,
 * which neither lean queries nor the driver do. Returns what is wrong with it, such as "steps.0.description is null".
 * A document that another program has damaged must not reach code that trusts its type.
 */
export function documentReader(schema: Schema, projection?: Projection): (document: object) => string | null {
  const check = partCheck(schema, wantedBy(projection));
  return (document) => check(document)?.slice(1) ?? null;
}

/** Of the paths below one: whether to read it, and which of the paths below it. */
type Wanted = (name: string) => boolean | Wanted;
const ALL: Wanted = () => true;

function wantedBy(projection: Projection): Wanted {
  const paths = Object.entries(projection ?? {});
  const named = paths.filter(([path, isRead]) => isRead && path !== '_id').map(([path]) => path);
  if (named.length > 0 || projection?._id) return wantedOf(['_id', ...named]);
  const excluded = new Set(paths.map(([path]) => path));
  return (name) => !excluded.has(name);
}

const wantedOf =
  (paths: readonly string[]): Wanted =>
  (name) => {
    if (paths.includes(name)) return true;
    const below = paths.filter((path) => path.startsWith(`${name}.`)).map((path) => path.slice(name.length + 1));
    return below.length > 0 && wantedOf(below);
  };

function partCheck(schema: Schema, wanted: Wanted): Check {
  const checks = Object.entries(schema.paths).flatMap(([name, type]) => {
    // The type of a map's values has a path, too.
    const isRead = name.includes('.') ? false : wanted(name);
    return isRead ? [fieldCheck(name, type, isRead === true ? ALL : isRead)] : [];
  });
  return (part) => {
    if (!isPlainObject(part)) return ' is no object';
    // Most values are texts and `null`. A call less for each makes the start of a large site some percent quicker.
    for (let index = 0; index < checks.length; index += 1) {
      const { name, isText, canBeNull, check } = checks[index] as FieldCheck;
      const value = part[name];
      if (typeof value === 'string' ? isText : value === null && canBeNull) continue;
      const fault = check(part, value);
      if (fault !== null) return `.${name}${fault}`;
    }
    return null;
  };
}

interface FieldCheck {
  name: string;
  /** Whether any text is right. */
  isText: boolean;
  canBeNull: boolean;
  check(part: Fields, value: unknown): string | null;
}

/** Checks one field of a part, and sets it to its default where it is missing. */
function fieldCheck(name: string, type: SchemaType, wanted: Wanted): FieldCheck {
  const isRequired = type.isRequired === true;
  const preset = presetOf(type);
  const canBeNull = !isRequired && (preset() ?? null) === null;
  const checkValue = valueCheck(type, wanted);
  return {
    name,
    isText: type.instance === 'String' && rulesOf(type).length === 0,
    canBeNull,
    check(part, value) {
      if (value === null) return canBeNull ? null : ' is null';
      if (value !== undefined) return checkValue(value);
      const standIn = preset();
      if (standIn !== undefined) part[name] = standIn;
      return standIn === undefined && isRequired ? ' is missing' : null;
    },
  };
}

/** The default of a field; `undefined`: it has none. Mongoose would give an array that belongs to a document. */
function presetOf(type: SchemaType): () => unknown {
  const { defaultValue, instance } = type as SchemaType & { defaultValue?: unknown };
  if (typeof defaultValue !== 'function') return () => defaultValue;
  return instance === 'Array' ? () => [] : (defaultValue as () => unknown);
}

const TYPES: Readonly<Record<string, readonly [text: string, is: (value: unknown) => boolean]>> = {
  String: [' is no text', (value) => typeof value === 'string'],
  Number: [' is no number', Number.isFinite],
  Boolean: [' is neither true nor false', (value) => typeof value === 'boolean'],
  Date: [' is no date', (value) => value instanceof Date && !Number.isNaN(value.getTime())],
  Array: [' is no list', Array.isArray],
};

function valueCheck(type: SchemaType, wanted: Wanted): Check {
  const { instance, schema, embeddedSchemaType } = type as SchemaType & { embeddedSchemaType?: SchemaType };
  const [text, isOfType] = TYPES[instance] ?? [' is no object', isPlainObject];
  const rules = rulesOf(type);
  const part = schema ? partCheck(schema as Schema, wanted) : null;
  const item = part ?? (embeddedSchemaType ? valueCheck(embeddedSchemaType, ALL) : null);
  return (value) => {
    if (!isOfType(value)) return text;
    if (!rules.every((rule) => rule(value))) return ' has a value that is not allowed';
    return Array.isArray(value) && item ? firstFault(value, item) : (part?.(value) ?? null);
  };
}

function firstFault(items: readonly unknown[], check: Check): string | null {
  for (let index = 0; index < items.length; index += 1) {
    const fault = check(items[index]);
    if (fault !== null) return `.${index}${fault}`;
  }
  return null;
}

/** The rules of a field beside its type: lists of values, limits. */
const rulesOf = ({ validators }: SchemaType) =>
  validators.filter(({ type }) => type !== 'required').map(({ validator }) => validator as (value: unknown) => boolean);

function isPlainObject(value: unknown): value is Fields {
  const prototype = typeof value === 'object' && value !== null ? Object.getPrototypeOf(value) : undefined;
  return prototype === Object.prototype || prototype === null;
}

/** What a repository finds, without what is malformed, which is reported. */
export function soundDocuments<T>({ db, collection, schema }: Model<T>, projection?: Projection) {
  const read = documentReader(schema as unknown as Schema, projection);
  return <Stored extends object>(found: readonly Stored[]): Stored[] =>
    found.filter((document) => {
      const fault = read(document);
      if (fault === null) return true;
      const { _id: id } = document as { _id?: unknown };
      reporters.get(db)?.(collection.name, id, fault);
      return false;
    });
}

const schemas = new Map<string, Schema>();

/** The schema of a collection; `undefined`: no model has it. */
export const schemaOf = (collection: string): Schema | undefined => schemas.get(collection);

/** Makes the lean queries of a schema's models find what is sound only: one malformed document spoils no list. */
export function leaveOutMalformed(collection: string, schema: Schema): void {
  schemas.set(collection, schema);
  const readers = new WeakMap<object, Map<string, ReturnType<typeof soundDocuments>>>();
  schema.post(['find', 'findOne'], function (this: Query<unknown, unknown>, found: object | object[] | null) {
    if (found === null || !this.mongooseOptions().lean) return undefined;
    const { model } = this;
    const projection = this.projection() as Projection;
    const ofModel = readers.get(model) ?? new Map<string, ReturnType<typeof soundDocuments>>();
    readers.set(model, ofModel);
    const key = JSON.stringify(projection ?? null);
    const sound = ofModel.get(key) ?? soundDocuments(model, projection);
    ofModel.set(key, sound);
    const left = sound(Array.isArray(found) ? found : [found]);
    return mongoose.overwriteMiddlewareResult(Array.isArray(found) ? left : (left[0] ?? null));
  });
}

type Report = (collection: string, id: unknown, fault: string) => void;
const reporters = new WeakMap<Connection, Report>();

/** Has each malformed document of a connection logged once. */
export function logMalformed(connection: Connection, log: Pick<Logger, 'warn'>): void {
  const known = new Set<string>();
  reporters.set(connection, (collection, id, fault) => {
    const document = documentName(collection, id);
    if (known.has(document)) return;
    known.add(document);
    log.warn({ document, fault }, 'A stored document is malformed and left out; tdt doctor lists all such documents');
  });
}

/** "recipes/7c9e6679-7425-40de-944b-e07fc1f90ae7". */
export const documentName = (collection: string, id: unknown): string =>
  `${collection}/${typeof id === 'string' ? id : (JSON.stringify(id) ?? '')}`;

import * as contracts from '@tdt/contracts';
import { z } from 'zod';

type JsonSchema = Record<string, unknown>;
type Direction = 'input' | 'output';

const SUFFIX = 'Schema';
const COMPONENTS = '#/components/schemas/';
const DEFINITIONS = /^#\/\$defs\//;

/**
 * JSON schemas of the contract for an OpenAPI 3.1 document. Schemas that the contract exports become components under
 * their names (`RecipeCardSchema` -> `RecipeCard`), in requests with `Input` at the end: defaults may be left out there.
 * The others stand where they are used.
 */
export function createContractSchemas() {
  const names = { input: namesOf((name) => `${name.replace(/Input$/, '')}Input`), output: namesOf((name) => name) };
  const components: Record<string, JsonSchema> = {};
  /** As they were added: the plugin changes the objects it is given. */
  const texts = new Map<string, string>();

  /** A reference, or the schema itself. Throws where two components would have one name. */
  function describe(schema: z.ZodType, io: Direction): JsonSchema {
    const { $schema: _, $defs = {}, ...own } = toJson(schema, io, names[io]);
    for (const [name, definition] of Object.entries($defs as Record<string, JsonSchema>)) add(name, definition);
    return own;
  }

  function add(name: string, definition: JsonSchema): void {
    const text = JSON.stringify(definition);
    if (texts.get(name) === text) return;
    if (texts.has(name)) throw new Error(`The contract has two schemas that would be called ${name}.`);
    texts.set(name, text);
    components[name] = definition;
  }

  /** An object whose fields become parameters: a reference would hide them. */
  function describeFields(schema: z.ZodType): JsonSchema {
    const { $schema: _, $ref, $defs = {}, ...own } = toJson(schema, 'input', names.input);
    const { [String($ref).slice(COMPONENTS.length)]: root = own, ...others } = $defs as Record<string, JsonSchema>;
    for (const [name, definition] of Object.entries(others)) add(name, definition);
    return root;
  }

  return { components, describe, describeFields };
}

type Names = z.core.$ZodRegistry<{ id: string }>;

function namesOf(idOf: (name: string) => string): Names {
  const names: Names = z.registry();
  // In alphabetical order, since the first name of a schema with two counts.
  for (const [name, schema] of Object.entries(contracts).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (!name.endsWith(SUFFIX) || !(schema instanceof z.ZodType) || names.has(schema)) continue;
    names.add(schema, { id: idOf(name.slice(0, -SUFFIX.length)) });
  }
  return names;
}

const toJson = (schema: z.ZodType, io: Direction, names: Names): JsonSchema => {
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any', metadata: names, override: describeNumbers });
  return JSON.parse(JSON.stringify(json), (key, value) =>
    key === '$ref' && typeof value === 'string' ? value.replace(DEFINITIONS, COMPONENTS) : value,
  );
};

/** Numbers in a query are digits: what matters is the number that they stand for, with its bounds. */
function describeNumbers({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: object }): void {
  const { def } = zodSchema._zod;
  if (def.type !== 'pipe' || !(def.out instanceof z.ZodNumber) || !('anyOf' in jsonSchema)) return;
  const { $schema: _, ...number } = z.toJSONSchema(def.out);
  delete jsonSchema.anyOf;
  Object.assign(jsonSchema, number);
}

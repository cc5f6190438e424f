import { AppError, type FieldError } from '@tdt/contracts';
import fastJsonStringify from 'fast-json-stringify';
import type { FastifySchemaCompiler } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { z } from 'zod';
import fr from 'zod/v4/locales/fr.js';

const french = fr().localeError;

/** Faults that a response lists: a body of 500 kB may have 100,000. */
const ERRORS_MAX = 20;

/** Validates params, query and body with the route's zod schema; messages are French. */
export const validateWithZod: FastifySchemaCompiler<z.ZodType> = ({ schema }) => {
  return (data) => {
    const parsed = schema.safeParse(data, { error: french });
    if (parsed.success) return { value: parsed.data };
    return {
      error: new AppError('VALIDATION_FAILED', {
        errors: parsed.error.issues.slice(0, ERRORS_MAX).flatMap(fieldErrors).slice(0, ERRORS_MAX),
      }),
    };
  };
};

/** One error a field. An issue of unknown keys becomes one error for each of them. */
function fieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  const path = issue.path.join('.');
  if (issue.code !== 'unrecognized_keys') return [{ path, message: issue.message }];
  return issue.keys.map((key) => ({ path: path ? `${path}.${key}` : key, message: 'Champ inconnu' }));
}

/**
 * Limits are for what comes in. The generated function would check them where a value may be one of several, such as a
 * text or `null`, and fail for a document of another release or program that breaks one.
 */
const LIMITS = ['format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'] as const;
const withoutLimits = ({ jsonSchema }: { jsonSchema: Record<string, unknown> }): void => {
  for (const limit of LIMITS) delete jsonSchema[limit];
};

type Serialise = (data: unknown) => string;
const serialisers = new WeakMap<z.ZodType, Serialise>();

/**
 * Serialises responses with a function generated from the route's zod schema. Measured on a list of 20 recipes (38 kB):
 * 73 µs, as quick as JSON.stringify; encoding by zod costs 130 µs. Fields that the schema does not have are left out.
 */
export const serialiseWithZod: FastifySerializerCompiler<z.ZodType> = ({ schema }) => {
  const known = serialisers.get(schema);
  if (known) return known;
  const json = z.toJSONSchema(schema, { io: 'output', target: 'draft-7', override: withoutLimits });
  const serialise: Serialise = fastJsonStringify(json as fastJsonStringify.AnySchema);
  serialisers.set(schema, serialise);
  return serialise;
};

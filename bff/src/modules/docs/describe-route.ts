import { ERRORS, type ErrorCode, ProblemSchema } from '@tdt/contracts';
import type { FastifySchema, RouteOptions } from 'fastify';
import type { z } from 'zod';
import { problemsOf } from '../../platform/routes/route-problems.ts';
import { isSafeMethod } from '../../platform/security/csrf.ts';
import type { createContractSchemas } from './contract-schemas.ts';

type Schemas = Pick<ReturnType<typeof createContractSchemas>, 'describe' | 'describeFields'>;

/** The fields of a route's schema that this API uses. */
interface RouteSchema extends FastifySchema {
  querystring?: z.ZodType;
  params?: z.ZodType;
  body?: z.ZodType;
  response?: Record<string, z.ZodType>;
}

const REASONS: Readonly<Record<string, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted; done later',
  204: 'Done; no content',
  303: 'See the page at `Location`',
  503: 'Not ready',
};

/** A route as the document shows it, from what the route states for itself: schema, access and reasons to refuse. */
export function describeRoute(route: RouteOptions, { describe, describeFields }: Schemas): FastifySchema {
  const {
    querystring,
    params,
    body,
    response = {},
    produces,
    security,
    problems: _,
    ...rest
  } = route.schema as RouteSchema;
  const method = [route.method].flat()[0] ?? 'GET';
  return {
    ...rest,
    tags: [tagOf(route.url)],
    operationId: operationId(method, route.url),
    security: security ?? securityOf(route, method),
    ...(querystring && { querystring: describeFields(querystring) }),
    ...(params && { params: describeFields(params) }),
    ...(body && { body: describe(body, 'input') }),
    response: {
      ...Object.fromEntries(
        Object.entries(response).map(([status, schema]) => [
          status,
          { description: REASONS[status] ?? status, ...contentOf(describe(schema, 'output'), produces) },
        ]),
      ),
      ...problemResponses(problemsOf(route), describe),
    },
  };
}

const contentOf = (schema: Record<string, unknown>, types: readonly string[] = ['application/json']) =>
  schema.type === 'null' ? { type: 'null' } : { content: Object.fromEntries(types.map((type) => [type, { schema }])) };

function problemResponses(codes: readonly ErrorCode[], describe: Schemas['describe']) {
  const content = { 'application/problem+json': { schema: describe(ProblemSchema, 'output') } };
  const byStatus = Map.groupBy(codes, (code) => ERRORS[code].status);
  const refusals = [...byStatus].map(([status, own]) => [
    status,
    { description: own.map(titleOf).join(' · '), content },
  ]);
  return {
    ...Object.fromEntries(refusals),
    '5xx': { description: 'A failure of the server; 503 and 507 say when to try again', content },
  };
}

const titleOf = (code: ErrorCode): string => `\`${code}\`: ${ERRORS[code].title}`;

/** `/api/admin/recipes/:id` -> `Admin: recipes`, `/api/recipes/:idOrSlug` -> `Public: recipes`. */
function tagOf(url: string): string {
  const [, , first = '', second = ''] = url.split('/');
  return first === 'admin' ? `Admin: ${second}` : `Public: ${first || 'root'}`;
}

/** `GET /api/recipes/:idOrSlug/related` -> `getRecipesByIdOrSlugRelated`. */
function operationId(method: string, url: string): string {
  const words = url
    .replace(/^\/api/, '')
    .replace(/:/g, 'by-')
    .split(/[^a-zA-Z0-9]+/)
    .filter(Boolean);
  return method.toLowerCase() + (words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('') || 'Root');
}

/** Routes of the back office need a session; a write that sends a session needs the header, too. */
function securityOf({ config }: RouteOptions, method: string): Record<string, string[]>[] {
  const withSession = { session: [], ...(!isSafeMethod(method) && { requestedWith: [] }) };
  return config?.access === 'public' ? [{}] : [withSession];
}

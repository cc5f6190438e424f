import swagger, { type SwaggerTransformObject } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { REQUESTED_WITH } from '@tdt/contracts/plain';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import { htmlText } from '../../platform/http/html-text.ts';
import { DOCUMENTATION_POLICY } from '../../platform/security/content-security-policy.ts';
import { sessionCookie } from '../../platform/sessions/session-cookie.ts';
import { createContractSchemas } from './contract-schemas.ts';
import { describeRoute } from './describe-route.ts';

type OpenApi = ReturnType<SwaggerTransformObject> & { components?: object };

const ABOUT = `Responses are JSON; errors are problems (RFC 9457) with a stable \`code\`. Every route limits its callers: \
429 says in \`Retry-After\` when to try again. Public responses carry an \`ETag\`. The back office signs in at \
\`POST /api/auth/login\`; a write with its cookie also needs the header \`${REQUESTED_WITH.name}: ${REQUESTED_WITH.value}\`.`;

/** OpenAPI from the routes' own schemas at `/api/docs/json`, and a page that shows it at `/api/docs`. */
export async function documentApi(
  app: FastifyInstance,
  { application: { site }, settings }: AppContext,
): Promise<void> {
  const { components, ...schemas } = createContractSchemas();
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: site.name,
        description: `${site.tagline}\n\n${ABOUT}`,
        version: '1',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: site.url }],
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: sessionCookie(settings.publicUrl).name },
          requestedWith: { type: 'apiKey', in: 'header', name: REQUESTED_WITH.name },
          metricsToken: { type: 'http', scheme: 'bearer' },
          webhookSecret: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: ({ schema, url, route }) => ({
      schema: !schema || schema.hide ? { hide: true } : describeRoute({ ...route, schema }, schemas),
      url,
    }),
    // Once all routes are described, their schemas are known.
    transformObject: (document) => {
      const { openapiObject } = document as { openapiObject: OpenApi };
      return { ...openapiObject, components: { ...openapiObject.components, schemas: sorted(components) } } as OpenApi;
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: DOCUMENTATION_POLICY,
    // The plugin writes it into its page as it is.
    theme: { title: htmlText(`${site.name} · API`) },
    uiConfig: { validatorUrl: null } as Record<string, unknown>,
  });
}

const sorted = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

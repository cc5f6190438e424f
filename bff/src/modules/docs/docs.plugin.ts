import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { AppContext } from '../../app-context.ts';
import { htmlText } from '../../platform/http/html-text.ts';
import { DOCUMENTATION_POLICY } from '../../platform/security/content-security-policy.ts';

/** OpenAPI from the routes' own schemas at `/api/docs/json`, and a page that shows it at `/api/docs`. */
export async function documentApi(app: FastifyInstance, { application: { site } }: AppContext): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: site.name, description: site.tagline, version: '1' } },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: DOCUMENTATION_POLICY,
    // The plugin writes it into its page as it is.
    theme: { title: htmlText(`${site.name} · API`) },
    uiConfig: { validatorUrl: null } as Record<string, unknown>,
  });
}

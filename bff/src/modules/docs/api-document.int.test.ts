import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { PAGE_MAX, PAGE_SIZE_MAX, SEARCH_TEXT_MAX } from '@tdt/contracts';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { appOfFile, openSeeded } from '../../testing/test-app.ts';

let source: string;
/** Of the API, as they were registered. */
const routes: string[] = [];
beforeAll(async () => {
  const env = { BREVO_WEBHOOK_SECRET: 'the-secret-of-the-webhook' };
  const app = await appOfFile(await openSeeded(), env, undefined, {
    onRoute: ({ method, url }) => {
      for (const one of [method].flat()) if (/^\/api(?:\/|$)/.test(url)) routes.push(`${one} ${url}`);
    },
  });
  source = (await app.inject('/api/docs/json')).body;
});

it('has no fault that Redocly finds, and no warning but for routes that only redirect', async () => {
  const rules = { 'operation-2xx-response': 'off' } as const;
  const problems = await lintFromString({ source, config: await createConfig({ extends: ['recommended'], rules }) });
  expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([]);
});

/**
 * What goes with a GET, the API with a slash at its end, the routes of unknown paths, and the document with its page.
 */
const BESIDE = /^HEAD|^\w+ \/api\/\*?$|^GET \/api\/docs/;

it('has every route of the API, and no other', () => {
  const { paths } = JSON.parse(source) as { paths: Record<string, object> };
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(described.sort()).toEqual(routes.filter((route) => !BESIDE.test(route)).sort());
});

it('describes each route, who may call it, and what each response means', () => {
  const { paths, components } = JSON.parse(source);
  const operations = Object.values(paths).flatMap((path) => Object.values(path as object));
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  for (const { summary, tags, security, responses } of operations) {
    expect(summary).toMatch(/\w/);
    expect(tags).toHaveLength(1);
    expect(security.length).toBeGreaterThan(0);
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '422', '429', '5XX']));
    for (const { description } of Object.values(responses) as { description: string }[])
      expect(description).not.toBe('Default Response');
  }
  const { security, responses } = paths['/api/admin/recipes/{id}'].put;
  expect(security).toEqual([{ session: [], requestedWith: [] }]);
  expect(responses['409'].description).toContain('REVISION_CONFLICT');
  expect(Object.keys(components.schemas)).toEqual(
    expect.arrayContaining(['RecipeDetail', 'RecipeSaveInput', 'Problem']),
  );
});

it('states the bounds that the server has', () => {
  const parameters = JSON.parse(source).paths['/api/recipes'].get.parameters as { name: string; schema: object }[];
  const schemaOf = (wanted: string) => parameters.find(({ name }) => name === wanted)?.schema;
  expect(schemaOf('page')).toEqual({ type: 'integer', minimum: 1, maximum: PAGE_MAX });
  expect(schemaOf('page_size')).toEqual({ type: 'integer', minimum: 1, maximum: PAGE_SIZE_MAX });
  expect(schemaOf('q')).toMatchObject({ type: 'string', maxLength: SEARCH_TEXT_MAX });
});

/** A client that lists recipes and saves one, by the generated types alone. */
const CLIENT = `
import type { components, operations, paths } from './api.ts';
type Found = paths['/api/recipes']['get']['responses'][200]['content']['application/json'];
export const titles = (found: Found): string[] => found.items.map(({ title }) => title);
type Save = operations['putAdminRecipesById']['requestBody']['content']['application/json'];
export const renamed = (recipe: Save, title: string): Save => ({ ...recipe, title });
export const codeOf = (problem: components['schemas']['Problem']): string => problem.code;
// @ts-expect-error: no recipe has such a field
export const missing = (found: Found) => found.items[0]?.flavour;
`;

it('gives a typed client that compiles', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'api-client-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'api.ts'), astToString(await openapiTypescript(source)));
  await writeFile(join(folder, 'client.ts'), CLIENT);
  const options = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--types',
    '',
    '--allowImportingTsExtensions',
  ];
  const compiled = promisify(execFile)('node_modules/.bin/tsc', [...options, join(folder, 'client.ts')]);
  await expect(compiled.catch(({ stdout }) => stdout)).resolves.toEqual({ stdout: '', stderr: '' });
});

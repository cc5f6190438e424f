import { once } from 'node:events';
import { createServer } from 'node:http';
import { registerHooks } from 'node:module';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { openTracing } from '@tdt/telemetry';
import { freePort, startSite } from '@tdt/testing';
import { expect, it, onTestFinished } from 'vitest';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}
interface Span {
  name: string;
  spanId: string;
  parentSpanId?: string;
  traceId: string;
  attributes: Attribute[];
}
interface Sent {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[];
}

/** A collector that keeps what it is sent. */
async function startCollector() {
  const sent: Sent[] = [];
  const server = createServer(async (request, response) => {
    if (request.url === '/v1/traces') sent.push((await json(request)) as Sent);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const resources = () => sent.flatMap(({ resourceSpans }) => resourceSpans);
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    resources,
    spans: () => resources().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  };
}

const options = { serviceName: 'a site', instance: 'here' };
/** Packages that were loaded so far. */
const loaded: string[] = [];
registerHooks({
  load(url, context, next) {
    loaded.push(url);
    return next(url, context);
  },
});
const isLoaded = () => loaded.some((url) => url.includes('@opentelemetry/sdk-trace/'));

it('loads its libraries when traces are wanted, not before', async () => {
  await import('../../app.ts');
  expect(loaded.some((url) => url.includes('/fastify/'))).toBe(true);
  expect(isLoaded()).toBe(false);
  const tracing = await openTracing({ endpoint: (await startCollector()).endpoint, ...options });
  expect(isLoaded()).toBe(true);
  await tracing.close();
});

it('does without a collector, and ends soon', async () => {
  const tracing = await openTracing({ endpoint: `http://127.0.0.1:${await freePort()}`, ...options });
  const span = tracing.start({ name: 'work', kind: 'internal', fields: {} });
  expect(span.run(() => tracing.isRunning())).toBe(true);
  expect(tracing.isRunning()).toBe(false);
  span.end({}, 'failed');
  await expect(tracing.close()).resolves.toBeUndefined();
});

it('sends a page with its requests and its commands to the database as one trace, also at the end', async () => {
  const collector = await startCollector();
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_SERVICE_NAME: 'a site' };
  const site = await startSite({ demo: false, env });
  try {
    expect((await fetch(`${site.url}/toutes-recettes?q=a-secret`)).status).toBe(200);
    expect((await fetch(`${site.url}/api/recipes/nothing`)).status).toBe(404);
  } finally {
    await site.stop();
  }
  const spans = collector.spans();
  const named = (name: string) => spans.find((span) => span.name === name);
  const [page, render] = [named('GET /*'), named('render')];
  expect(page?.parentSpanId ?? '').toBe('');
  expect(render?.parentSpanId).toBe(page?.spanId);
  const asked = spans.filter(
    ({ name, parentSpanId }) => name.startsWith('GET /api/') && parentSpanId === render?.spanId,
  );
  expect(asked.length).toBeGreaterThan(0);
  const lookup = named('GET /api/recipes/:idOrSlug');
  expect(spans.filter(({ parentSpanId }) => parentSpanId === lookup?.spanId).map(({ name }) => name)).toContain(
    'find recipes',
  );
  expect(JSON.stringify(spans)).not.toContain('a-secret');
  const [resource] = collector.resources();
  expect(resource?.resource.attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'a site' } });
});

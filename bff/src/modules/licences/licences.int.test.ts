import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installationRoot } from '../../installed-builds.ts';
import { REAL_BUILDS, type RenderedSite, renderSite } from '../../testing/rendered-site.ts';
import { openSeeded } from '../../testing/test-app.ts';

let site: RenderedSite;
beforeAll(async () => {
  site = await renderSite(await openSeeded(), {});
});
afterAll(() => site.app.close());

/** Not in a bundle: one re-exports react-router, the others are cut to fonts of our own names. */
const WITHOUT_BYTES = ['react-router-dom', '@fontsource-variable/fraunces', '@fontsource-variable/inter'];

/** What the projects in `folders` and the workspace packages that they use state as their dependencies. */
function statedPackages(folders: readonly string[]): string[] {
  const seen = new Set(folders);
  const found = new Set<string>();
  for (const folder of seen) {
    const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    for (const name of Object.keys(dependencies)) {
      if (name.startsWith('@tdt/')) seen.add(join(installationRoot(), 'node_modules', name));
      else found.add(name);
    }
  }
  return [...found].filter((name) => !WITHOUT_BYTES.includes(name));
}

it('lists every package and font that browsers get, with its licence, below a French heading', async () => {
  const { statusCode, headers, body } = await site.get('/licences');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toMatch(/^LICENCES DES LOGICIELS ET DES POLICES\n/);
  const parts = body.split(`\n\n${'─'.repeat(80)}\n\n`).slice(1);
  const named = new Map(parts.map((part) => [part.split(/[ \n]/, 1)[0] ?? '', part]));
  expect(named.size).toBe(parts.length);
  const stated = statedPackages(REAL_BUILDS.map((dist) => join(dist, '..')));
  expect(stated.length).toBeGreaterThan(10);
  expect(stated.filter((name) => !named.has(name))).toEqual([]);
  expect(named.get('react-dom')).toMatch(/\nLicence : MIT\n\nMIT License\n\nCopyright \(c\) Meta/);
  for (const font of ['inter-text', 'fraunces-display']) expect(named.get(font)).toContain('SIL OPEN FONT LICENSE');
});

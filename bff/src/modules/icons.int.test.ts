import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RenderedSite, renderSite } from '../testing/rendered-site.ts';
import { openSeeded } from '../testing/test-app.ts';

let site: RenderedSite;
beforeAll(async () => {
  site = await renderSite(await openSeeded({ SITE_NAME: 'Assiette & Boussole' }), {});
});
afterAll(() => site.app.close());

it('leads /favicon.ico to the icon of the live shell', async () => {
  const { statusCode, headers } = await site.get('/favicon.ico');
  expect([statusCode, headers.location]).toEqual([
    302,
    expect.stringMatching(/^\/assets\/shell\/.+\/web\/favicon\.ico$/),
  ]);
  const icon = await site.get(String(headers.location));
  expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/x-icon']);
});

it('describes the site to browsers that install it, with icons that exist', async () => {
  const response = await site.get('/manifest.webmanifest');
  expect(response.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  const manifest = response.json();
  expect(manifest).toMatchObject({ name: 'Assiette & Boussole', lang: 'fr', start_url: '/' });
  const sizes = manifest.icons.map((icon: Record<string, string>) => `${icon.sizes} ${icon.purpose}`);
  expect(sizes).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
  for (const { src } of manifest.icons) expect((await site.get(src)).headers['content-type']).toBe('image/png');
  expect(manifest.scope).toBe('/');
  for (const { url, icons } of manifest.shortcuts) {
    // /surprise leads on to a recipe.
    expect([200, 302], url).toContain((await site.get(url)).statusCode);
    expect(manifest.icons).toContainEqual(icons[0]);
  }
  expect(manifest.screenshots.map((shot: Record<string, string>) => shot.form_factor)).toEqual(['wide', 'narrow']);
  for (const { src, sizes } of manifest.screenshots) {
    const { width, height } = await sharp((await site.get(src)).rawPayload).metadata();
    expect(sizes).toBe(`${width}x${height}`);
  }
  expect((await site.get('/')).body).toContain('<link rel="manifest" href="/manifest.webmanifest"');
});

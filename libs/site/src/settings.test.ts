import { parseEnv } from '@tdt/config';
import { fromInstallation } from '@tdt/config/installation';
import { SiteSchema } from '@tdt/contracts';
import { expect, it } from 'vitest';
import { siteEnv, siteSettings } from './settings.ts';

const settings = (source: Record<string, string>) => siteSettings(parseEnv(siteEnv, source));

it('needs nothing: the embedded engine, a site on this machine', () => {
  const unset = settings({});
  expect(unset).toMatchObject({ dataDir: fromInstallation('data'), mongodbUri: null });
  expect(SiteSchema.parse(unset.site)).toMatchObject({
    name: 'Tour de Table',
    tagline: 'La cuisine du monde, sans bouger de chez soi',
    url: 'http://127.0.0.1:3000',
    legal: { enabled: true, publisher: null },
  });
});

it('takes the address of the site without its trailing slash', () => {
  expect(settings({ PUBLIC_URL: 'https://table.example/' }).site.url).toBe('https://table.example');
  expect(settings({ PORT: '8080' }).site.url).toBe('http://127.0.0.1:8080');
});

it('refuses an address that is none of MongoDB, without repeating it', () => {
  expect(() => settings({ MONGODB_URI: 'postgres://user:secret@db' })).toThrow(/MONGODB_URI must begin with mongodb/);
  expect(() => settings({ MONGODB_URI: 'postgres://user:secret@db' })).not.toThrow(/secret/);
});

it('invites to the newsletter unless that is off', () => {
  expect(settings({}).site.features.newsletter).toBe(true);
  expect(settings({ NEWSLETTER: 'off' }).site.features.newsletter).toBe(false);
  expect(() => settings({ NEWSLETTER: 'no' })).toThrow(/NEWSLETTER must be one of on, off/);
});

it('stores a secret of its own unless it is given one, and never repeats that', () => {
  const JWT_SECRET = 'k7Qw0hV9xZ2mB4nC6pD8rF1tG3yH5jLa';
  expect(settings({}).secret).toBeNull();
  expect(settings({ JWT_SECRET }).secret).toBe(JWT_SECRET);
  expect(() => settings({ JWT_SECRET: 'hunter2' })).toThrow('JWT_SECRET must be at least 32 bytes long.');
});

it('publishes new recipes and uses the time zone of Paris by default', () => {
  expect(settings({}).site.editing).toEqual({ new_recipes: 'published', time_zone: 'Europe/Paris' });
  const set = { NEW_RECIPES: 'draft', TIME_ZONE: 'America/Montreal' };
  expect(settings(set).site.editing).toEqual({ new_recipes: 'draft', time_zone: 'America/Montreal' });
  expect(() => settings({ TIME_ZONE: 'Paris' })).toThrow('TIME_ZONE must be a time zone such as Europe/Paris');
});

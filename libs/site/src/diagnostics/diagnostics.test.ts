import { Readable } from 'node:stream';
import { AppError, DiagnosticsSchema } from '@tdt/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CHECK_MS, createDiagnosticChecks } from './diagnostics.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Parts = Parameters<typeof createDiagnosticChecks>[0];

async function* files() {
  yield { path: 'media/recipe-images/cover/a.webp', size: 1, modifiedAt: new Date(0) };
}

/** A site where every part responds, except for those that a test replaces. */
function serviceWith(parts: Partial<Parts> = {}, lines: object[] = []) {
  const warn = (line: object) => void lines.push(line);
  return createDiagnosticChecks({
    ping: async () => {},
    countCountries: async () => 208,
    storage: { list: files },
    log: { debug() {}, info() {}, error() {}, warn },
    ...parts,
  });
}

it('says that every part responds, and how many countries there are', async () => {
  const found = await serviceWith().run();
  expect(DiagnosticsSchema.parse(found)).toEqual(found);
  expect(found.backend).toMatchObject({ ok: true, message: 'Le serveur et sa base de données répondent.' });
  expect(found.countries).toMatchObject({ ok: true, count: 208, message: 'La table contient 208 pays.' });
  expect(found.storage).toMatchObject({ ok: true, message: 'Le stockage répond.' });
});

it('says that a storage without pictures is empty', async () => {
  const list = async function* () {};
  const { storage } = await serviceWith({ storage: { list } }).run();
  expect(storage).toMatchObject({ ok: true, message: expect.stringContaining('aucune image') });
});

it('logs an unexpected error, and does not show its text', async () => {
  const lines: object[] = [];
  const error = new Error('EACCES /srv/data of mongodb://root:secret@db.internal');
  const fail = () => Promise.reject(error);
  const list = () => Readable.from([1]).map(fail);
  const found = await serviceWith({ ping: fail, countCountries: fail, storage: { list } }, lines).run();
  expect(DiagnosticsSchema.parse(found)).toEqual(found);
  expect([found.backend.ok, found.countries.ok, found.storage.ok, found.countries.count]).toEqual([
    false,
    false,
    false,
    null,
  ]);
  expect(JSON.stringify(found)).not.toMatch(/EACCES|srv|secret|db\.internal/);
  expect(lines).toHaveLength(3);
  expect(lines).toContainEqual({ err: error, part: 'storage' });
});

it('shows the sentence of an expected error', async () => {
  const ping = () => Promise.reject(new AppError('NOT_READY', { detail: 'La base de données ne répond pas.' }));
  const { backend, storage } = await serviceWith({ ping }).run();
  expect(backend).toMatchObject({ ok: false, message: 'La base de données ne répond pas.' });
  expect(storage.ok).toBe(true);
});

it('gives up a part that does not respond in time', async () => {
  const run = serviceWith({ ping: () => new Promise(() => {}) }).run();
  await vi.advanceTimersByTimeAsync(CHECK_MS);
  const { backend, countries } = await run;
  expect(backend).toEqual({ ok: false, duration_ms: CHECK_MS, message: 'Aucune réponse en 2 secondes.' });
  expect(countries).toMatchObject({ ok: true, duration_ms: 0 });
});

it('runs once for concurrent callers, and again for later ones', async () => {
  let pings = 0;
  const ping = async () => {
    pings += 1;
  };
  const service = serviceWith({ ping });
  await Promise.all([service.run(), service.run(), service.run()]);
  expect(pings).toBe(1);
  await service.run();
  expect(pings).toBe(2);
});

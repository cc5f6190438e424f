import { type Diagnostics, MEDIA_BUCKET } from '@tdt/contracts';
import type { CountriesRepository } from '../countries/countries.repository.ts';
import { DatabaseUnreachable, isUnreachable } from '../database/unreachable.ts';
import { createSingleFlight } from '../limiter.ts';
import type { Logger } from '../logger.ts';
import type { Storage } from '../storage/storage.ts';
import { runCheck } from './run-check.ts';

interface Dependencies {
  /** Throws unless the database answers. */
  ping: () => Promise<void>;
  countries: Pick<CountriesRepository, 'state'>;
  storage: Pick<Storage, 'list'>;
  log: Logger;
}

/** The checks of the debug panel: the parts of the site that a visitor's browser cannot see. */
export function createDiagnosticsService({ ping, countries, storage, log }: Dependencies) {
  const once = createSingleFlight<Diagnostics>();

  /** What the panel does not tell, the operator reads. */
  const told = async <T>(part: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      log.warn({ err: error, part }, 'A check of the diagnostics failed');
      throw isUnreachable(error) ? new DatabaseUnreachable(error) : error;
    }
  };

  async function run(): Promise<Diagnostics> {
    const [backend, table, bucket] = await Promise.all([
      runCheck(() => told('backend', pinged)),
      runCheck(() => told('countries', counted)),
      runCheck(() => told('storage', listed)),
    ]);
    return { backend, countries: { ...table, count: table.count ?? null }, storage: bucket };
  }

  async function pinged() {
    await ping();
    return { message: 'Le serveur et sa base de données répondent.' };
  }

  async function counted() {
    const { count } = await countries.state();
    return { message: `La table contient ${count} pays.`, count };
  }

  /** Read only: anybody may ask. The first entry says as much as all of them. */
  async function listed() {
    for await (const _file of storage.list(`media/${MEDIA_BUCKET}`)) return { message: 'Le stockage répond.' };
    return { message: 'Le stockage répond ; il ne contient encore aucune image.' };
  }

  return {
    /** See `Application.diagnostics.run`. */
    run: (): Promise<Diagnostics> => once('run', run),
  };
}

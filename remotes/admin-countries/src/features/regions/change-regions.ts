import { type CallFailure, isSessionFailure, problemOf } from '@tdt/admin/api';
import type { AdminCountry, AdminCountryRow, CountryUpdateInput } from '@tdt/contracts';
import { ADMIN_API } from '@tdt/contracts/plain';
import { countriesApi } from '../../countries/countries-api.ts';

/** The regions that a country is to get, if it is still at the revision that the editor has seen. */
export type RegionsChange = Pick<AdminCountryRow, 'id' | 'name' | 'revision' | 'regions'>;

export interface RegionsOutcome {
  /** The changes that take back what was changed. */
  undo: RegionsChange[];
  skipped: { name: string; reason: string }[];
}

export const regionsApi = countriesApi.injectEndpoints({
  endpoints: (build) => ({
    countriesChangeRegions: build.mutation<RegionsOutcome, RegionsChange[]>({
      async queryFn(changes, _calls, _options, call) {
        const outcome: RegionsOutcome = { undo: [], skipped: [] };
        let isLost = false;
        for (const change of changes) {
          const result: RegionsChange | string = isLost ? LOST : await changeOne(change, call as Ask);
          isLost ||= result === LOST;
          if (typeof result === 'string') outcome.skipped.push({ name: change.name, reason: result });
          else outcome.undo.push(result);
        }
        return { data: outcome };
      },
      invalidatesTags: ['Country', 'Recipe'],
    }),
  }),
});

const CHANGED = 'modifié entre-temps';
const GONE = 'supprimé entre-temps';
const SAME = 'a déjà ces régions';
const LOST = 'la connexion a été perdue : à vérifier';

type Ask = (
  call: string | { url: string; method: 'PUT'; body: CountryUpdateInput },
) => Promise<{ data: AdminCountry; error?: undefined } | { error: CallFailure; data?: undefined }>;

/**
 * An ordinary save, with its version and its entry in the audit log.
 * @returns what takes it back, or why the country was skipped
 */
async function changeOne({ id, name, revision, regions }: RegionsChange, ask: Ask): Promise<RegionsChange | string> {
  const url = ADMIN_API.country(id);
  const read = await ask(url);
  if (!read.data) return reasonOf(read.error);
  const { slug, recipe_count, deleted, edited_at, edited_by, created_at, updated_at, id: _, ...fields } = read.data;
  if (deleted) return GONE;
  if (fields.revision !== revision) return CHANGED;
  if (JSON.stringify(fields.regions) === JSON.stringify(regions)) return SAME;
  const saved = await ask({ url, method: 'PUT', body: { ...fields, regions } });
  return saved.data ? { id, name, revision: saved.data.revision, regions: fields.regions } : reasonOf(saved.error);
}

function reasonOf(error: CallFailure): string {
  const problem = problemOf(error);
  if (!problem || isSessionFailure(error)) return LOST;
  if (problem.code === 'REVISION_CONFLICT') return CHANGED;
  if (problem.code === 'COUNTRY_GONE' || problem.code === 'COUNTRY_NOT_FOUND') return GONE;
  return problem.errors?.[0]?.message ?? problem.detail;
}

import { saveResultOf, useCurrentUser } from '@tdt/admin/api';
import { type EditFormOptions, type SaveResult, useEditForm, useReference } from '@tdt/admin/kit';
import type { CountryInput, Problem } from '@tdt/contracts';
import { ADMIN_PAGES, COUNTRY_MESSAGES } from '@tdt/contracts/plain';
import { FORM_TOPIC, useToasts } from '@tdt/platform';
import { CountryFormSchema, type CountryOutput } from './country-schema.ts';
import { type CountryValues, withPreviews } from './country-values.ts';
import { countryInput, withFormPaths } from './save-country.ts';
import { useCountryUploads } from './use-country-uploads.ts';

interface CountryFormOptions extends Pick<EditFormOptions<CountryValues, CountryOutput>, 'stored' | 'reload'> {
  /** Id of the country; `undefined`: it is new. */
  countryId?: string;
  /** Writes the country. */
  write: (input: CountryInput, revision: number) => PromiseLike<{ error?: unknown }>;
  savedText: string;
}

const DELETED =
  "Quelqu'un a supprimé ce pays entre-temps. S'il est dans la corbeille, restaurez-le dans la liste, puis enregistrez.";
const DUPLICATE =
  'Un autre pays porte ce nom, ou un nom qui donne la même adresse. Il est peut-être dans la corbeille.';

/** What the forms of a new and of an existing country have in common: rules, uploads, toasts and where a save leads. */
export function useCountryForm({ stored, reload, countryId, write, savedText }: CountryFormOptions) {
  const { show } = useToasts();
  const reference = useReference();
  const showError = (description: string, problem?: Problem | null) =>
    show({ kind: 'error', topic: FORM_TOPIC, title: 'Erreur', description, ...reference(problem) });
  const uploads = useCountryUploads(countryId, () => form);
  const form = useEditForm<CountryValues, CountryOutput>({
    stored,
    ...(reload && { reload }),
    schema: CountryFormSchema,
    device: { owner: useCurrentUser().id, revive: withPreviews },
    async save(output, revision): Promise<SaveResult<CountryValues>> {
      if (!(await uploads.finish())) {
        showError("Le pays n'est pas enregistré : une image n'a pas pu être envoyée. Réessayez, ou retirez-la.");
        return { saved: false, problem: null, isReported: true };
      }
      // The uploads have ended after the form was read.
      const { polaroid, recipe, category } = form.getValues();
      const uploaded = { ...output, polaroid, recipe, category };
      return withFormPaths(saveResultOf(await write(countryInput(uploaded), revision)), uploaded);
    },
    codeErrors: {
      DUPLICATE_NAME: { name: DUPLICATE },
      COUNTRY_NOT_FOUND: { name: DELETED },
      COUNTRY_GONE: { name: DELETED },
    },
    onRefused({ name }) {
      if (name?.message === COUNTRY_MESSAGES.name) showError(name.message);
    },
    onFailed: (problem) => showError("Une erreur est survenue lors de l'enregistrement du pays", problem),
    onSaved: () => show({ kind: 'success', topic: FORM_TOPIC, title: savedText }),
    savedTo: ADMIN_PAGES.countries,
  });
  return { form, uploads };
}

export type CountryEditor = ReturnType<typeof useCountryForm>;
export type FormErrors = CountryEditor['form']['formState']['errors'];
/** What the parts of the form need of it. */
export type FormPart = Pick<CountryEditor['form'], 'control' | 'getValues'>;

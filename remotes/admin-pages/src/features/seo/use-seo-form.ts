import { isSessionFailure, problemOf, useCurrentUser } from '@tdt/admin/api';
import { dropPreview, useUploads, withPreview } from '@tdt/admin/editor';
import { type SaveResult, useEditForm, useReference } from '@tdt/admin/kit';
import type { AdminSeo, Problem } from '@tdt/contracts';
import { FORM_TOPIC, useToasts } from '@tdt/platform';
import type { z } from 'zod';
import type { PageType } from '../../pages/edited-pages.ts';
import { pagesApi } from '../../pages/pages-api.ts';
import { messageOf } from '../message-of.ts';
import { uploadPicture } from '../upload-picture.ts';
import { SeoFormSchema, type SeoValues, storedSeo } from './seo-values.ts';

type Output = z.output<typeof SeoFormSchema>;

interface SeoFormOptions {
  type: PageType;
  stored: AdminSeo;
  refetch: () => PromiseLike<{ data?: AdminSeo | undefined; isError: boolean }>;
}

/** The form of a page's metadata: rules, saving with the upload of the shared picture, toasts. */
export function useSeoForm({ type, stored, refetch }: SeoFormOptions) {
  const { show } = useToasts();
  const reference = useReference();
  const [write] = pagesApi.usePagesSaveSeoMutation();
  const uploads = useUploads((_key, uploaded) => {
    const share = form.getValues('share');
    if (share) dropPreview(share);
    form.setValue('share', null, { shouldDirty: true });
    if (uploaded) form.setValue('seo.og_image_url', uploaded.url, { shouldDirty: true });
  });

  const save = async ({ seo, share }: Output, revision: number): Promise<SaveResult<SeoValues>> => {
    const outcome = await uploadPicture(uploads, share, 'pages');
    if (outcome?.kind === 'failed') return { saved: false, ...outcome };
    const og_image_url = outcome?.kind === 'sent' ? outcome.stored.url : seo.og_image_url;
    const { data, error } = await write({ type, seo: { ...seo, og_image_url, revision } });
    if (data) return { saved: true, stored: storedSeo(data) };
    return { saved: false, problem: inForm(problemOf(error)), isReported: isSessionFailure(error) };
  };

  const form = useEditForm<SeoValues, Output>({
    schema: SeoFormSchema,
    stored: storedSeo(stored),
    device: {
      owner: useCurrentUser().id,
      revive: (values) => ({ ...values, share: values.share && withPreview(values.share) }),
    },
    save,
    async reload() {
      const { data, isError } = await refetch();
      return data && !isError ? storedSeo(data) : null;
    },
    onFailed: (problem) =>
      show({
        kind: 'error',
        topic: FORM_TOPIC,
        title: 'Erreur',
        description: `Impossible d'enregistrer les métadonnées: ${messageOf(problem)}`,
        ...reference(problem),
      }),
    onSaved: () =>
      show({
        kind: 'success',
        topic: FORM_TOPIC,
        title: 'Métadonnées SEO enregistrées',
        description: 'Les métadonnées ont été mises à jour avec succès.',
      }),
  });
  return { form, uploads };
}

export type SeoFormState = ReturnType<typeof useSeoForm>['form'];

/** The server's messages at the fields of this form, which holds the texts in `seo`. */
const inForm = (problem: Problem | null): Problem | null =>
  problem?.errors
    ? { ...problem, errors: problem.errors.map(({ path, message }) => ({ path: `seo.${path}`, message })) }
    : problem;

import { saveResultOf, useCurrentUser } from '@tdt/admin/api';
import { dropPreview, savedImage, uploadedPicture, useUploads, withPreview } from '@tdt/admin/editor';
import { type SaveResult, useEditForm, useReference } from '@tdt/admin/kit';
import type { AdminPageContent } from '@tdt/contracts';
import { FORM_TOPIC, useToasts } from '@tdt/platform';
import type { z } from 'zod';
import { pagesApi } from '../../pages/pages-api.ts';
import { messageOf } from '../message-of.ts';
import { uploadPicture } from '../upload-picture.ts';
import { ContentFormSchema, type ContentValues, storedContent } from './content-values.ts';

type Output = z.output<typeof ContentFormSchema>;

export interface ContentFormOptions {
  stored: AdminPageContent;
  refetch: () => PromiseLike<{ data?: AdminPageContent | undefined; isError: boolean }>;
}

/** The form of the about page's content: rules, saving with the upload of the picture, toasts. */
export function useContentForm({ stored, refetch }: ContentFormOptions) {
  const { show } = useToasts();
  const reference = useReference();
  const [write] = pagesApi.usePagesSaveContentMutation();
  const uploads = useUploads((_key, uploaded) => {
    const picture = form.getValues('couple_image');
    if (!picture) return;
    dropPreview(picture);
    form.setValue('couple_image', uploaded && uploadedPicture(picture, uploaded), { shouldDirty: true });
  });

  const save = async (values: Output, revision: number): Promise<SaveResult<ContentValues>> => {
    let picture = values.couple_image;
    const outcome = await uploadPicture(uploads, picture, 'about');
    if (outcome?.kind === 'failed') return { saved: false, ...outcome };
    if (picture && outcome) picture = outcome.kind === 'sent' ? uploadedPicture(picture, outcome.stored) : null;
    const couple_image = picture && savedImage(picture);
    const { data, error } = await write({ ...values, couple_image, revision });
    return data ? { saved: true, stored: storedContent(data) } : saveResultOf({ error });
  };

  const form = useEditForm<ContentValues, Output>({
    schema: ContentFormSchema,
    stored: storedContent(stored),
    device: {
      owner: useCurrentUser().id,
      revive: (values) => ({ ...values, couple_image: values.couple_image && withPreview(values.couple_image) }),
    },
    save,
    async reload() {
      const { data, isError } = await refetch();
      return data && !isError ? storedContent(data) : null;
    },
    onFailed: (problem) =>
      show({
        kind: 'error',
        topic: FORM_TOPIC,
        title: 'Erreur',
        description: `Impossible de sauvegarder le contenu: ${messageOf(problem)}`,
        ...reference(problem),
      }),
    onSaved: () => show({ kind: 'success', topic: FORM_TOPIC, title: 'Contenu sauvegardé' }),
  });
  return { form, uploads };
}

export type ContentControl = ReturnType<typeof useContentForm>['form']['control'];

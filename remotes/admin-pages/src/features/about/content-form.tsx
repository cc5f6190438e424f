import { UploadsPanel, uploadProgress } from '@tdt/admin/editor';
import { FormHistory } from '@tdt/admin/history';
import { EditForm, Field, Input, stack, useWatch } from '@tdt/admin/kit';
import { ADMIN_PAGES } from '@tdt/contracts/plain';
import { CONTENT_FIELDS, CONTENT_SOURCE } from './content-history.ts';
import { CONTENT_LABELS } from './content-values.ts';
import { CouplePicture } from './couple-picture.tsx';
import { type ContentFormOptions, useContentForm } from './use-content-form.ts';

/** The form of the about page's content: the couple's photo and the text beside it. */
export function ContentForm(props: ContentFormOptions) {
  const { form, uploads } = useContentForm(props);
  const { control, formState } = form;
  const picture = useWatch({ control, name: 'couple_image' });
  return (
    <div className={stack(4)}>
      {form.state.base.revision > 0 && <FormHistory form={form} sources={[CONTENT_SOURCE]} fields={CONTENT_FIELDS} />}
      <EditForm
        form={form}
        title="Contenu"
        progress={uploadProgress(uploads.list)}
        submitLabel={formState.isSubmitting ? 'Enregistrement en cours...' : 'Enregistrer le contenu'}
        cancelLabel="Retour aux pages"
        cancelTo={ADMIN_PAGES.pages}
        isWide
      >
        <CouplePicture control={control} />
        <Field
          control={control}
          name="description_text"
          label={CONTENT_LABELS.description_text}
          hint="Une ligne vide sépare deux paragraphes. Sans texte, la page montre celui du site."
        >
          {(field) => <Input.TextArea rows={8} {...field} />}
        </Field>
        <UploadsPanel uploads={uploads} files={picture ? [picture] : []} isSaving={formState.isSubmitting} />
      </EditForm>
    </div>
  );
}

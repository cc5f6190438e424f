import { UploadsPanel } from '@tdt/admin/editor';
import { EditForm, Field, Input } from '@tdt/admin/kit';
import { ADMIN_PAGES } from '@tdt/contracts/plain';
import { CouplePicture } from './couple-picture.tsx';
import { type ContentFormOptions, useContentForm } from './use-content-form.ts';

/** The form of the about page's content: the couple's photo and the text beside it. */
export function ContentForm(props: ContentFormOptions) {
  const { form, uploads } = useContentForm(props);
  const { control, formState } = form;
  return (
    <EditForm
      form={form}
      title="Contenu"
      submitLabel={formState.isSubmitting ? 'Enregistrement en cours...' : 'Enregistrer le contenu'}
      cancelLabel="Retour aux pages"
      cancelTo={ADMIN_PAGES.pages}
      isWide
    >
      <CouplePicture control={control} />
      <Field
        control={control}
        name="description_text"
        label="Texte de présentation"
        hint="Une ligne vide sépare deux paragraphes. Sans texte, la page montre celui du site."
      >
        {(field) => <Input.TextArea rows={8} {...field} />}
      </Field>
      <UploadsPanel uploads={uploads} activity="" isSaving={formState.isSubmitting} />
    </EditForm>
  );
}

import { SeoFields, UploadsPanel, uploadProgress } from '@tdt/admin/editor';
import { FormHistory } from '@tdt/admin/history';
import { EditForm, stack, useWatch } from '@tdt/admin/kit';
import type { AdminSeo } from '@tdt/contracts';
import { ADMIN_PAGES } from '@tdt/contracts/plain';
import type { PageType } from '../../pages/edited-pages.ts';
import { SEO_FIELDS, seoSource } from './seo-history.ts';
import { SharePictureField } from './share-picture.tsx';
import { usePageHead } from './use-page-head.ts';
import { useSeoForm } from './use-seo-form.ts';

/** What the page shares while editors choose no picture. */
const OWN_PICTURE: Record<PageType, string> = {
  home: 'celle de la recette mise en avant',
  recipes_list: 'celle de la première recette',
  about: 'la photo du couple',
};

interface SeoFormProps {
  type: PageType;
  stored: AdminSeo;
  refetch: () => PromiseLike<{ data?: AdminSeo | undefined; isError: boolean }>;
}

/** The form of a page's metadata, with how search engines and shared links would show the page. */
export function SeoForm(props: SeoFormProps) {
  const { form, uploads } = useSeoForm(props);
  const { control, formState } = form;
  const [seo, share] = useWatch({ control, name: ['seo', 'share'] });
  const { head, picture } = usePageHead(props.type, seo);
  const hints = {
    keywords: 'Séparés par des virgules.',
    canonical_url: 'À remplir seulement si cette page est aussi publiée à une autre adresse.',
    og_image_url: `Adresse https://, ou fichier ci-dessous. Sans image, ${OWN_PICTURE[props.type]} est partagée.`,
  };
  return (
    <div className={stack(4)}>
      {form.state.base.revision > 0 && (
        <FormHistory form={form} sources={[seoSource(props.type)]} fields={SEO_FIELDS} />
      )}
      <EditForm
        form={form}
        title="Métadonnées SEO"
        progress={uploadProgress(uploads.list)}
        submitLabel={formState.isSubmitting ? 'Enregistrement en cours...' : 'Enregistrer les métadonnées'}
        cancelLabel="Retour aux pages"
        cancelTo={ADMIN_PAGES.pages}
        isWide
      >
        <SeoFields
          control={control}
          name="seo"
          head={head}
          picture={share?.url ?? picture}
          hints={hints}
          isRequired
          pictureField={<SharePictureField form={form} hint={hints.og_image_url} />}
        />
        <UploadsPanel uploads={uploads} files={share ? [share] : []} isSaving={formState.isSubmitting} />
      </EditForm>
    </div>
  );
}

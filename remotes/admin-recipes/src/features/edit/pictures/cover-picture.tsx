import { dropPreview, FileDrop, newPicture, PictureCard, type PictureValue } from '@tdt/admin/editor';
import { Button, stack, useController, useFormState } from '@tdt/admin/kit';
import { FORM_TOPIC, useToasts } from '@tdt/platform';
import type { TabProps } from '../use-recipe-form.ts';

const RECOMMENDED = { width: 1200, height: 800 };

/** The cover: one picture. */
export function CoverPicture({ control }: Pick<TabProps, 'control'>) {
  const { show } = useToasts();
  const { field } = useController({ control, name: 'cover' });
  const { isSubmitting } = useFormState({ control });
  const cover = field.value;
  const remove = () => {
    if (isSubmitting || !cover) return;
    dropPreview(cover);
    field.onChange(null);
  };
  const put = (picture: PictureValue) => {
    if (cover) dropPreview(cover);
    // The new picture shows the same dish: unless it has a text, what was said of the old one stays.
    field.onChange({ ...picture, alt: picture.alt || (cover?.alt ?? '') });
  };
  const choose = ([file]: File[]) => {
    if (!file) return;
    put(newPicture(file));
    const description = "L'image sera uploadée lors de l'enregistrement de la recette";
    // How the save ends replaces it.
    show({ kind: 'success', topic: FORM_TOPIC, title: 'Image sélectionnée', description });
  };
  return (
    <div className={stack(4)}>
      <FileDrop
        label={cover ? "Remplacer l'image" : 'Choisir une image'}
        hint="Ou déposez-la ici. Recommandé : 1200×800, JPG ou PNG, 5 Mo au plus."
        takes={{ image: 'cover' }}
        readOnly={isSubmitting}
        onFiles={choose}
        onPick={([picture]) => picture && put(picture)}
      />
      {cover && (
        <>
          <PictureCard key={cover.url} control={control} name="cover" recommended={RECOMMENDED} />
          <div>
            <Button onClick={remove}>Supprimer l'image</Button>
          </div>
        </>
      )}
    </div>
  );
}

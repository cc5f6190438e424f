import { dropPreview, FileDrop, newPicture, PictureCard, SortableRows, withPreview } from '@tdt/admin/editor';
import { stack, useFieldArray, useFormState } from '@tdt/admin/kit';
import { RECIPE_LIMITS } from '@tdt/contracts/plain';
import { FORM_TOPIC, useToasts } from '@tdt/platform';
import { useCallback } from 'react';
import type { TabProps } from '../use-recipe-form.ts';

/** The pictures of the dish, in their order. */
export function DishPictures({ control, getValues }: Pick<TabProps, 'control' | 'getValues'>) {
  const { show } = useToasts();
  const { fields, append, insert, move, remove } = useFieldArray({ control, name: 'dishes', keyName: 'key' });
  const { isSubmitting } = useFormState({ control });
  const choose = (files: File[]) => {
    append(files.map(newPicture), { shouldFocus: false });
    const subject = files.length === 1 ? "L'image sera uploadée" : `Les ${files.length} images seront uploadées`;
    const description = `${subject} lors de l'enregistrement de la recette`;
    show({ kind: 'success', topic: FORM_TOPIC, title: 'Images sélectionnées', description });
  };
  const renderRow = useCallback(
    (index: number) => <PictureCard control={control} name={`dishes.${index}`} isSmall />,
    [control],
  );
  return (
    <div className={stack(4)}>
      <FileDrop
        label="Ajouter des images"
        hint="Ou déposez-les ici, plusieurs à la fois. JPG ou PNG, 5 Mo au plus chacune."
        takes={{ image: 'plat' }}
        isMultiple
        limit={{ room: RECIPE_LIMITS.images - fields.length, rule: `${RECIPE_LIMITS.images} images au plus` }}
        readOnly={isSubmitting}
        onFiles={choose}
        onPick={(pictures) => append(pictures, { shouldFocus: false })}
      />
      <SortableRows
        label="Images plat"
        noun="l'image"
        layout="grid"
        items={fields}
        isLocked={isSubmitting}
        renderRow={renderRow}
        onMove={move}
        onRemove={(index) => {
          const picture = getValues('dishes')[index];
          remove(index);
          if (!picture) return;
          dropPreview(picture);
          return () => insert(index, withPreview(picture), { shouldFocus: false });
        }}
      />
    </div>
  );
}

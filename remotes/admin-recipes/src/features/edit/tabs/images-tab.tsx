import { Tabs, useFormState } from '@tdt/admin-ui';
import { useState } from 'react';
import { CoverPicture } from '../pictures/cover-picture.tsx';
import { DishPictures } from '../pictures/dish-pictures.tsx';
import type { TabProps } from '../use-recipe-form.ts';

/** The recipe's pictures: its cover, and those of the dish. */
export function ImagesTab({ control, getValues }: TabProps) {
  const [part, setPart] = useState<'cover' | 'dishes'>('cover');
  const { errors } = useFormState({ control });
  return (
    <Tabs
      label="Images de la recette"
      active={part}
      onChange={setPart}
      items={[
        {
          key: 'cover',
          label: 'Image principale',
          hasErrors: errors.cover !== undefined,
          children: <CoverPicture control={control} />,
        },
        {
          key: 'dishes',
          label: 'Images plat',
          hasErrors: errors.dishes !== undefined,
          children: <DishPictures control={control} getValues={getValues} />,
        },
      ]}
    />
  );
}

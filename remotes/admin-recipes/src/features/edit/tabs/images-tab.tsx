import { Tabs, useFormState } from '@tdt/admin/kit';
import { useState } from 'react';
import { CoverPicture } from '../pictures/cover-picture.tsx';
import { DishPictures } from '../pictures/dish-pictures.tsx';
import type { TabProps } from '../use-recipe-form.ts';

/** The recipe's pictures: its cover, and those of the dish. */
export function ImagesTab({ control, getValues }: TabProps) {
  const { errors, submitCount } = useFormState({ control });
  const faulty = errors.cover ? 'cover' : errors.dishes ? 'dishes' : null;
  const [part, setPart] = useState<'cover' | 'dishes'>(faulty ?? 'cover');
  const [attempt, setAttempt] = useState(submitCount);
  // After every attempt to save, the part with the first faulty picture is open: the form focuses it.
  if (attempt !== submitCount) {
    setAttempt(submitCount);
    if (faulty) setPart(faulty);
  }
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

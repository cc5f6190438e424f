import { TextField, useFormState, useWatch } from '@tdt/admin-ui';
import { type SyntheticEvent, useState } from 'react';
import type { RecipeControl } from '../use-recipe-form.ts';
import { bytesText } from './bytes-text.ts';
import { FocalField } from './focal-field.tsx';
import styles from './picture-card.module.css';

interface Size {
  width: number;
  height: number;
}

interface PictureCardProps {
  control: RecipeControl;
  /** Where the picture is in the form. */
  name: 'cover' | `dishes.${number}`;
  /** Recommended size in pixels. */
  recommended?: Size;
}

/** One picture: focal point and crops, size, alternative text. */
export function PictureCard({ control, name, recommended }: PictureCardProps) {
  const picture = useWatch({ control, name });
  const { isSubmitting } = useFormState({ control });
  /** What the browser said of the file; `size` is `null` if it cannot show it. */
  const [seen, setSeen] = useState<{ url: string; size: Size | null }>();
  if (!picture) return null;
  const { url, file } = picture;
  const preview = seen?.url === url ? seen : undefined;
  const size = file ? preview?.size : picture;
  const onLoad = ({ currentTarget: { naturalWidth, naturalHeight } }: SyntheticEvent<HTMLImageElement>) =>
    setSeen({ url, size: { width: naturalWidth, height: naturalHeight } });
  return (
    <div className={styles.card}>
      {preview?.size === null ? (
        <p className={styles.facts}>Ce navigateur ne sait pas montrer ce fichier : l'envoi dira s'il convient.</p>
      ) : (
        <FocalField
          control={control}
          name={`${name}.focal`}
          url={url}
          readOnly={isSubmitting}
          onLoad={onLoad}
          onError={() => setSeen({ url, size: null })}
        />
      )}
      <p className={styles.facts}>{factsOf(file, size).join(' · ')}</p>
      {size && recommended && (size.width < recommended.width || size.height < recommended.height) && (
        <p className={styles.facts}>
          Plus petite que recommandé ({recommended.width}×{recommended.height}).
        </p>
      )}
      <TextField
        control={control}
        name={`${name}.alt`}
        label="Texte alternatif"
        hint="Ce que montre l'image, pour qui ne la voit pas."
      />
    </div>
  );
}

function factsOf(file: File | undefined, size: Size | null | undefined): string[] {
  return [
    ...(size ? [`${size.width} × ${size.height} pixels`] : []),
    ...(file ? [bytesText(file.size), file.name, "envoi à l'enregistrement"] : []),
  ];
}

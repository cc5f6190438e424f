import { stack, TextField, useController, useFormState } from '@tdt/admin/kit';
import type { FocalPoint } from '@tdt/contracts';
import { type SyntheticEvent, useState } from 'react';
import type { AnyControl, ControlOf } from '../any-control.ts';
import { bytesText } from './bytes-text.ts';
import { FocalField } from './focal-field.tsx';
import styles from './picture-card.module.css';

interface Size {
  width: number;
  height: number;
}

/** A picture in a form. `file`: not uploaded yet, then `url` is a preview and the size is 0. */
interface Picture extends Size {
  url: string;
  focal: FocalPoint | null;
  file?: File | undefined;
}

interface PictureCardProps<Values extends object> {
  control: ControlOf<Values>;
  /** Where the picture is in the form: url, width, height, alt, focal, and a file until it is uploaded. */
  name: string;
  /** Recommended size in pixels. */
  recommended?: Size;
  /** Files are uploaded when they are chosen, not by the save. */
  isSentAtOnce?: boolean;
  /** One of many in a grid: crops on demand. */
  isSmall?: boolean;
}

/** One picture: focal point and crops, size, alternative text. */
export function PictureCard<Values extends object>(props: PictureCardProps<Values>) {
  const { name, recommended, isSentAtOnce = false, isSmall = false } = props;
  const control = props.control as unknown as AnyControl;
  const { field } = useController({ control, name });
  const picture: Picture | null = field.value;
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
    <div className={stack(3)}>
      {preview?.size === null ? (
        <p className={styles.facts}>Ce navigateur ne sait pas montrer ce fichier : l'envoi dira s'il convient.</p>
      ) : (
        <FocalField
          value={picture.focal}
          onChange={(focal) => field.onChange({ ...picture, focal })}
          url={url}
          readOnly={isSubmitting}
          hasCrops={!isSmall}
          onLoad={onLoad}
          onError={() => setSeen({ url, size: null })}
        />
      )}
      <p className={styles.facts}>{factsOf(file, size, isSentAtOnce).join(' · ')}</p>
      {size && recommended && (size.width < recommended.width || size.height < recommended.height) && (
        <p className={styles.facts}>{`Plus petite que recommandé (${recommended.width}×${recommended.height}).`}</p>
      )}
      <TextField
        control={control}
        name={`${name}.alt`}
        label="Texte alternatif"
        hint={isSmall ? undefined : "Ce que montre l'image, pour qui ne la voit pas."}
      />
    </div>
  );
}

function factsOf(file: File | undefined, size: Size | null | undefined, isSentAtOnce: boolean): string[] {
  return [
    ...(size ? [`${size.width} × ${size.height} pixels`] : []),
    ...(file ? [bytesText(file.size), file.name] : []),
    ...(file && !isSentAtOnce ? ["envoi à l'enregistrement"] : []),
  ];
}

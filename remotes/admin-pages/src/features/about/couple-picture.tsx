import { dropPreview, FileDrop, newPicture, PictureCard } from '@tdt/admin/editor';
import { Button, useController, useFormState } from '@tdt/admin/kit';
import { CONTENT_LABELS } from './content-values.ts';
import styles from './couple-picture.module.css';
import { PictureByAddress } from './picture-by-address.tsx';
import type { ContentControl } from './use-content-form.ts';

/** The couple's photo: from an address or a file, with what every crop shows of it. */
export function CouplePicture({ control }: { control: ContentControl }) {
  const { field, fieldState } = useController({ control, name: 'couple_image' });
  const { isSubmitting } = useFormState({ control });
  const picture = field.value;
  const put = (next: typeof picture) => {
    if (isSubmitting) return;
    if (picture) dropPreview(picture);
    // The new picture shows the same couple: unless it has a text, what was said of the old one stays.
    field.onChange(next && { ...next, alt: next.alt || (picture?.alt ?? '') });
  };
  const error = (fieldState.error as { url?: { message?: string } } | undefined)?.url?.message;
  return (
    <fieldset className={styles.part}>
      <legend className={styles.title}>{CONTENT_LABELS.couple_image}</legend>
      {picture ? (
        <>
          <PictureCard key={picture.url} control={control} name="couple_image" />
          <div>
            <Button onClick={() => put(null)}>Retirer la photo</Button>
          </div>
        </>
      ) : (
        <p className={styles.note}>Aucune photo : la page n'en montre pas.</p>
      )}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <FileDrop
        label={picture ? 'Remplacer par un fichier' : 'Choisir une image'}
        hint="Ou déposez-la ici. JPG ou PNG, 10 Mo au plus."
        takes={{ image: 'about' }}
        readOnly={isSubmitting}
        onFiles={([file]) => file && put(newPicture(file))}
        onPick={([chosen]) => chosen && put(chosen)}
      />
      <PictureByAddress
        readOnly={isSubmitting}
        onPicture={(found) => put({ ...found, key: found.url, placeholder: '', alt: '', focal: null })}
      />
    </fieldset>
  );
}

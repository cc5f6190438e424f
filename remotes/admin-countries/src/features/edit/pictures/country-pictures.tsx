import { FileDrop, newPicture, PictureCard, SortableRows, UploadsPanel, withPreview } from '@tdt/admin/editor';
import { stack, useFieldArray, useFormState, useWatch } from '@tdt/admin/kit';
import { COUNTRY_IMAGES_MAX, type CountryImageType, countryFolder, NEW_COUNTRY } from '@tdt/contracts/plain';
import { useCallback, useEffect } from 'react';
import { COUNTRY_LABELS } from '../country-labels.ts';
import { mostPictures } from '../country-schema.ts';
import type { FormErrors, FormPart } from '../use-country-form.ts';
import type { CountryUploads } from '../use-country-uploads.ts';
import styles from './country-pictures.module.css';

interface PictureTexts {
  /** What a picture is, with its article. */
  noun: string;
  /** Where the site shows it. */
  use: string;
  /** Text of the button that adds. */
  add: string;
}

const TEXTS: Record<CountryImageType, PictureTexts> = {
  polaroid: {
    noun: 'le polaroid',
    use: "L'image du polaroid du pays.",
    add: 'Choisir le polaroid',
  },
  recipe: {
    noun: "l'image de recettes",
    use: 'Montrées tour à tour sur les recettes du pays, quand elles sont 4.',
    add: 'Ajouter des images de recettes',
  },
  category: {
    noun: "l'image de catégorie",
    use: "Dans l'album de la page du pays, avant celles des recettes.",
    add: 'Ajouter des images de catégorie',
  },
};

interface CountryPicturesProps extends FormPart {
  type: CountryImageType;
  uploads: CountryUploads;
}

/** The pictures of one type. A chosen file is uploaded at once. */
export function CountryPictures({ type, uploads, control, getValues }: CountryPicturesProps) {
  const { noun, use, add } = TEXTS[type];
  const title = COUNTRY_LABELS[type];
  const most = COUNTRY_IMAGES_MAX[type];
  const { fields, append, insert, move, remove } = useFieldArray({ control, name: type, keyName: 'key' });
  const { isSubmitting, errors } = useFormState({ control });
  const pictures = useWatch({ control, name: type });
  // Chosen ones, those of a draft, and removed ones that came back.
  useEffect(() => uploads.sendNew(type, pictures));
  const renderRow = useCallback(
    (index: number) => <PictureCard control={control} name={`${type}.${index}`} isSentAtOnce isSmall />,
    [control, type],
  );
  const isFull = fields.length >= most;
  const message = messageOf(errors[type]);
  return (
    <div className={stack(4, styles.part)}>
      <h3>{title}</h3>
      <FileDrop
        label={add}
        hint={
          isFull
            ? `${mostPictures(type)} : retirez-en une pour en choisir une autre.`
            : `${use} ${mostPictures(type)}, de 10 Mo au plus.`
        }
        takes={{ image: countryFolder(NEW_COUNTRY, type) }}
        isMultiple={most > 1}
        readOnly={isSubmitting || isFull}
        limit={{ room: most - fields.length, rule: mostPictures(type) }}
        onFiles={(files) => append(files.map(newPicture), { shouldFocus: false })}
        onPick={(pictures) => append(pictures, { shouldFocus: false })}
      />
      {message && <p className={styles.error}>{message}</p>}
      <UploadsPanel uploads={uploads} files={pictures} isSaving={isSubmitting} />
      <SortableRows
        label={title}
        noun={noun}
        layout="grid"
        items={fields}
        isLocked={isSubmitting}
        renderRow={renderRow}
        onMove={move}
        onRemove={(index) => {
          const picture = getValues(type)[index];
          if (!picture) return;
          if (picture.file) uploads.remove(picture.key);
          else remove(index);
          return () => insert(index, withPreview(picture), { shouldFocus: false });
        }}
      />
    </div>
  );
}

/** What is wrong with the list or the file of a picture. Its text has a field of its own. */
function messageOf(error: FormErrors[CountryImageType]): string | undefined {
  return error?.root?.message ?? error?.message ?? error?.find?.((one) => one?.url)?.url?.message;
}

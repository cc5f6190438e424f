import { bytesText, dropPreview, FileDrop, newPicture, SEO_LABELS } from '@tdt/admin/editor';
import { Button, stack, TextField, useWatch } from '@tdt/admin/kit';
import { SHARE_SIZE } from '@tdt/contracts/plain';
import { type SyntheticEvent, useEffect, useState } from 'react';
import styles from './share-picture.module.css';
import type { SeoFormState } from './use-seo-form.ts';

/** The picture of shared links: an address, or a file that the save uploads. */
export function SharePictureField({ form, hint }: { form: SeoFormState; hint: string }) {
  const { control, formState, setValue } = form;
  const [address, share] = useWatch({ control, name: ['seo.og_image_url', 'share'] });
  const put = (picture: typeof share) => {
    if (share) dropPreview(share);
    setValue('share', picture, { shouldDirty: true });
  };
  const putAddress = (chosen: string) => {
    put(null);
    setValue('seo.og_image_url', chosen, { shouldDirty: true });
  };
  const typed = useRested(address.trim());
  const url = share?.url ?? typed;
  return (
    <>
      {share?.file ? (
        <div className={stack(2, styles.part)}>
          <p className={styles.label}>{SEO_LABELS.og_image_url}</p>
          <p className={styles.facts}>
            {`${share.file.name} · ${bytesText(share.file.size)} · envoi à l'enregistrement`}
          </p>
          <div>
            <Button onClick={() => !formState.isSubmitting && put(null)}>Retirer le fichier</Button>
          </div>
        </div>
      ) : (
        <TextField control={control} name="seo.og_image_url" label={SEO_LABELS.og_image_url} hint={hint} />
      )}
      <FileDrop
        label={url ? "Remplacer l'image" : 'Choisir une image'}
        hint={`Ou déposez-la ici. Recommandé : ${SHARE_SIZE.width}×${SHARE_SIZE.height}, 10 Mo au plus.`}
        takes={{ image: 'pages' }}
        readOnly={formState.isSubmitting}
        onFiles={([file]) => file && put(newPicture(file))}
        onPick={([picture]) => picture && putAddress(picture.url)}
      />
      {url && <Measured key={url} url={url} />}
    </>
  );
}

const REST_MS = 400;

/** Debounces a text: half an address leads to no picture. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** The picture itself, its size, and a warning where shared links would not show it whole. */
function Measured({ url }: { url: string }) {
  const [size, setSize] = useState<{ width: number; height: number } | 'unreadable'>();
  const onLoad = ({ currentTarget: { naturalWidth, naturalHeight } }: SyntheticEvent<HTMLImageElement>) =>
    setSize({ width: naturalWidth, height: naturalHeight });
  return (
    <div className={stack(2, styles.part)}>
      {size !== 'unreadable' && (
        <img className={styles.picture} src={url} alt="" onLoad={onLoad} onError={() => setSize('unreadable')} />
      )}
      <p role="status" className={styles.facts}>
        {size && factsOf(size)}
      </p>
    </div>
  );
}

function factsOf(size: { width: number; height: number } | 'unreadable'): string {
  if (size === 'unreadable') return "Cette image ne peut pas être affichée : les partages n'en montreraient aucune.";
  const { width, height } = size;
  const measured = `${width} × ${height} pixels`;
  if (width === SHARE_SIZE.width && height === SHARE_SIZE.height) return measured;
  return `Attention : ${measured} au lieu de ${SHARE_SIZE.width}×${SHARE_SIZE.height}. Les partages montreront cette image recadrée.`;
}

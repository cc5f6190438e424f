import { FileDrop } from '@tdt/admin/editor';
import { Button, Input, stack } from '@tdt/admin/kit';
import { stepMediaOf } from '@tdt/domain/recipes';
import { useId, useState } from 'react';
import type { MediaValue } from '../recipe-values.ts';
import cells from '../rows/cells.module.css';
import styles from './media.module.css';

interface MediaAdderProps {
  isLocked: boolean;
  onFile: (file: File) => void;
  onAddress: (media: MediaValue) => void;
}

/** Adds a picture or a video to a step: a file, chosen or dropped, or an address. */
export function MediaAdder({ isLocked, onFile, onAddress }: MediaAdderProps) {
  return (
    <div className={stack(4)}>
      <FileDrop
        label="Image ou vidéo (MP4, WebM)"
        hint="Choisissez-la, ou déposez-la ici. 10 Mo au plus."
        takes={{ image: 'recipe-steps-images', video: 'recipe-steps-videos' }}
        readOnly={isLocked}
        onFiles={([file]) => file && onFile(file)}
        onPick={([picture]) => picture && onAddress({ type: 'image', url: picture.url })}
      />
      <AddressForm isLocked={isLocked} onAddress={onAddress} />
    </div>
  );
}

function AddressForm({ isLocked, onAddress }: Pick<MediaAdderProps, 'isLocked' | 'onAddress'>) {
  const [address, setAddress] = useState('');
  const [chosen, setChosen] = useState<MediaValue['type']>('image');
  const [refusal, setRefusal] = useState<string | null>(null);
  const id = useId();
  const add = () => {
    const media = stepMediaOf(address);
    if ('refusal' in media) return setRefusal(media.refusal);
    // If the address itself says what it shows, it takes precedence.
    onAddress({ type: media.type ?? chosen, url: media.url });
  };
  return (
    <div className={styles.address}>
      <div className={styles.control}>
        <label htmlFor={`${id}-type`}>Type</label>
        <select
          id={`${id}-type`}
          className={cells.select}
          value={chosen}
          onChange={({ target }) => setChosen(target.value === 'video' ? 'video' : 'image')}
        >
          <option value="image">Image</option>
          <option value="video">Vidéo</option>
        </select>
      </div>
      <div className={styles.control}>
        <label htmlFor={id}>Adresse (URL)</label>
        <Input
          id={id}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          value={address}
          status={refusal ? 'error' : ''}
          aria-invalid={refusal !== null}
          aria-describedby={`${id}-hint${refusal ? ` ${id}-refusal` : ''}`}
          onChange={({ target }) => {
            setAddress(target.value);
            setRefusal(null);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            // It would save the recipe.
            event.preventDefault();
            if (!isLocked) add();
          }}
        />
      </div>
      <Button onClick={add} disabled={isLocked}>
        Ajouter l'adresse
      </Button>
      {refusal && (
        <p id={`${id}-refusal`} role="alert" className={cells.message}>
          {refusal}
        </p>
      )}
      <p id={`${id}-hint`} className={styles.hint}>
        YouTube : l'adresse de la vidéo suffit, elle devient celle du lecteur intégré.
      </p>
    </div>
  );
}

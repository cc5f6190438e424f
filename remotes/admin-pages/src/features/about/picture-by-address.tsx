import { Button, Input } from '@tdt/admin/kit';
import { type SyntheticEvent, useId, useState } from 'react';
import styles from './couple-picture.module.css';

/** What the contract accepts as the address of a page's picture. */
const ADDRESS = /^(?:\/media\/|https:\/\/)\S+$/;

interface PictureByAddressProps {
  readOnly: boolean;
  /** Gets a picture that the browser has shown, with its size. */
  onPicture: (picture: { url: string; width: number; height: number }) => void;
}

/** Takes a picture by its address, once the browser has loaded it: pages need its size. */
export function PictureByAddress({ readOnly, onPicture }: PictureByAddressProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  /** The address that is being loaded; '': none. */
  const [loading, setLoading] = useState('');
  const load = () => {
    if (readOnly) return;
    const address = typed.trim();
    const isAddress = ADDRESS.test(address);
    setError(isAddress ? '' : 'Indiquez une adresse https://.');
    setLoading(isAddress ? address : '');
  };
  const onLoad = ({
    currentTarget: { naturalWidth: width, naturalHeight: height },
  }: SyntheticEvent<HTMLImageElement>) => {
    setLoading('');
    setTyped('');
    onPicture({ url: loading, width, height });
  };
  const onError = () => {
    setLoading('');
    setError("Cette image ne peut pas être chargée : vérifiez l'adresse, ou envoyez le fichier.");
  };
  return (
    <div className={styles.address}>
      <label htmlFor={id} className={styles.title}>
        Adresse d'une image
      </label>
      <div className={styles.row}>
        <Input
          id={id}
          type="url"
          autoComplete="off"
          placeholder="https://"
          value={typed}
          readOnly={readOnly}
          status={error ? 'error' : ''}
          aria-invalid={error !== ''}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ target }) => setTyped(target.value)}
          onPressEnter={(event) => {
            // Otherwise the form around it would be saved.
            event.preventDefault();
            load();
          }}
        />
        <Button loading={loading !== ''} onClick={load}>
          Utiliser cette adresse
        </Button>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {loading && <img key={loading} src={loading} alt="" hidden onLoad={onLoad} onError={onError} />}
    </div>
  );
}

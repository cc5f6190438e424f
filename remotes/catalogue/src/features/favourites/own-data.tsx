import {
  additionsText,
  DIARY,
  type KeptData,
  leftOutText,
  mergeKept,
  readKeptFile,
  writeKeptFile,
} from '@tdt/domain/kept';
import { SHOPPING_LIST } from '@tdt/domain/shopping';
import { changeFavourites, useFavourites } from '@tdt/platform';
import { useKept } from '@tdt/platform/kept';
import { Button, cluster, stack } from '@tdt/ui';
import { type ChangeEvent, useRef, useState } from 'react';
import styles from './own-data.module.css';

/** No file that the site has saved is larger. */
const FILE_MAX = 10_000_000;

/** All that the browser keeps for the visitor: saved as a file, and taken over from one. */
export function OwnData() {
  const favourites = useFavourites();
  const [list, changeList] = useKept(SHOPPING_LIST);
  const [diary, changeDiary] = useKept(DIARY);
  const input = useRef<HTMLInputElement>(null);
  const open = useRef<HTMLButtonElement>(null);
  const [message, setMessage] = useState('');
  const [file, setFile] = useState<KeptData | null>(null);
  if (!list || !diary) return null;
  const mine: KeptData = { favourites, list, diary };

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    const read = chosen.size <= FILE_MAX ? readKeptFile(await chosen.text().catch(() => '')) : null;
    target.value = '';
    if (!read) {
      setFile(null);
      return setMessage("Ce fichier n'est pas une sauvegarde de ce site : rien n'a été changé.");
    }
    const merged = mergeKept(mine, read);
    const [additions, leftOut] = [additionsText(mine, merged), leftOutText(merged, read)];
    setFile(additions ? read : null);
    const added = additions && `Ce fichier ajoute : ${additions}.`;
    setMessage([added, leftOut].filter(Boolean).join(' ') || 'Tout ce que contient ce fichier est déjà ici.');
  };
  /** The pressed button disappears: the one that opened the file gets the focus. */
  const end = (message: string) => {
    setFile(null);
    setMessage(message);
    open.current?.focus({ preventScroll: true });
  };
  const take = () => {
    if (!file) return;
    const merged = mergeKept(mine, file);
    changeFavourites(() => merged.favourites);
    changeList(() => merged.list);
    changeDiary(() => merged.diary);
    end('Ajouté.');
  };
  return (
    <section className={stack(4, styles.data)} aria-labelledby="donnees">
      <h2 id="donnees" className={styles.title}>
        Vos données
      </h2>
      <p>
        Favoris, liste de courses, notes et dates restent dans ce navigateur. Un fichier les met à l'abri, ou les
        emporte sur un autre appareil.
      </p>
      <p className={cluster(3)}>
        <Button variant="outline" onClick={() => save(writeKeptFile(mine))}>
          Enregistrer dans un fichier
        </Button>
        <Button ref={open} variant="outline" onClick={() => input.current?.click()}>
          Reprendre un fichier
        </Button>
      </p>
      <input ref={input} type="file" accept="application/json,.json" hidden aria-label="Fichier" onChange={choose} />
      <p role="status">{message}</p>
      {file && (
        <p className={cluster(3)}>
          <Button onClick={take}>Ajouter</Button>
          <Button variant="outline" onClick={() => end('')}>
            Annuler
          </Button>
        </p>
      )}
    </section>
  );
}

/** Hands the browser a file to save. Its address is valid as long as the page: browsers may read it later. */
function save(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = 'tour-de-table.json';
  link.click();
}

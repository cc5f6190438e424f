import { problemOf } from '@tdt/admin/api';
import { FileDrop, picturesApi, randomId, UploadsPanel, useUploads } from '@tdt/admin/editor';
import { ConfirmButton, ConfirmDialog, listPath, stack, useReport } from '@tdt/admin/kit';
import type { AdminPicture, PicturePlace } from '@tdt/contracts';
import { ADMIN_PAGES } from '@tdt/contracts/plain';
import { useNavigate } from '@tdt/platform';
import { useState } from 'react';
import styles from './pictures.module.css';
import { Places } from './places.tsx';

/** Puts another picture, a file or one of the library, into all places of this one. */
export function ReplacePicture({ picture: { id, url, revision, places } }: { picture: AdminPicture }) {
  const [next, setNext] = useState<{ url: string } | null>(null);
  const [left, setLeft] = useState<PicturePlace[]>([]);
  const [replace, { isLoading }] = picturesApi.usePicturesReplaceMutation();
  const uploads = useUploads((_key, stored) => setNext(stored));
  const report = useReport();
  const navigate = useNavigate();
  const run = async (replacement: string) => {
    const { data, error } = await replace({ id, url: replacement, revision });
    const isDone = data?.unchanged.length === 0;
    const success = { title: 'Image remplacée', description: `Contenus modifiés : ${data?.changed}` };
    const description = problemOf(error)?.detail ?? 'Impossible de remplacer l’image.';
    report(error, isDone ? success : null, { description });
    setLeft(data?.unchanged ?? []);
    if (isDone) void navigate(ADMIN_PAGES.picture(data.picture.id));
  };
  return (
    <div className={stack(3)}>
      <FileDrop
        label="Remplacer…"
        hint="Par un fichier, choisi ou déposé ici, ou par une image du site."
        takes={{ image: 'library' }}
        readOnly={isLoading}
        onFiles={([file]) => file && uploads.send([{ key: randomId(), file, folder: 'library' }])}
        onPick={([chosen]) => chosen && setNext(chosen)}
      />
      <UploadsPanel uploads={uploads} files={uploads.list} isSaving={isLoading} />
      {left.length > 0 && <Places title="Ces endroits n’ont pas pu être changés : réessayez." places={left} />}
      {next && (
        <ConfirmDialog
          title="Remplacer cette image ?"
          text={
            <>
              <span className={styles.pair}>
                <img src={url} alt="Actuelle" />
                <img src={next.url} alt="Nouvelle" />
              </span>
              <span>{`La seconde sera montrée à la place de la première, partout où celle-ci sert (${places.length}).`}</span>
            </>
          }
          confirm="Remplacer partout"
          onConfirm={() => run(next.url)}
          onClose={() => setNext(null)}
        />
      )}
    </div>
  );
}

/** Deletes a picture that has no place at all. */
export function DeletePicture({ picture: { id, places } }: { picture: AdminPicture }) {
  const [remove] = picturesApi.usePicturesDeleteMutation();
  const report = useReport();
  const navigate = useNavigate();
  const run = async () => {
    const { error } = await remove(id);
    const { detail = 'Impossible de supprimer l’image.', places: found = [] } = problemOf(error) ?? {};
    const description = [detail, ...found.map(({ title }) => title)].join(' · ');
    report(error, { title: 'Image supprimée' }, { description });
    if (!error) void navigate(listPath(ADMIN_PAGES.pictures));
  };
  return (
    <ConfirmButton
      label="Supprimer"
      isNamed
      title="Supprimer cette image ?"
      text="Rien sur le site ne la montre."
      confirm="Supprimer"
      onConfirm={run}
      refusal={
        places.length > 0 ? 'Elle sert aux endroits de la liste : remplacez-la, ou retirez-la d’abord.' : undefined
      }
    />
  );
}

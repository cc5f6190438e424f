import { FileDrop, randomId, UploadsPanel, useUploads } from '@tdt/admin/editor';
import { stack } from '@tdt/admin/kit';
import { ADMIN_PAGES } from '@tdt/contracts/plain';
import { Link } from '@tdt/platform';
import { useRef, useState } from 'react';

/** Uploads files to the library, each with its progress or what is wrong with it. */
export function LibraryUpload() {
  const names = useRef(new Map<string, string>());
  const [sent, setSent] = useState<{ id: string; name: string; isKnown: boolean }[]>([]);
  const uploads = useUploads((key, stored) => {
    const { id, is_known: isKnown } = stored?.picture ?? {};
    if (id) setSent((all) => [...all, { id, name: names.current.get(key) ?? '', isKnown: isKnown === true }]);
  });
  const send = (files: File[]) => {
    setSent([]);
    const pending = files.map((file) => ({ key: randomId(), file, folder: 'library' as const }));
    for (const { key, file } of pending) names.current.set(key, file.name);
    void uploads.send(pending);
  };
  const added = sent.filter(({ isKnown }) => !isKnown).length;
  return (
    <div className={stack(3)}>
      <FileDrop
        label="Ajouter des images"
        hint="Ou déposez-les ici, plusieurs à la fois. 10 Mo au plus chacune."
        takes={{ image: 'library' }}
        isMultiple
        readOnly={false}
        onFiles={send}
      />
      <UploadsPanel uploads={uploads} files={uploads.list} isSaving={false} />
      <div role="status">
        {added > 0 && <p>{`Images ajoutées : ${added}`}</p>}
        {sent.map(
          ({ id, name, isKnown }) =>
            isKnown && (
              <p key={id}>
                <span>{`${name} est déjà sur le site : `}</span>
                <Link to={ADMIN_PAGES.picture(id)}>voir l’image</Link>
              </p>
            ),
        )}
      </div>
    </div>
  );
}

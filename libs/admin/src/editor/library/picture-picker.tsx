import { Button, Dialog } from '@tdt/admin/kit';
import type { AdminPictureRow } from '@tdt/contracts';
import { useState } from 'react';
import type { PictureValue } from '../pictures/picture-value.ts';
import { randomId } from '../random-id.ts';
import { PictureFace, PictureGrid } from './picture-grid.tsx';
import { usePictureList } from './use-picture-list.ts';

interface PicturePickerProps {
  /** With one, a press takes the picture at once. */
  most: number;
  onPick: (pictures: PictureValue[]) => void;
  onClose: () => void;
}

/** Chooses among the pictures of the site. */
export function PicturePicker({ most, onPick, onClose }: PicturePickerProps) {
  const list = usePictureList(useState(() => new URLSearchParams()));
  const [chosen, setChosen] = useState<AdminPictureRow[]>([]);
  const isMultiple = most > 1;
  const isChosen = ({ id }: AdminPictureRow) => chosen.some((one) => one.id === id);
  const press = (picture: AdminPictureRow) => {
    if (!isMultiple) return onPick([pictureOf(picture)]);
    setChosen(isChosen(picture) ? chosen.filter(({ id }) => id !== picture.id) : [...chosen, picture]);
  };
  return (
    <Dialog
      isForm
      title="Images du site"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Annuler</Button>
          {isMultiple && (
            <Button type="primary" disabled={chosen.length === 0} onClick={() => onPick(chosen.map(pictureOf))}>
              {`Ajouter (${chosen.length})`}
            </Button>
          )}
        </>
      }
    >
      <PictureGrid list={list}>
        {(picture, className) => (
          <button
            type="button"
            className={className}
            {...(isMultiple && { 'aria-pressed': isChosen(picture) })}
            disabled={chosen.length >= most && !isChosen(picture)}
            onClick={() => press(picture)}
          >
            <PictureFace picture={picture} />
          </button>
        )}
      </PictureGrid>
    </Dialog>
  );
}

/** A picture of the library as a form holds it, with the text and the focal point that it has there. */
const pictureOf = ({ url, width, height, placeholder, alt, focal }: AdminPictureRow): PictureValue => ({
  key: randomId(),
  ...{ url, width, height, placeholder, alt, focal },
});

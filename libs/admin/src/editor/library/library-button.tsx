import { Button } from '@tdt/admin/kit';
import { FORM_TOPIC, useToasts } from '@tdt/platform';
import { useState } from 'react';
import type { PictureValue } from '../pictures/picture-value.ts';
import type { PicturePicker } from './picture-picker.tsx';

interface LibraryButtonProps {
  readOnly: boolean;
  /** How many can be chosen at once. */
  most: number;
  /** Gets at least one. */
  onPick: (pictures: PictureValue[]) => void;
}

/** Chooses pictures that the site has already, in a dialog that is loaded on demand. */
export function LibraryButton({ readOnly, most, onPick }: LibraryButtonProps) {
  const { show } = useToasts();
  const [Picker, setPicker] = useState<typeof PicturePicker | null>(null);
  const open = async () => {
    try {
      const loaded = await import(/* webpackChunkName: "picture-picker" */ './picture-picker.tsx');
      setPicker(() => loaded.PicturePicker);
    } catch {
      const description = "Impossible d'ouvrir les images du site";
      show({ kind: 'error', topic: FORM_TOPIC, title: 'Erreur', description });
    }
  };
  const pick = (pictures: PictureValue[]) => {
    setPicker(null);
    onPick(pictures);
  };
  return (
    <>
      <Button disabled={readOnly || most < 1} onClick={open}>
        Déjà sur le site
      </Button>
      {Picker && <Picker most={most} onClose={() => setPicker(null)} onPick={pick} />}
    </>
  );
}

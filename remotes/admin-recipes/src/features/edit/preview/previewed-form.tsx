import { Button, cluster, ExportOutlined, stack } from '@tdt/admin/kit';
import type { Elements } from '@tdt/platform';
import { useState, useSyncExternalStore } from 'react';
import type { RecipeEditor } from '../use-recipe-form.ts';
import styles from './preview.module.css';
import { PreviewFrame } from './preview-frame.tsx';
import { PreviewLinks } from './preview-links.tsx';
import { usePreview } from './use-preview.ts';

interface PreviewedFormProps extends Pick<RecipeEditor, 'form' | 'uploads'> {
  /** The stored recipe's, `null` for a new one. */
  id: string | null;
  /** Beside the buttons, at their begin and at their end. */
  state: Elements;
  more: Elements | false;
  children: Elements;
}

/** A form with its preview: on the public page in a new tab, or on wide screens beside the form. */
export function PreviewedForm({ form, uploads, id, state, more, children }: PreviewedFormProps) {
  const preview = usePreview({ form, uploads }, id);
  const [isBeside, setBeside] = useState(false);
  const isWide = useWideScreen();
  const open = async () => {
    // Browsers allow a tab only at the press itself, not after a response of the server.
    const tab = window.open('', '_blank');
    const url = await preview.make();
    if (url === null) tab?.close();
    else tab?.location.replace(url);
  };
  return (
    <div className={styles.screen} data-folds-menu={isWide && isBeside}>
      <div className={stack(4, styles.form)}>
        <div className={cluster(3, styles.actions)}>
          {state}
          <Button icon={<ExportOutlined aria-hidden />} loading={preview.isBusy} onClick={open}>
            Aperçu
          </Button>
          {id !== null && <PreviewLinks id={id} />}
          {isWide && (
            <Button aria-pressed={isBeside} onClick={() => setBeside(!isBeside)}>
              Aperçu à côté
            </Button>
          )}
          {more}
        </div>
        {children}
      </div>
      {isWide && isBeside && <PreviewFrame control={form.control} preview={preview} />}
    </div>
  );
}

/** From here on a form and a phone's page have room beside each other: below 1440 px the menu of the frame folds. */
const WIDE = '(min-width: 1280px)';

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

const useWideScreen = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);

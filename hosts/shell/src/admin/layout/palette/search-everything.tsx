import { Button } from '@tdt/admin/kit';
import { Icon, icons } from '@tdt/ui';
import { useState } from 'react';
import { useFrame } from '../frame-texts.ts';
import type { Screen } from '../screens.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { Palette } from './palette.tsx';
import styles from './search-everything.module.css';
import { COMMAND_KEY, useShortcuts } from './use-shortcuts.ts';

/** The button of the palette, and what the keys open: the palette, and the list of keys. */
export function SearchEverything({ screens }: { screens: readonly Screen[] }) {
  const { texts } = useFrame();
  const [open, setOpen] = useState<'palette' | 'keys' | null>(null);
  const close = () => setOpen(null);
  useShortcuts({ onPalette: () => setOpen('palette'), onKeys: () => setOpen('keys') });
  return (
    <>
      <Button
        className={styles.button ?? ''}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        icon={<Icon path={icons.search} />}
        onClick={() => setOpen('palette')}
      >
        <span className={styles.label}>{texts.search}</span>
        {/* `aria-keyshortcuts` says it. */}
        <kbd className={styles.key} aria-hidden>
          {COMMAND_KEY} K
        </kbd>
      </Button>
      {open === 'palette' && <Palette screens={screens} onClose={close} onShowKeys={() => setOpen('keys')} />}
      {open === 'keys' && <KeysDialog onClose={close} />}
    </>
  );
}

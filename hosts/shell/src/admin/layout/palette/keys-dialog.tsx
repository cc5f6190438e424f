import { Button, Dialog } from '@tdt/admin/kit';
import { stack } from '@tdt/ui';
import { useFrame } from '../frame-texts.ts';
import styles from './keys-dialog.module.css';
import { COMMAND_KEY } from './use-shortcuts.ts';

const KEYS = [
  ['palette', [COMMAND_KEY, 'K']],
  ['save', [COMMAND_KEY, 'S']],
  ['moveRow', ['Alt', '↑ ↓']],
  ['closeDialog', ['Esc']],
  ['keys', ['?']],
] as const;

/** Lists the keys of the back office. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { texts, lang } = useFrame();
  return (
    <div lang={lang}>
      <Dialog title={texts.keys} isForm onClose={onClose} actions={<Button onClick={onClose}>{texts.close}</Button>}>
        <dl className={stack(2)}>
          {KEYS.map(([name, keys]) => (
            <div key={name} className={styles.line}>
              <dt>{texts.keyNames[name]}</dt>
              <dd className={styles.combination}>
                {keys.map((key) => (
                  <kbd key={key} className={styles.key}>
                    {key}
                  </kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </div>
  );
}

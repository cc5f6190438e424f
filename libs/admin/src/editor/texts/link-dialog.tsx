import { Button, Dialog, Input, stack } from '@tdt/admin/kit';
import { isLinkAddress } from '@tdt/domain/text';
import { useSite } from '@tdt/platform';
import { type KeyboardEvent, useId, useState } from 'react';
import styles from './texts.module.css';

interface LinkDialogProps {
  /** The selected words. */
  words: string;
  onLink: (words: string, address: string) => void;
  onClose: () => void;
}

/** Asks for the words and the address of a link. An address of this site becomes a path, so that it follows the site. */
export function LinkDialog({ words, onLink, onClose }: LinkDialogProps) {
  const { url } = useSite();
  const [link, setLink] = useState({ words, address: '' });
  const [refusal, setRefusal] = useState('');
  const id = useId();
  const insert = () => {
    const typed = link.address.trim();
    const address = typed === url || typed.startsWith(`${url}/`) ? typed.slice(url.length) || '/' : typed;
    const named = link.words.trim().replaceAll(/[[\]\n]+/g, ' ');
    if (named === '') return setRefusal('Écrivez les mots du lien.');
    if (!isLinkAddress(address))
      return setRefusal('Une adresse commence par https:// ou, sur ce site, par /, sans espaces ni parenthèses.');
    onLink(named, address);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') insert();
  };
  return (
    <Dialog
      isForm
      title="Insérer un lien"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button type="primary" onClick={insert}>
            Insérer
          </Button>
        </>
      }
    >
      <div className={stack(4)}>
        {(['words', 'address'] as const).map((part) => (
          <div key={part} className={stack(2)}>
            <label htmlFor={`${id}-${part}`}>{part === 'words' ? 'Mots' : 'Adresse'}</label>
            <Input
              id={`${id}-${part}`}
              value={link[part]}
              {...(part === 'address' && { placeholder: '/pays/japon', inputMode: 'url', spellCheck: false })}
              aria-describedby={refusal ? `${id}-refusal` : undefined}
              onKeyDown={onKeyDown}
              onChange={({ target }) => {
                setLink({ ...link, [part]: target.value });
                setRefusal('');
              }}
            />
          </div>
        ))}
        {refusal && (
          <p id={`${id}-refusal`} role="alert" className={styles.refusal}>
            {refusal}
          </p>
        )}
      </div>
    </Dialog>
  );
}

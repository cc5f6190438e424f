import { problemOf } from '@tdt/admin/api';
import { Button, Dialog, Input, stack, useReport } from '@tdt/admin/kit';
import { REDIRECT_PATH_MAX } from '@tdt/contracts/plain';
import { type KeyboardEvent, useId, useState } from 'react';
import styles from './redirects.module.css';
import { redirectsApi } from './redirects-api.ts';

const LABELS = { from: 'Ancienne adresse', to: 'Mène à' } as const;
const EXAMPLES = { from: '/ancien-article', to: '/recipe/tarte-tatin' } as const;
type Part = keyof typeof LABELS;

/** Asks where an address shall lead. What the server refuses stands at its field. */
export function RedirectDialog({ onClose }: { onClose: () => void }) {
  const report = useReport();
  const id = useId();
  const [paths, setPaths] = useState({ from: '', to: '' });
  const [refusals, setRefusals] = useState<Partial<Record<Part, string>>>({});
  const [create, { isLoading }] = redirectsApi.useRedirectsCreateMutation();
  const save = async () => {
    const { error } = await create(paths);
    const errors = problemOf(error)?.errors ?? [];
    if (errors.length > 0) return setRefusals(Object.fromEntries(errors.map(({ path, message }) => [path, message])));
    report(error, { title: 'Redirection enregistrée' }, { title: "La redirection n'a pas été enregistrée" });
    if (!error) onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void save();
  };
  return (
    <Dialog
      isForm
      title="Ajouter une redirection"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button type="primary" loading={isLoading} onClick={() => void save()}>
            Enregistrer
          </Button>
        </>
      }
    >
      <div className={stack(4)}>
        {(['from', 'to'] as const).map((part) => (
          <div key={part} className={stack(2)}>
            <label htmlFor={`${id}-${part}`}>{LABELS[part]}</label>
            <Input
              id={`${id}-${part}`}
              value={paths[part]}
              placeholder={EXAMPLES[part]}
              maxLength={REDIRECT_PATH_MAX}
              inputMode="url"
              spellCheck={false}
              aria-invalid={refusals[part] !== undefined}
              aria-describedby={refusals[part] === undefined ? undefined : `${id}-${part}-refusal`}
              onKeyDown={onKeyDown}
              onChange={({ target }) => {
                setPaths({ ...paths, [part]: target.value });
                setRefusals({ ...refusals, [part]: undefined });
              }}
            />
            {refusals[part] !== undefined && (
              <p id={`${id}-${part}-refusal`} role="alert" className={styles.refusal}>
                {refusals[part]}
              </p>
            )}
          </div>
        ))}
      </div>
    </Dialog>
  );
}

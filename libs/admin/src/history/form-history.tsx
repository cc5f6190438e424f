import { Button, cluster } from '@tdt/admin/kit';
import { HISTORY_PARAMETER } from '@tdt/contracts/plain';
import { type Elements, FORM_TOPIC, useToasts } from '@tdt/platform';
import { useSearchParams } from '@tdt/platform/admin';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import styles from './history.module.css';
import type { HistoryDialog, HistoryProps } from './history-dialog.tsx';
import { type LastSave, savedText } from './saved-text.ts';

interface FormHistoryProps<Values extends FieldValues> extends HistoryProps<Values> {
  saved?: LastSave;
  /** Beside it. */
  children?: Elements;
}

/** Who last saved what a form edits, and the way to its former versions. The address says whether they are open. */
export function FormHistory<Values extends FieldValues>({ saved, children, ...history }: FormHistoryProps<Values>) {
  const { show } = useToasts();
  const [search, setSearch] = useSearchParams();
  const opened = search.get(HISTORY_PARAMETER);
  const isOpen = opened !== null;
  const [Dialog, setDialog] = useState<typeof HistoryDialog | null>(null);
  const close = () =>
    setSearch(
      (now) => {
        now.delete(HISTORY_PARAMETER);
        return now;
      },
      { replace: true },
    );
  const load = useEffectEvent(async () => {
    try {
      const loaded = await import(/* webpackChunkName: "history" */ './history-dialog.tsx');
      setDialog(() => loaded.HistoryDialog);
    } catch {
      close();
      show({ kind: 'error', topic: FORM_TOPIC, title: 'Erreur', description: "Impossible de charger l'historique" });
    }
  });
  useEffect(() => {
    if (isOpen) void load();
  }, [isOpen]);
  const text = saved && savedText(saved);
  return (
    <div className={cluster(3, styles.line)}>
      {text && <span dir="auto">{text}</span>}
      <Button onClick={() => setSearch((now) => ({ ...Object.fromEntries(now), [HISTORY_PARAMETER]: '' }))}>
        Historique
      </Button>
      {children}
      {isOpen && Dialog && <Dialog<Values> {...history} opened={opened} onClose={close} />}
    </div>
  );
}

import { Button, cluster } from '@tdt/admin/kit';
import { HISTORY_PARAMETER } from '@tdt/contracts/plain';
import { FORM_TOPIC, useToasts } from '@tdt/platform';
import { useSearchParams } from '@tdt/platform/admin';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import styles from './form-history.module.css';
import { type LastSave, savedText } from './saved-text.ts';

interface OpenedHistory {
  /** See `HistoryDialog`. */
  opened: string;
  onClose: () => void;
}

interface FormHistoryProps<Props extends object> {
  saved?: LastSave;
  /** Loads the dialog, which is not in the editor's file. */
  load: () => Promise<ComponentType<Props & OpenedHistory>>;
  /** What the dialog needs. */
  dialog: Props;
}

/** Who last saved what a form edits, and the way to its former versions. The address says whether they are open. */
export function FormHistory<Props extends object>({ saved, load, dialog }: FormHistoryProps<Props>) {
  const { show } = useToasts();
  const [search, setSearch] = useSearchParams();
  const opened = search.get(HISTORY_PARAMETER);
  const isOpen = opened !== null;
  const [Dialog, setDialog] = useState<ComponentType<Props & OpenedHistory> | null>(null);
  const close = () =>
    setSearch(
      (now) => {
        now.delete(HISTORY_PARAMETER);
        return now;
      },
      { replace: true },
    );
  const prepare = useEffectEvent(async () => {
    try {
      const loaded = await load();
      setDialog(() => loaded);
    } catch {
      close();
      show({ kind: 'error', topic: FORM_TOPIC, title: 'Erreur', description: "Impossible de charger l'historique" });
    }
  });
  useEffect(() => {
    if (isOpen) void prepare();
  }, [isOpen]);
  const text = saved && savedText(saved);
  return (
    <div className={cluster(3, styles.line)}>
      {text && <span dir="auto">{text}</span>}
      <Button onClick={() => setSearch((now) => ({ ...Object.fromEntries(now), [HISTORY_PARAMETER]: '' }))}>
        Historique
      </Button>
      {isOpen && Dialog && <Dialog {...dialog} opened={opened} onClose={close} />}
    </div>
  );
}

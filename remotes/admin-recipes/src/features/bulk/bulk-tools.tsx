import { Button, cluster, ExportOutlined, ScreenLanguage, useReport } from '@tdt/admin/kit';
import { useState } from 'react';
import { ActionForm } from './action-form.tsx';
import styles from './bulk.module.css';
import { bulkApi } from './bulk-api.ts';
import { number, recipes } from './bulk-texts.ts';
import { LastRuns } from './last-runs.tsx';
import { RunDialog } from './run-dialog.tsx';
import { countOf, type useSelection } from './use-selection.ts';

interface BulkToolsProps extends Omit<ReturnType<typeof useSelection>, 'rows'> {
  /** How many recipes match the search and the filters. */
  total: number;
  /** Whether the last runs are to be shown. */
  isLatestOpen: boolean;
  onLatestClosed: () => void;
}

type Open = { form: true } | { run: string } | null;

/** The bar of the chosen recipes, and the dialogs that change them. */
export function BulkTools({ isLatestOpen, onLatestClosed, ...bar }: BulkToolsProps) {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <>
      {countOf(bar.selection) > 0 && <Bar {...bar} onChange={() => setOpen({ form: true })} />}
      <ScreenLanguage lang="fr">
        {open && 'form' in open && (
          <ActionForm selection={bar.selection} onClose={close} onPlanned={(run) => setOpen({ run })} />
        )}
        {isLatestOpen && (
          <LastRuns
            onClose={onLatestClosed}
            onOpen={(run) => {
              onLatestClosed();
              setOpen({ run });
            }}
          />
        )}
        {open && 'run' in open && <RunDialog id={open.run} onClose={close} />}
      </ScreenLanguage>
    </>
  );
}

type BarProps = Omit<BulkToolsProps, 'isLatestOpen' | 'onLatestClosed'> & { onChange: () => void };

function Bar({ selection, total, selectAll, clear, onChange }: BarProps) {
  const count = countOf(selection);
  const [save, { isLoading }] = bulkApi.useBulkExportMutation();
  const report = useReport();
  const exportAll = async () =>
    report((await save(selection)).error, null, { title: 'Erreur', description: "L'export a échoué." });
  return (
    <section lang="fr" aria-label="Sélection" className={cluster(3, styles.bar)}>
      <p role="status" className={styles.count}>
        {`${recipes(count)} sélectionnée${count > 1 ? 's' : ''}`}
      </p>
      <Button type="primary" onClick={onChange}>
        Modifier…
      </Button>
      <Button icon={<ExportOutlined aria-hidden />} loading={isLoading} onClick={exportAll}>
        Exporter
      </Button>
      <Button aria-label="Effacer la sélection" onClick={clear}>
        Effacer
      </Button>
      {'ids' in selection && total > count && (
        <Button type="link" className={styles.all ?? ''} onClick={selectAll}>
          {`Sélectionner les ${number(total)} recettes qui correspondent`}
        </Button>
      )}
    </section>
  );
}

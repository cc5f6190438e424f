import type { Diagnostic } from '@tdt/contracts';
import { element } from '../element.ts';
import { CHECKS, type CheckId, type Results } from './checks.ts';

interface Actions {
  onRun: () => void;
  onClose: () => void;
}

/** The panel's elements: the checks with states, durations and messages, an announced summary, two buttons. */
export function createView({ onRun, onClose }: Actions) {
  const title = element('h2', { id: 'titre', tabIndex: -1, textContent: 'Diagnostic' });
  const rows = new Map(CHECKS.map(({ id, name }) => [id, createRow(name)]));
  const list = element('ul', {}, ...[...rows.values()].map(({ item }) => item));
  const status = element('p', { role: 'status' });
  const again = element('button', { type: 'button', textContent: 'Relancer' });
  const close = element('button', { type: 'button', textContent: 'Fermer', onclick: onClose });
  const section = element('section', {}, title, list, status, element('div', { className: 'actions' }, again, close));
  section.setAttribute('aria-labelledby', title.id);
  section.addEventListener('keydown', ({ key }) => key === 'Escape' && onClose());
  // Not `disabled`: the button would lose the focus after a press.
  again.addEventListener('click', () => again.ariaDisabled !== 'true' && onRun());
  const passed = new Set<CheckId>();

  function setRunning(isRunning: boolean): void {
    list.ariaBusy = again.ariaDisabled = String(isRunning);
  }

  return {
    element: section,
    focus: () => title.focus(),
    begin(): void {
      passed.clear();
      for (const row of rows.values()) row.show();
      status.textContent = 'Vérifications en cours…';
      setRunning(true);
    },
    show(results: Results): void {
      for (const { id } of CHECKS) {
        const result = results[id];
        if (result) rows.get(id)?.show(result);
        if (result?.ok) passed.add(id);
      }
    },
    end(): void {
      status.textContent = summaryOf(passed.size);
      setRunning(false);
    },
  };
}

function createRow(name: string) {
  const state = element('span', { className: 'state' });
  const duration = element('span', { className: 'duration' });
  const message = element('span', { className: 'message' });
  const item = element('li', {}, element('span', { className: 'name', textContent: name }), state, duration, message);
  return {
    item,
    /** Without a result: the check is running. */
    show(result?: Diagnostic): void {
      item.dataset.state = result ? (result.ok ? 'ok' : 'failed') : 'running';
      state.textContent = result ? (result.ok ? 'OK' : 'Échec') : 'En cours…';
      duration.textContent = result ? `${result.duration_ms} ms` : '';
      message.textContent = result?.message ?? '';
    },
  };
}

function summaryOf(passed: number): string {
  if (passed === CHECKS.length) return 'Tout fonctionne.';
  return `${passed} ${passed > 1 ? 'vérifications réussies' : 'vérification réussie'} sur ${CHECKS.length}.`;
}

import { focusContent } from '../focus-content.ts';
import { runChecks } from './checks.ts';
import styles from './debug-panel.css?inline';
import { createView } from './view.ts';

/**
 * The debug panel. It is a script of its own without React: only visits with `debug=1` load it, and it must work when
 * the page does not. A shadow tree separates its styles from those of the page.
 */
function openPanel(): void {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];

  const close = (): void => {
    host.remove();
    focusContent();
  };

  let runs = 0;
  const run = async (): Promise<void> => {
    runs += 1;
    const own = runs;
    view.begin();
    // Late results are dropped if another run has started.
    await runChecks((results) => own === runs && view.show(results));
    if (own === runs) view.end();
  };
  const view = createView({ onRun: run, onClose: close });
  shadow.append(view.element);
  document.body.append(host);
  // So that screen readers read the panel first.
  view.focus();
  run();
}

openPanel();

import { focusContent } from '../focus-content.ts';
import { runChecks } from './checks.ts';
import styles from './debug-panel.css?inline';
import { createView } from './view.ts';

/**
 * The debug panel, a script of its own without React: nobody loads it but who asks for `debug=1`, and it is to work where
 * the page does not. A shadow tree keeps its styles, which come with it, and those of the page from each other.
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
    // What comes late of a run that another one has overtaken is dropped.
    await runChecks((results) => own === runs && view.show(results));
    if (own === runs) view.end();
  };
  const view = createView({ onRun: run, onClose: close });
  shadow.append(view.element);
  document.body.append(host);
  // Whoever asked for the panel wants to read it first, also without seeing it.
  view.focus();
  run();
}

openPanel();

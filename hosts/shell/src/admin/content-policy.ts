/**
 * Makes libraries fit the document's content security policy. The first of all imports: it takes effect for what is
 * created from now on.
 */
import { config } from 'zod';

// Zod compiles the parsers of objects with `new Function` where it may, and trying is a violation already. The setting
// also holds for the copies of zod in the remotes.
config({ jitless: true });

// Every style element carries the nonce. Ant Design's own setting (`csp` of its ConfigProvider) reaches neither its icons
// nor what locks scrolling behind a dialog: five to seven refused styles a session.
const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content;
const createElement = document.createElement.bind(document);
if (nonce) {
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = createElement(name, options);
    if (name.toLowerCase() === 'style') element.setAttribute('nonce', nonce);
    return element;
  };
}

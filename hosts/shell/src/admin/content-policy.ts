/**
 * Makes libraries comply with the document's content security policy. Import it first: it affects only what is created
 * afterwards.
 */
import { config } from 'zod';

// Zod tries to compile object parsers with `new Function`, and the attempt alone violates the policy. The setting also
// holds for the copies of zod in remotes.
config({ jitless: true });

// Every style element gets the nonce. Ant Design's own setting (`csp` of its ConfigProvider) misses its icons and its
// scroll lock: five to seven refused styles a session.
const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content;
const createElement = document.createElement.bind(document);
if (nonce) {
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = createElement(name, options);
    if (name.toLowerCase() === 'style') element.setAttribute('nonce', nonce);
    return element;
  };
}

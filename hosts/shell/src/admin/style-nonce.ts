/**
 * First of all imports: every style element that is made from now on carries the nonce of the document's policy. Ant
 * Design's own setting (`csp` of its ConfigProvider) reaches neither its icons nor what locks the scrolling behind a
 * dialog, five to seven refused styles a session.
 */
const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content;
const createElement = document.createElement.bind(document);

if (nonce) {
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = createElement(name, options);
    if (name.toLowerCase() === 'style') element.setAttribute('nonce', nonce);
    return element;
  };
}

import styles from '../visually-hidden/visually-hidden.module.css';

const ID = 'annonces';

/**
 * The page's live region: screen readers announce its `textContent`. A region announces nothing that it holds when it
 * is added to the document, so call this when the component mounts. Browser only.
 */
export function liveRegion(): HTMLElement {
  const existing = document.getElementById(ID);
  if (existing) return existing;
  const region = document.createElement('p');
  region.id = ID;
  region.role = 'status';
  region.className = styles.hidden ?? '';
  return document.body.appendChild(region);
}

import styles from '../visually-hidden/visually-hidden.module.css';

const ID = 'annonces';

/**
 * The one place where small deeds are told to screen readers: set its `textContent`. It must be in the document before
 * its first words, or those are not read out: ask for it when what speaks there appears. Browser only.
 */
export function liveRegion(): HTMLElement {
  const present = document.getElementById(ID);
  if (present) return present;
  const region = document.createElement('p');
  region.id = ID;
  region.role = 'status';
  region.className = styles.hidden ?? '';
  return document.body.appendChild(region);
}

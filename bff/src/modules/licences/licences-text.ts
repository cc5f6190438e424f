import type { LicenceNotice } from '@tdt/contracts';

const RULE = '─'.repeat(80);

const HEADING = `LICENCES DES LOGICIELS ET DES POLICES

Ce site est fait, entre autres, des logiciels et des polices de caractères qui suivent.
Leurs auteurs en autorisent l'usage aux conditions de leurs licences, reproduites ici.`;

/** All notices, each once and by name, as a text. */
export function licencesText(notices: readonly LicenceNotice[]): string {
  const titles = new Map(notices.map((notice) => [[notice.name, notice.version].filter(Boolean).join(' '), notice]));
  const parts = [...titles]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([title, { licence, text }]) => {
      const heading = licence ? `${title}\nLicence : ${licence}` : title;
      return text ? `${heading}\n\n${text}` : heading;
    });
  return `${[HEADING, ...parts].join(`\n\n${RULE}\n\n`)}\n`;
}

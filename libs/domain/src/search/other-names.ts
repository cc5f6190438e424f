import { phraseKey } from './word-forms.ts';

/** Names of the same thing, folded, in the singular. Each finds what has another one. */
const SAME = `
  agneau | mouton
  boulette | kottbullar
  cabillaud | morue | bacalhau
  cacahuete | arachide
  calamar | calmar | encornet
  chocolat | cacao
  ciboule | cebette | oignon vert
  citronnelle | lemongrass
  confiture de lait | dulce de leche
  coriandre | cilantro
  corne de gazelle | kaab el ghazal
  crevette | gamba | scampi
  filo | phyllo
  gombo | okra
  gravlax | gravad lax | saumon marine
  kanelbullar | roule a la cannelle | brioche a la cannelle
  kebbe | kibbeh | kebbeh | kibbe
  khatchapouri | khachapuri | hachapuri
  mouhalabieh | muhallabia | mahalabia
  murgh makhani | butter chicken | poulet makhani | poulet au beurre
  nuoc mam | nuoc nam | sauce de poisson | nam pla
  patate | pomme de terre
  pastel de nata | pasteis de nata
  pecan | pacane
  piment | chili
  porc | cochon
  ravioli | jiaozi | gyoza | dumpling
  rouleau de printemps | goi cuon
  soja | soya
  soupe | potage | veloute
  taboule | tabbouleh
  tajine | tagine
  thieboudiene | tieboudienne | tiep | thieb
  yaourt | yogourt | yoghourt
`;

/** Words for a kind of dish or food, and what belongs to it, which does not find the whole kind. */
const KINDS = `
  beignet > accra, loukoumades, picarones, coxinha, gulab jamun, samosa
  biscuit > alfajores, dabo kolo, corne de gazelle
  brioche > pan de muerto, kanelbullar
  chausson > empanada, samosa
  crepe > dorayaki, hotteok, pajeon, okonomiyaki
  curry > garam masala
  epice, epicee, pimente, pimentee, piquant, releve, relevee > piment, harissa, berbere
  feuillete > filo, feuilletee
  flan > pasteis de nata, mouhalabieh
  fromage > feta, parmesan, mozzarella, gruyere, comte, mascarpone, queso
  fruit > mangue, banane, fraise, poire, ananas, orange
  fruit de mer > crevette, palourde, calmar, moule
  galette > okonomiyaki, pajeon, hotteok
  gateau > tarta, tarte, pie, dorayaki, cake
  gratin > gratinee, moussaka
  legumineuse, legume sec > lentille, haricot, niebe, pois chiche
  mijote, ragout > tajine, bourguignon, gumbo, fesenjan, wat, locro, moqueca
  omelette > kuku
  pain > khatchapouri
  pancake > dorayaki, hotteok
  poisson > saumon, morue, merou, dorade, cabillaud, thon
  salade > taboule, panzanella, azifa
  sandwich > dorayaki
  soupe, potage, veloute > sopa, corbasi, caldo, chowder, pho, tom yum, salmorejo
  tourte > spanakopita, empanada
  viande > boeuf, porc, agneau, poulet, veau, lapin, canard, dinde
  volaille > poulet, canard, dinde
`;

/** Other names by the key of a phrase (`phraseKey`), each a folded word or several. Reviewed: real searches only. */
export const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = otherNames();

function otherNames(): Map<string, string[]> {
  const same = rows(SAME).flatMap((row) => {
    const names = parts(row, '|');
    return names.map((name) => ({ name, others: names.filter((other) => other !== name) }));
  });
  const kinds = rows(KINDS).flatMap((row) => {
    const [kinds = '', members = ''] = parts(row, '>');
    return parts(kinds, ',').map((name) => ({ name, others: parts(members, ',') }));
  });
  const byKey = Map.groupBy([...same, ...kinds], ({ name }) => phraseKey(name));
  return new Map([...byKey].map(([key, found]) => [key, found.flatMap(({ others }) => others)]));
}

function rows(table: string): string[] {
  return table.trim().split('\n');
}

function parts(row: string, sign: string): string[] {
  return row.split(sign).map((part) => part.trim());
}

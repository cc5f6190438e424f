import { foldText } from '../words/search-words.ts';
import { phraseKey } from './word-forms.ts';

/** Names of the same thing, in the singular. Each finds what has another one. */
const SAME = `
  agneau | mouton
  boulette | köttbullar
  cabillaud | morue | bacalhau
  cacahuète | arachide | pistache de terre
  calamar | calmar | encornet
  chocolat | cacao
  ciboule | cébette | oignon vert
  citronnelle | lemongrass
  confiture de lait | dulce de leche
  coriandre | cilantro
  corne de gazelle | kaab el ghazal
  crevette | gamba | scampi
  filo | phyllo
  gombo | okra
  gravlax | gravad lax | saumon mariné
  kanelbullar | roulé à la cannelle | brioche à la cannelle
  kebbe | kibbeh | kebbeh | kibbe
  khatchapouri | khachapuri | hachapuri
  mouhalabieh | muhallabia | mahalabia
  murgh makhani | butter chicken | poulet makhani | poulet au beurre
  nuoc mam | nuoc nam | sauce de poisson | nam pla
  patate | pomme de terre
  pastel de nata | pastéis de nata
  pecan | pacane
  piment | chili
  porc | cochon
  ravioli | jiaozi | gyoza | dumpling
  rouleau de printemps | goi cuon
  soja | soya
  soupe | potage | velouté
  taboulé | tabbouleh
  tajine | tagine
  thiéboudiène | tiéboudienne | tiep | thieb
  yaourt | yogourt | yoghourt
`;

/** Words for a kind of dish or food, and what belongs to it, which does not find the whole kind. */
const KINDS = `
  alcool > vin, bière, rhum, cognac, kirsch, marsala, porto, saké, cidre, calvados, pisco, tequila, armagnac, amaretto, liqueur, champagne, xérès, madère, vodka, whisky, mirin, grand marnier, cointreau, cachaça, limoncello
  beignet > accra, loukoumades, picarones, coxinha, gulab jamun, samosa
  biscuit > alfajores, dabo kolo, corne de gazelle
  brioche > pan de muerto, kanelbullar
  caféine > café, expresso, thé, matcha, maté, cola, chocolat, cacao
  champignon > shiitake, shiitaké, enoki, cèpe, girolle, pleurote, morille, chanterelle
  chausson > empanada, samosa
  crêpe > dorayaki, hotteok, pajeon, okonomiyaki
  curry > garam masala
  épice, épicé, épicée, pimenté, pimentée, piquant, piquante, relevé, relevée > piment, harissa, berbéré, cayenne, gochujang, doubanjiang, jalapeño, chipotle, tabasco, sriracha, sambal
  feuilleté > filo, feuilletée
  flan > pastéis de nata, mouhalabieh
  fromage > feta, parmesan, mozzarella, gruyère, comté, mascarpone, queso
  fruit > mangue, banane, fraise, poire, ananas, orange
  fruit de mer > crevette, palourde, calmar, moule
  galette > okonomiyaki, pajeon, hotteok
  gâteau > tarta, tarte, pie, dorayaki, cake
  gratin > gratinée, moussaka
  légumineuse, légume sec > lentille, haricot, niébé, pois chiche
  mijoté, ragoût > tajine, bourguignon, gumbo, fesenjan, wat, locro, moqueca
  omelette > kuku
  pain > khatchapouri
  pancake > dorayaki, hotteok
  pâtes > spaghetti, tagliatelle, lasagne, macaroni, penne, nouille, linguine, ravioli
  poisson > saumon, morue, mérou, dorade, cabillaud, thon
  salade > taboulé, panzanella, azifa
  sandwich > dorayaki
  soupe, potage, velouté > sopa, corbasi, caldo, chowder, pho, tom yum, salmorejo
  tourte > spanakopita, empanada
  viande > bœuf, porc, agneau, poulet, veau, lapin, canard, dinde
  volaille > poulet, canard, dinde
`;

/** Foods that others hold: who denies the one is shown no dish with the others. */
const HELD = `
  enfant > alcool, ceviche, gravlax, gravad, tartare, carpaccio, sashimi, sushi, poke
  noix de coco, lait de coco, crème de coco, coco > coco
  légumineuse, légume sec > lentille, haricot, niébé, cornille, flageolet, garrofó, mungo, azuki, anko, pois, fève, dal, lupin, soja, soya, tofu, tempeh, edamame, miso, tamari, douchi, doubanjiang, arachide, cacahuète, cacahouète, hummus, houmous, falafel, fenugrec, réglisse, tamarin
  sel > sel, salé, salée, demi sel, bouillon, dashi, fond, fumet, soja, nuoc, nam, poisson séché, miso, gochujang, doubanjiang, douchi, hoisin, huître, worcestershire, okonomiyaki, morue, anchois, bonite, jambon, lard, chorizo, chouriço, andouille, saucisse, saucisson, bacon, poitrine fumée, fromage, feta, grana, parmesan, pecorino, kefalotyri, comté, gruyère, mozzarella, soulgouni, kaşar, queso, olive, câpre, cornichon, confit, mariné, moutarde, mayonnaise, cracker, tenkasu, pain, baguette, tortilla, chapelure, berbéré, achiote, pâte feuilletée, surimi, tapenade, choucroute, kimchi, chips, levure chimique
  sucre > sucre, sucré, sucrée, cassonade, vergeoise, muscovado, rapadura, panela, chancaca, jaggery, miel, sirop, glucose, mélasse, caramel, confiture, gelée, marmelade, compote, mirin, chocolat, praliné, nougat, biscuit, brioche, glace, concentré sucré, confit, anko, okonomiyaki, hoisin, ketchup, teriyaki, gochujang, dulce, cola, limonade, liqueur, marsala, cointreau, marnier, crème de marrons, raisin sec, datte, pruneau
  vin > champagne, crémant, prosecco, cava, sangria, vermouth, marsala, porto, xérès, madère
`;

const SAME_ROWS = rows(SAME).map((row) => parts(row, '|'));
const KIND_ROWS = kindRows(KINDS);

/** The words of every name that has others or is one, as they are written. */
export const OTHER_WORDS: readonly string[] = [
  ...SAME_ROWS.flat(),
  ...KIND_ROWS.flatMap(([kinds = []]) => kinds),
].flatMap((name) => name.split(' '));

/** Other names by the key of a phrase (`phraseKey`), each a folded word or several. Reviewed: real searches only. */
export const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = otherNames();

const KINDS_OF = Map.groupBy(
  KIND_ROWS.flatMap(([kinds = [], members = []]) =>
    members.flatMap((member) => kinds.map((kind) => ({ kind: foldText(kind), key: phraseKey(foldText(member)) }))),
  ),
  ({ key }) => key,
);

/** The kinds that something belongs to, by its key, folded: who wants no beef wants no "viande hachée" either. */
export const kindsOf = (key: string): string[] => (KINDS_OF.get(key) ?? []).map(({ kind }) => kind);

/** What holds a food, folded, by the key of the food. */
export const HOLDERS: ReadonlyMap<string, readonly string[]> = new Map(
  kindRows(HELD).flatMap(([foods = [], holders = []]) =>
    foods.map((food) => {
      const folded = holders.map(foldText);
      return [
        phraseKey(foldText(food)),
        folded.flatMap((name) => [name, ...(OTHER_NAMES.get(phraseKey(name)) ?? [])]),
      ] as const;
    }),
  ),
);

function otherNames(): Map<string, string[]> {
  const same = SAME_ROWS.flatMap((names) =>
    names.map((name) => ({ name, others: names.filter((other) => other !== name) })),
  );
  const kinds = KIND_ROWS.flatMap(([kinds = [], members = []]) => kinds.map((name) => ({ name, others: members })));
  const byKey = Map.groupBy([...same, ...kinds], ({ name }) => phraseKey(foldText(name)));
  return new Map([...byKey].map(([key, found]) => [key, found.flatMap(({ others }) => others.map(foldText))]));
}

function kindRows(table: string): string[][][] {
  return rows(table).map((row) => row.split('>').map((side) => parts(side, ',')));
}

function rows(table: string): string[] {
  return table.trim().split('\n');
}

function parts(row: string, sign: string): string[] {
  return row.split(sign).map((part) => part.trim());
}

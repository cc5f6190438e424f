import { everyWord } from '../words/search-words.ts';
import { phraseKey } from './word-forms.ts';

/** Dishes that visitors look for, by the slug of the country whose other dishes they may like. */
const DISHES: Readonly<Record<string, string>> = {
  allemagne: 'bretzel, choucroute, forêt noire, strudel',
  argentine: 'asado, chimichurri, empanada, milanesa',
  australie: 'lamington, pavlova',
  autriche: 'apfelstrudel, linzer, sachertorte, schnitzel',
  belgique: 'carbonnade, gaufre, waterzooi',
  bresil: 'açaï, caipirinha, feijoada, pão de queijo',
  chine: 'canard laqué, chop suey, dim sum, mapo tofu, nouille sautée, ravioli chinois, riz cantonais, wonton',
  'coree-du-sud': 'bulgogi, kimchi, japchae, tteokbokki',
  espagne: 'churros, crema catalana, gaspacho, gazpacho, patatas bravas, tapas, tortilla de patatas',
  'etats-unis':
    'bagel, brownie, burger, cheesecake, cookie, donut, hamburger, hot dog, mac and cheese, muffin, pancake',
  ethiopie: 'injera, tibs',
  france: 'blanquette, cassoulet, crème brûlée, crêpe, fondant au chocolat, gratin dauphinois, quiche, ratatouille',
  georgie: 'khinkali',
  grece: 'dolmades, gyros, souvlaki, spanakopita, tarama, tzatziki',
  hongrie: 'goulasch, goulash',
  inde: 'biryani, chutney, dahl, dal, dhal, korma, lassi, naan, palak paneer, raïta, tandoori, tikka masala, vindaloo',
  indonesie: 'gado gado, nasi goreng, rendang, satay',
  iran: 'ghormeh sabzi, tahdig',
  italie: `bolognaise, carbonara, focaccia, gnocchi, lasagne, minestrone, osso bucco, panna cotta, pesto, pizza, polenta,
    ravioli, saltimbocca, spaghetti`,
  jamaique: 'jerk',
  japon:
    'donburi, gyoza, karaage, maki, miso, mochi, onigiri, ramen, sashimi, sushi, takoyaki, tempura, teriyaki, udon',
  liban: 'chawarma, falafel, fattoush, houmous, hummus, labneh, man ouché, shawarma, zaatar',
  madagascar: 'ravitoto, romazava',
  maroc: 'briouate, couscous, harira, méchoui, msemen, pastilla, tajine',
  mexique: 'burrito, chili con carne, churro mexicain, enchilada, fajita, guacamole, mole, nachos, quesadilla, tacos',
  perou: 'ají de gallina, lomo saltado, pisco',
  philippines: 'adobo, lumpia, sinigang',
  pologne: 'bigos, pierogi',
  portugal: 'bacalhau, caldo verde, francesinha, pastel de nata',
  'royaume-uni': 'apple pie, crumble, fish and chips, porridge, pudding, scone, shepherd pie',
  russie: 'blini, bortsch, pirojki, stroganoff',
  senegal: 'mafé, yassa',
  suede: 'gravlax, saumon mariné, smörgåstårta',
  suisse: 'fondue, raclette, rösti',
  thailande: 'curry vert, curry rouge, pad krapow, pad thaï, som tam, tom kha, tom yam',
  tunisie: 'brick, chakchouka, harissa, kefteji, shakshuka',
  turquie: 'döner, kebab, köfte, lahmacun, loukoum, pide',
  ukraine: 'borchtch, varenyky',
  venezuela: 'arepa, cachapa',
  'viet-nam': 'banh mi, banh xeo, bo bun, bun cha, nem, rouleau de printemps',
};

const COUNTRY_OF = new Map(
  Object.entries(DISHES).flatMap(([country, dishes]) =>
    dishes.split(',').map((dish) => [phraseKey(everyWord(dish).join(' ')), country] as const),
  ),
);

const DISH_WORDS = new Set([...COUNTRY_OF.keys()].flatMap((dish) => dish.split(' ')));

/** Whether a folded word is part of a dish's name. */
export const isDishWord = (word: string): boolean => DISH_WORDS.has(phraseKey(word));

/** How many words a dish has that begins at a place; 0: none does. */
export const dishLength = (words: readonly string[], at: number): number =>
  [4, 3, 2, 1].find((length) => COUNTRY_OF.has(phraseKey(words.slice(at, at + length).join(' ')))) ?? 0;

/** Slugs of the countries whose dishes are named by folded words: "des tacos au boeuf" -> "mexique". */
export function countriesOfDishes(words: readonly string[]): string[] {
  const asked = ` ${phraseKey(words.join(' '))} `;
  return [...new Set([...COUNTRY_OF].flatMap(([dish, country]) => (asked.includes(` ${dish} `) ? country : [])))];
}

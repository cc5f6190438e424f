/**
 * Words that may stand beside an allergen, a diet or a state of health and be left out: left out, none of them turns a
 * search round. How dishes are made, served and praised, when they are eaten, what a sentence needs.
 */
const HARMLESS = new Set(
  `accompagnement ai ajouter apporter as assez assiette astuce aussi authentique autour avez avons barbecue base bbq
  bouchee bouchees braise braisee brochette brochettes brouille brouilles bru brule brulee buffet cake carpaccio casserole
  classique cocotte conseil cookeo copieux craquant creme cremeuse cremeux croquant croustillant croustillante cuisinee
  cuisiner cuit cuite cuites cuits dejeuner delice diner economique equilibre equilibree excellent express faire farci
  farcie farcies farcis fete fetes finir fondant fondante frit frite frites frits gateau gourmand gourmande grand grande
  gratine gratinee grille grillee grillees grilles healthy hiver ete automne printemps ideal ideale inratable invite
  invites legere leger legeres legers leve maison marine marinee marinees marines mer mere mijote mijotee micro
  moelleuse moelleux mousse noel nouveau original originale pan pane panee panees panes papillote papillotes paques
  parfait parfaite petit petite petits plancha plateau poele poelee poelees poeles presentation quotidien rapidement
  rassasiant restant reste restes reussi reveillon roti rotie rotis saint sale salee saute sautee sautees sautes sauce
  savoureux semaine simple soiree stp sucre sucree svp tarte tartare tartine tartines tendre terrine terrines thermomix
  toast toasts tourte traditionnel trop utiliser vapeur veille verrine verrines version vieille week end wok grandmere
  acheter achete astuces brunch camping facile facon four fraiche frais froid froide chaud chaude fume fumee fumes
  poche pochee invitee pique nique piquenique pro recette repas riche servir tajine tiede top tradition vrai vraie
  encore surtout egalement meme ainsi enfin puis merci bonjour svp adapte adaptee adaptes adaptees adapter convient compatible compatibles
  conseille conseillee recommande recommandee possible alimentaire alimentation diete special speciale speciales personne personnes
  gens amis copain copains ami amie mari femme maman papa bonheur certifie garanti garantie strict stricte strictement
  totalement vraiment absolument severe grave forte`.split(/\s+/),
);

/** What is no food: "saumon sans peau", "plat pas cher" may be answered without these words. */
const NO_FOODS = new Set(
  `arete aretes os peau pepin pepins noyau noyaux couenne coquille coquilles cuisson four friteuse robot machine
  thermomix cookeo micro ondes cher chere chers cheres couteux couteuse difficile complique compliquee long longue prise
  tete gras grasse lourd lourde sec seche fade ordinaire banal appareil balance mixeur sorbetiere wok plaque repos attente
  petrissage vaisselle chichi prefere mal mauvais trop assez`.split(/\s+/),
);

export const isHarmless = (word: string): boolean => HARMLESS.has(word);

export const isNoFood = (words: readonly string[]): boolean => words.every((word) => NO_FOODS.has(word));

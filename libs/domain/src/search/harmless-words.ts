/**
 * Words that may stand beside an allergen, a diet or a state of health and be left out: left out, none of them turns a
 * search round. How dishes are made, served and praised, when they are eaten, what a sentence needs.
 */
const HARMLESS = new Set(
  `absolument accompagnement achete acheter adapte adaptee adaptees adapter adaptes ai aimerais ainsi aioli ajouter
  alimentaire alimentation alors ami amie amis anglaise apporter as assez assiette astuce astuces aujourd aussi
  authentique automne autour avez avoir avons barbecue base basquaise bbq besoin beurree biscuits bonheur bonjour
  bouchee bouchees braise braisee bretonne brioche brochette brochettes brouille brouilles bru brule brulee brunch
  buche buffet ca cake camping car caramelise caramelisee carpaccio casserole catalane cela certifie chaud chaude
  chose choses clafoutis classique cocotte cocottes compatible compatibles confit confite conseil conseille conseillee
  convient cookeo cookies copain copains copieux coque craquant creme cremeuse cremeux crepes croquant croustillant
  croustillante croute cuisinee cuisiner cuit cuite cuites cuits dejeuner delice demain devez devons diete diner dois
  doit donc donne donner dont economique ecrase ecrasee egalement elle elles encore end enfin entremets envie
  equilibre equilibree etait ete etes etre excellent express facile facon faire farci farcie farcies farcis faut femme
  fete fetes feuilletee finir flambe flambee flambees flan fondant fondante forte four fraiche frais frit frite frites
  frits froid froide fume fumee fumes galette galettes garanti garantie gateau gaufre gaufres gens gourmand gourmande
  grand grande grandmere gratine gratinee gratins grave grille grillee grillees grilles healthy hiver hui ideal ideale
  il ils inratable invite invitee invites juste laque laquee leger legere legeres legers leur leurs leve lui lyonnaise
  madame maison maman mari marine marinee marinees marines mariniere marinieres meme mer merci mere meuniere micro
  mijote mijotee mimosa moelleuse moelleux moi mollet mollets monsieur mousse nicoise nique noel normande nous nouveau
  original originale pan pane panee panees panes papa papillote papillotes paques parfait parfaite parisienne perdu
  persille persillee personne personnes petit petite petits pique piquenique plancha plateau plusieurs poche pochee
  poele poelee poelees poeles possible presentation presque printemps pro provencale puis puree quand quelque quelques
  qui quiche quotidien rapidement rassasiant recette recommande recommandee repas restant reste restes reussi
  reveillon riche rien roti rotie rotis royale saint salade sale salee sauce saute sautee sautees sautes savoureux se
  semaine servir seulement severe si simple snacke snackees soiree sont souffle souhaite soupe special speciale
  speciales stp strict stricte strictement sucre sucree surprise surtout svp tajine tartare tarte tartine tartines te
  tendre terrine terrines thermomix tiede toast toasts toi top totalement tourte tous tout toute toutes tradition
  traditionnel trop trouve trouver tu uniquement utiliser vapeur vapeurs veille veloute verrine verrines version
  veulent veut vieille voudrait vous vrai vraie vraiment week wok`.split(/\s+/),
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

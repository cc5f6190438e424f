/**
 * Words that may stand beside an allergen, a diet or a state of health and be left out: left out, none of them turns a
 * search round. How dishes are made, served and praised, when they are eaten, what a sentence needs.
 */
const HARMLESS = new Set(
  `absolument accompagnement achete acheter adapte adaptee adaptees adapter adaptes ai aimerais ainsi aioli ajouter
  alimentaire alimentation alors ami amie amis anglaise anniversaire anniversaires antillais antillaise apporter as
  assez assiette astuce astuces aujourd aussi authentique automne autour avez avoir avons barbecue base basquaise bbq
  besoin beurree biscuits bonheur bonjour bouchee bouchees braise braisee breton bretonne bretonnes bretons brioche
  brochette brochettes brouille brouilles bru brule brulee brunch buche buffet ca cake camping cantine car caramelise
  caramelisee careme carpaccio casserole catalane cela certifie chaud chaude chic chose choses clafoutis classique
  cocotte cocottes compatible compatibles confit confite conseil conseille conseillee consomme contenant contient
  convient cookeo cookies copain copains copieux coque craquant creme cremeuse cremeux crepes croquant croquante
  croquants croustillant croustillante croute cuisinee cuisiner cuit cuite cuites cuits dedans dejeuner delice demain
  devez devons diete diner dois doit donc donne donner dont economique ecrase ecrasee egalement elle elles encore end
  enfin entremets envie equilibre equilibree etait ete etes etre excellent exotique exotiques express facile facon
  faire familial familiale familiaux farci farcie farcies farcis faut femme fete fetes feuilletee financier
  financiers finir flambe flambee flambees flan fondant fondante forte four fraiche frais frit frite frites frits
  froid froide fume fumee fumes galette galettes garanti garantie gateau gaufre gaufres gens gourmand gourmande grand
  grande grandmere gratine gratinee gratins grave grille grillee grillees grilles healthy hiver hui ideal ideale il
  ils inratable invite invitee invites juste laque laquee leger legere legeres legers leur leurs leve lui lyonnaise
  madame maison maman mami mamie mari marine marinee marinees marines mariniere marinieres marseillaise medecin meme
  mer merci mere meuniere micro mijote mijotee mimosa moelleuse moelleux moi mollet mollets monsieur mousse multiples
  naturellement nicoise nique noel normande nous nouveau onctueuse onctueux original originale originales originaux
  pan pane panee panees panes papa papi papillote papillotes papy paques parfait parfaite parisienne perdu persille
  persillee personne personnes petit petite petits pique piquenique plancha plateau plusieurs poche pochee poele
  poelee poelees poeles possible presentation presque printemps pro provencale puis puree quand quelque quelques qui
  quiche quotidien ramadan rapidement rassasiant recette recommande recommandee remoulade repas restant reste restes
  reussi reveillon riche rien roti rotie rotis royale saint salade sale salee sauce saute sautee sautees sautes
  savoureux se semaine servir seulement severe si simple snacke snackees soiree sont souffle souhaite soupe special
  speciale speciales stp strict stricte strictement sucre sucree surprise surtout svp tahitien tahitienne tajine
  tartare tarte tartiflette tartine tartines te tendre terrine terrines thermidor thermomix tiede toast toasts toi
  tolere top totalement tourte tous tout toute toutes tradition traditionnel trop tropical tropicale trouve trouver
  tu uniquement utilise utiliser vapeur vapeurs veille veloute verrine verrines version veulent veut vieille
  vinaigrette voudrait vous vrai vraie vraiment week wok`.split(/\s+/),
);

/** What is no food: a search ("saumon sans peau", "plat pas cher") may leave these words out. */
const NO_FOODS = new Set(
  `arete aretes os peau pepin pepins noyau noyaux couenne coquille coquilles cuisson four friteuse robot machine
  thermomix cookeo micro ondes cher chere chers cheres couteux couteuse difficile complique compliquee long longue prise
  tete gras grasse lourd lourde sec seche fade ordinaire banal appareil balance mixeur sorbetiere wok plaque repos attente
  petrissage vaisselle chichi prefere mal mauvais trop assez`.split(/\s+/),
);

export const isHarmless = (word: string): boolean => HARMLESS.has(word);

export const isNoFood = (words: readonly string[]): boolean => words.every((word) => NO_FOODS.has(word));

/** Words that connect others; a comma is one, as it separates the foods of a list. */
const CONNECTING = new Set(
  `, a aime aimes au aux avec ce ces cette chez d dans de des digere du en est et il je j l la le les ma mes mon m n
  ne ni non on ou par pas peu plus pour qu que quel quelle peut peux sa ses son suis supporte sur tres trop un une
  veux voudrais y`.split(/\s+/),
);

/** Words that ask for recipes without saying for which. */
const ASKING = new Set(
  `bon bonne bonnes bons chercher cherche comment cuisine cuisiner cuisines delicieuse delicieux dimanche
  faire famille fete fille fils idee idees jour maison mange mangeons manger manges meilleur meilleure menu midi preparer
  preparation preparations quoi recette recettes regime regimes reussir saison semaine soir specialite specialites traditionnel
  traditionnelle traditionnelles traditionnels`.split(/\s+/),
);

/** Whether a folded word says nothing about a recipe. */
export const isStopWord = (word: string): boolean => CONNECTING.has(word) || ASKING.has(word);

/** Whether it asks for any recipe: a search of nothing else is one for all recipes. */
export const isAskingWord = (word: string): boolean => ASKING.has(word);

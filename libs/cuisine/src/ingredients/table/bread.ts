/** What a bakery sells. */
export const BREAD = `
pain, pain blanc, pain de campagne, pain complet, pain rassis, baguette, ciabatta, pain au levain = gluten
pain de seigle, pain azyme, croûton, biscotte, mie de pain, pain plat, pita, pain pita, lavash = gluten lait? sesame?
focaccia = gluten lait? sesame?
pain de mie, pain brioché, pain burger, bun, pain à hot-dog, bagel, naan, panini = gluten lait? oeufs? soja? sesame?
brioche, croissant, pain au chocolat, viennoiserie, muffin, pain au lait = gluten lait oeufs? soja? fruits-a-coque?
pain d'épices = gluten animal? lait? oeufs? fruits-a-coque?
pain de maïs = gluten lait? oeufs?
tortilla espagnole = oeufs
tortilla, tortilla de blé, wrap, galette de blé = gluten lait?
tortilla de maïs, galette de maïs, tostada, nachos = gluten?
injera, galette de sarrasin, galette de blé noir, crêpe, blini = gluten? lait? oeufs?
`;

/** Oils, vinegars, mustards and sauces. */
export const SAUCES = `
huile d'olive, huile d'olive vierge extra, huile de tournesol, huile de colza, huile de pépins de raisin @0.92
huile, huile neutre, huile végétale, huile de friture @0.92 = arachides?
huile de palme, huile de dendê, huile de maïs, huile d'argan @0.92
huile d'arachide @0.92 = arachides
huile de sésame @0.92 = sesame
huile de soja @0.92 = soja?
huile de noix, huile de noisette, huile d'amande, huile de pistache @0.92 = fruits-a-coque
huile pimentée, huile de piment @0.92 = sesame? soja? arachides?
huile de truffe @0.92
vinaigre, vinaigre de vin, vinaigre de vin blanc, vinaigre de vin rouge, vinaigre de xérès @1.01 = sulfites?
vinaigre balsamique @1.01 = sulfites?
vinaigre de cidre, vinaigre blanc, vinaigre d'alcool, verjus @1.01 = sulfites?
vinaigre de riz @1.01
vinaigre noir, vinaigre de malt @1.01 = gluten? sulfites?
moutarde, moutarde forte, moutarde de Dijon, moutarde douce, moutarde à l'ancienne @1.05 = moutarde sulfites?
moutarde douce suédoise @1.05 = moutarde sulfites? gluten?
raifort, wasabi @1.05 = moutarde? sulfites? lait? soja?
mayonnaise, mayonnaise japonaise, aïoli, sauce tartare @0.95 = oeufs moutarde soja? lait? gluten? sulfites?
sauce béarnaise @0.95 = oeufs moutarde soja? lait? gluten? sulfites?
mayonnaise végétale, mayonnaise vegan @0.95 = moutarde? soja?
ketchup, sauce barbecue, sauce brune @1.15 = celeri? moutarde? gluten? poissons? soja? sulfites?
sauce Worcestershire @1.05 = poissons gluten? celeri? moutarde? soja?
tabasco, sauce pimentée, sauce piquante, harissa, sriracha, sambal @1.05 = sulfites? poissons? crustaces?
sambal oelek, pâte de piment @1.05 = sulfites? poissons? crustaces?
sauce soja, sauce soya, sauce soja claire, usukuchi, sauce de soja, shoyu, kecap manis, sauce soja sucrée @1.15 = soja gluten
tamari, sauce soja sans gluten @1.15 = soja gluten?
sauce teriyaki, sauce yakitori, ponzu @1.15 = soja gluten? poissons? sesame? sulfites?
miso, pâte de miso @1.1 = soja gluten? poissons?
gochujang @1.15 = soja gluten? poissons?
doubanjiang, pâte de fèves pimentée, pâte de soja, doenjang @1.15 = soja gluten? sesame?
haricot noir fermenté, douchi, natto = soja gluten?
sauce hoisin @1.2 = soja gluten? sesame? moutarde? arachides?
sauce aigre-douce, sauce chili douce, sauce pour nems @1.15 = gluten? soja? poissons? celeri?
sauce d'huître, sauce aux huîtres @1.2 = mollusques soja? gluten? poissons?
sauce okonomiyaki, sauce tonkatsu @1.15 = gluten? soja? poissons? mollusques? celeri? moutarde? sesame? viande? porc?
sauce de poisson, nuoc-mâm, nuoc nam, nam pla, garum, colatura @1.2 = poissons
nam prik pao @1.05 = crustaces? poissons? soja? gluten?
pâte de crevettes, belacan @1.1 = crustaces poissons?
mirin @1.1 = gluten?
pesto @1 = lait presure? fruits-a-coque?
sauce = gluten? lait? oeufs? poissons? soja? celeri? moutarde? viande? porc? crustaces? mollusques? sesame? fruits-a-coque? arachides? sulfites?
béchamel = gluten? lait? oeufs? poissons? soja? celeri? moutarde? viande? porc? crustaces? mollusques? sesame? fruits-a-coque? arachides? sulfites?
sauce blanche = gluten? lait? oeufs? poissons? soja? celeri? moutarde? viande? porc? crustaces? mollusques? sesame? fruits-a-coque? arachides? sulfites?
fondue au fromage = gluten? lait? oeufs? poissons? soja? celeri? moutarde? viande? porc? crustaces? mollusques? sesame? fruits-a-coque? arachides? sulfites?
houmous @1.05 = sesame sulfites?
guacamole = lait? sulfites?
`;

/** Water, wine, spirits, coffee and tea; wines are cleared with gelatine, egg white or casein. */
export const DRINKS = `
eau, glaçon, eau gazeuse, eau minérale, eau tiède, eau chaude, eau froide @1
vin, vin blanc, vin rouge, vin rosé, vin rouge de Bourgogne, vin blanc sec @0.99 = sulfites oeufs? lait? presure?
champagne, crémant, vin jaune @0.99 = sulfites oeufs? lait? presure?
marsala, porto, xérès, madère, muscat, banyuls, pineau, vermouth, cidre, pommeau @1 = sulfites oeufs? lait? presure?
vin de riz, vin de Shaoxing, vin de riz de Shaoxing, vin de cuisson @1 = gluten? sulfites? presure?
saké @1 = presure?
bière @1 = gluten sulfites? presure?
cognac, rhum, armagnac, calvados, kirsch, eau-de-vie, vodka, grappa, tequila, pisco, pastis, cachaça @0.95
whisky, bourbon, gin @0.95
grand marnier, cointreau, triple sec, limoncello, liqueur, crème de cassis, sirop de cassis @1.05
amaretto, liqueur d'amande @1.05 = fruits-a-coque?
liqueur de crème @1.05 = lait oeufs?
liqueur d'œuf @1.05 = oeufs lait?
café, café expresso, expresso, café soluble, chicorée soluble @1
thé, thé vert, thé noir, matcha, infusion, hibiscus, bissap
jus de pomme, jus d'ananas, jus de tomate, jus de fruits, jus de raisin, jus de mangue, limonade, eau tonique @1.04
cola @1.04
`;

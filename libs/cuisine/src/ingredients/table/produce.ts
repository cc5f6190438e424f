/** Fruit, vegetables, mushrooms and fresh herbs; the form of a row: `INGREDIENT_ROWS`. */
export const PRODUCE = `
abricot, pêche, nectarine, brugnon, prune, mirabelle, quetsche, cerise, griotte, raisin, figue
airelle, cranberry, canneberge, myrtille, framboise, groseille, cassis, mûre, fraise @0.6
ananas, mangue, papaye, kiwi, litchi, fruit de la passion, maracuja, goyave, ramboutan, carambole, durian
avocat, grenade, kaki, coing, nashi, physalis, rhubarbe, figue de barbarie, kumquat
grain de grenade @0.6
banane, banane plantain, plantain, melon, pastèque, poire, pomme
citron, citron vert, lime, cédrat, orange, orange amère, orange sanguine, bergamote, yuzu, combava
clémentine, mandarine, pamplemousse, pomelo
jus de citron, jus de citron vert, jus de lime, jus d'orange, jus d'orange amère, jus de pamplemousse @1.03
feuille de combava, feuille de bananier, feuille de vigne, feuille de curry, feuille de kaffir, kaffir
châtaigne, marron, marron glacé
ail, ail noir, ail des ours, ail semoule, aillet, purée d'ail, purée de gingembre
échalote, oignon, oignon grelot, oignon nouveau, oignon vert, tige d'oignon vert, cébette, cive, ciboule
petit oignon grelot, ciboule chinoise, poireau, ciboulette
artichaut, cœur d'artichaut, fond d'artichaut, asperge, aubergine, caviar d'aubergine, betterave, bette, blette, cardon
brocoli, romanesco, chou, chou blanc, chou chinois, chou rouge, chou vert, chou-fleur, chou kale, kale, chou pointu
chou rave, chou de Bruxelles, pak choï, bok choy, couve galega, chou frisé
carotte, panais, navet, rutabaga, topinambour, salsifis, crosne, radis, radis noir, daikon, raifort frais
céleri, céleri rave, céleri branche, branche de céleri, feuille de céleri = celeri
champignon, champignon de Paris, cèpe, girolle, chanterelle, morille, pleurote, portobello, volvaire
trompette de la mort
champignon noir, champignon parfumé, enoki, shiitaké, shiitake, shimeji, truffe
concombre, cornichon frais, courge, courgette, fleur de courgette, butternut, potimarron, potiron, citrouille
pâtisson
endive, épinard, jeune pousse, pousse d'épinard, cresson, mâche, roquette, pissenlit, pourpier
laitue, laitue romaine, romaine, iceberg, batavia, scarole, frisée, chicorée, mesclun, salade verte, sucrine
fenouil, bulbe de fenouil, gombo, liseron d'eau, chayote, christophine, pousse de bambou, châtaigne d'eau
fève, haricot vert, haricot vert plat, haricot plat, pois gourmand, petit pois, pois frais @0.6
maïs, épi de maïs, grain de maïs, maïs doux @0.65
patate douce, pomme de terre, pomme de terre à frire, rate, igname, nagaimo, manioc, taro
piment, piment rouge, piment vert, piment frais, piment oiseau, piment thaï, piment antillais, piment habanero
habanero
piment ají amarillo, ají amarillo, piment ají limo, ají limo, jalapeño, piment malagueta, poivron, piquillo
pousse de soja, germe de soja, haricot mungo germé = soja?
graine germée
tomate, tomate cerise, tomate concassée, pulpe de tomate, tomate pelée, coulis de tomate, passata
aneth, basilic, basilic thaï, cerfeuil, coriandre, coriandre fraîche, estragon, mélisse, menthe, mitsuba, oseille
persil
persil plat, persil frisé, sauge, shiso, citronnelle, verveine, épazote, herbe fraîche, fines herbes, marjolaine
bouquet garni = celeri?
gingembre, gingembre frais, galanga, curcuma frais
fleur comestible, pétale de rose
salade, crudité
légume, légumes pour couscous, légume à pot-au-feu, julienne de légumes = celeri?
fruit, fruit rouge, fruit frais, agrume
`;

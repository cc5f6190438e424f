/** Flours, grains, pulses, nuts, sugars and what comes in tins, jars and packets. */
export const GROCERY = `
farine, farine de blé, farine complète, farine de gruau, farine d'épeautre, farine de seigle @0.53 = gluten
farine T55 @0.53 = gluten
farine t45, farine t65, farine t80, farine t110, farine t150, farine fluide, farine d'orge @0.53 = gluten
farine d'avoine @0.53 = gluten
farine de froment, farine de kamut, farine à pain, farine avec levure incorporée, farine d'engrain @0.53 = gluten
farine de riz, farine de riz gluant, farine de maïs, farine de sarrasin, farine de blé noir, farine de pois chiche, farine de mil @0.55
farine de teff, farine de manioc, farine de tapioca, farine de quinoa, farine de millet, farine de coco @0.55
farine de châtaigne, farine de patate douce, farine de sorgho, masa harina, harina pan @0.55
farine sans gluten @0.55 = lupin? soja?
farine de soja @0.45 = soja
farine de lupin @0.45 = lupin
farine d'amande, poudre d'amande, amande en poudre, poudre de noisette, noisette en poudre @0.42 = fruits-a-coque
fécule, fécule de maïs, maïzena, fécule de pomme de terre, fécule de riz, arrow-root, fécule de manioc @0.54
amidon de maïs @0.54
amidon @0.54 = gluten?
semoule, semoule de blé, semoule fine, couscous, boulgour, boulghour, blé, blé tendre, blé dur @0.75 = gluten
blé concassé @0.75 = gluten
freekeh, épeautre, petit épeautre, orge, orge perlé, seigle, son de blé, germe de blé, engrain @0.75 = gluten
flocon d'avoine, avoine, son d'avoine, flocon de céréale @0.38 = gluten
muesli, granola, céréales pour petit déjeuner @0.45 = gluten fruits-a-coque? arachides? sesame? lait? animal? soja?
polenta, semoule de maïs, maïs concassé, maïs blanc concassé, maïs blanc, hominy, gruau de maïs @0.7
quinoa, sarrasin, blé noir, millet, mil, fonio, teff, amarante, sorgho @0.8
granules de mil à thiakry, granules de mil, thiakry @0.75 = gluten?
riz, riz basmati, riz blanc, riz long, riz rond, riz bomba, riz arborio, riz carnaroli, riz gluant, riz thaï @0.85
riz jasmin @0.85
riz brisé, riz complet, riz sauvage, riz à sushi, riz à risotto, riz rouge, riz noir, riz coréen @0.85
galette de riz, feuille de riz, nouille de riz, nouille de riz à phở, vermicelle de riz, vermicelle de soja
perle de tapioca, tapioca
nouille, nouille de blé, nouille chinoise, nouille soba, soba, udon, ramen = gluten oeufs?
vermicelle, spaghetti, macaroni, penne, coquillette, tagliatelle, lasagne, linguine, fusilli, orzo = gluten oeufs?
fregola = gluten oeufs?
rigatoni, orecchiette, farfalle, pâtes, pâtes sèches, pâtes courtes, pâtes longues = gluten oeufs?
pâtes fraîches, nouille aux œufs = gluten oeufs
ravioli, raviole, tortellini = gluten oeufs? lait? viande? porc? poissons? celeri? fruits-a-coque? soja? presure?
cannelloni = gluten oeufs? lait? viande? porc? poissons? celeri? fruits-a-coque? soja? presure?
gnocchi, quenelle, spätzle = gluten oeufs? lait? poissons? viande?
haricot, haricot blanc, haricot rouge, haricot noir, haricot sec, haricot coco, haricot lingot, flageolet @0.8
garrofó @0.8
haricot mungo, haricot azuki, haricot niébé, niébé, cornille, fève sèche, lentille, lentille verte @0.85
lentille corail @0.85
pois cassé, pois chiche, pois d'Angole, dal, chana dal, toor dal, urad dal @0.85
lupin = lupin
soja, soya, graine de soja, haricot de soja @0.75 = soja
anko, pâte de haricots rouges, pâte de haricots rouges sucrée, pâte de haricots @1.2
amande, amande effilée, amande mondée, amande entière, noisette, noix, cerneau de noix @0.5 = fruits-a-coque
noix de pécan, pécan, pacane @0.5 = fruits-a-coque
noix de cajou, cajou, noix du Brésil, noix de macadamia, macadamia, pistache, fruit à coque @0.55 = fruits-a-coque
fruits secs @0.55 = fruits-a-coque
lait d'amande, lait de noisette, boisson à l'amande, lait de cajou @1.02 = fruits-a-coque
pâte de pistache, purée d'amande, purée de noisette, beurre d'amande, beurre de cajou @1.05 = fruits-a-coque
purée de cajou @1.05 = fruits-a-coque
pâte d'amande, massepain @1.2 = fruits-a-coque oeufs?
praliné, pralin, nougatine, gianduja, nougat @1.1 = fruits-a-coque lait? soja? oeufs?
pâte à tartiner @1.2 = fruits-a-coque lait soja? gluten? arachides?
noix de ginkgo @0.6
pignon, pignon de pin @0.6 = fruits-a-coque?
noix de coco, coco, coco râpé, noix de coco râpée, copeau de coco @0.35 = sulfites?
lait de coco, crème de coco, eau de coco, huile de coco, beurre de coco, beurre de cacao @0.98
cacahuète, arachide, cacahouète, pistache de terre, noix de terre @0.6 = arachides
beurre de cacahuète, beurre d'arachide, pâte d'arachide, purée de cacahuète @1.05 = arachides
lait de soja, boisson au soja, crème de soja @1.02 = soja
lait d'avoine, crème d'avoine, boisson à l'avoine, lait d'épeautre @1.02 = gluten
lait de riz, boisson au riz @1.02
graine de sésame, sésame, sésame noir, gomasio @0.6 = sesame
tahini, tahin, tahina, purée de sésame, pâte de sésame, crème de sésame @1.05 = sesame
halva, halwa = sesame fruits-a-coque? oeufs? gluten? lait? animal?
graine de chia, chia, graine de lin, lin, graine de courge, graine de tournesol, tournesol, graine de chanvre @0.65
sucre, sucre roux, sucre blanc, sucre de canne, cassonade, vergeoise, muscovado, sucre muscovado, sucre perlé @0.85
sucre semoule, sucre cristal, sucre de palme, sucre de coco, sucre complet, rapadura, panela, chancaca, jaggery @0.85
sucre candi, sucre vanillé, sucre en morceaux, sucre brun @0.85
sucre glace @0.5
miel, miel de thym, miel toutes fleurs, miel d'acacia, gelée royale, pollen @1.42 = animal
sirop d'érable, sirop d'agave, sirop de glucose, sirop de riz, sirop de sucre, glucose, mélasse @1.35
sirop, sirop de sucre à la fleur d'oranger @1.3
mélasse de grenade @1.3
caramel = lait?
confiture, confiture d'airelles, confiture d'abricots, gelée de groseille, marmelade, compote, purée de fruits @1.3
crème de marrons @1.3
pâte de coing, pâte de fruit = sulfites?
cacao, cacao amer, cacao en poudre, cacao amer en poudre @0.42
chocolat noir, chocolat, pépite de chocolat, chocolat à cuire, chocolat pâtissier = lait? soja? fruits-a-coque?
chocolat au lait, chocolat blanc = lait soja? fruits-a-coque?
vermicelles de chocolat, vermicelle en chocolat, perle de sucre = lait? soja? fruits-a-coque? gluten? presure?
vermicelle coloré = lait? soja? fruits-a-coque? gluten? presure?
levure chimique, poudre à lever, levure sans gluten @0.9 = gluten?
levure sèche, levure sèche de boulanger, levure de boulanger sèche, levure instantanée @0.65 = gluten?
levure = gluten?
levain = gluten
levure de bière, levure maltée @0.4 = gluten?
bicarbonate, bicarbonate de soude, bicarbonate alimentaire, crème de tartre @1
vanille, gousse de vanille, extrait de vanille, vanille liquide, vanille en poudre, arôme vanille, pâte de vanille
gélatine, feuille de gélatine, guimauve, chamallow = presure porc?
agar-agar, pectine
eau de rose, eau de fleur d'oranger, fleur d'oranger @1
extrait d'amande, extrait d'amande amère, arôme d'amande amère, amande amère = fruits-a-coque?
colorant, colorant alimentaire, nappage, pâte à sucre, décor en sucre = presure? lait? oeufs? gluten?
biscuit, biscuit à la cuillère, boudoir, petit-beurre, spéculoos, sablé = gluten oeufs? lait? fruits-a-coque? soja?
gaufrette, génoise = gluten oeufs? lait? fruits-a-coque? soja?
cookie, meringue, macaron = oeufs? lait? fruits-a-coque? gluten? soja?
cracker, crackers salés = gluten lait? oeufs? soja? sesame?
chapelure, panko = gluten lait? soja? oeufs? sesame?
chapelure sans gluten, pain sans gluten, pâtes sans gluten = oeufs? lait? soja? lupin?
frite, pomme dauphine, pomme duchesse, pomme noisette = gluten? lait? oeufs?
chips = lait? gluten? soja? viande?
tenkasu, éclats de friture = gluten oeufs? poissons? soja? crustaces? lait?
raisin sec, raisin de Corinthe, abricot sec, figue sèche, pruneau, datte, airelle séchée @0.65 = sulfites?
cranberry séchée @0.65 = sulfites?
tomate séchée, fruit confit, orange confite, écorce confite, cerise confite, mangue séchée = sulfites?
épine-vinette, zereshk, baie de goji, tamarin, pâte de tamarin @1.1 = sulfites?
concentré de tomate, double concentré de tomate @1.1
sauce tomate @1.03 = celeri? lait?
olive, olive noire, olive verte, olive violette, câpre, citron confit, citrons confits au sel, cornichon = sulfites?
tapenade = poissons? sulfites? moutarde?
pickles, légume mariné, gingembre mariné, gingembre rouge mariné, beni shoga = sulfites? soja? gluten? moutarde?
radis blanc salé, radis salé = sulfites? soja? gluten?
chou fermenté = sulfites?
kimchi = poissons? crustaces? soja? gluten?
choucroute = sulfites? porc?
bonite séchée, katsuobushi = poissons
champignon séché, shiitaké séché, shiitake séché, cèpe séché
algue, wakamé, kombu, nori, feuille de nori, algue nori, dulse, aonori, algue verte en poudre
dashi, bouillon dashi = poissons soja? gluten? lait?
pâte = gluten? viande? porc? lait? oeufs? poissons? crustaces? soja? fruits-a-coque? arachides? sesame? celeri? moutarde? mollusques? sulfites?
flocon de pomme de terre, purée instantanée = lait? sulfites?
malt, extrait de malt = gluten
bouillon de cuisson du poulet = viande
bouillon de volaille, bouillon de poulet, fond de volaille = viande porc? celeri? gluten? lait? oeufs? soja? moutarde?
bouillon de bœuf, bouillon de viande, fond de veau = viande porc? celeri? gluten? lait? oeufs? soja? moutarde?
fond brun = viande porc? celeri? gluten? lait? oeufs? soja? moutarde?
bouillon de légumes, bouillon végétal, cube de légumes = celeri? gluten? lait? oeufs? soja? moutarde?
bouillon, bouillon cube, cube de bouillon = viande? porc? poissons? celeri? gluten? lait? oeufs? soja? moutarde?
fumet, fumet de poisson, bouillon de poisson = poissons crustaces? mollusques? celeri? gluten? lait? sulfites?
soupe de poisson = poissons crustaces? mollusques? celeri? gluten? lait? sulfites?
bisque, bisque de homard = crustaces poissons? mollusques? celeri? gluten? lait? sulfites?
`;

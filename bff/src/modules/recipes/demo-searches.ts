/**
 * Searches as visitors type them, and beginnings of the titles that must be among the first three results; of more than
 * three titles, any fill these places. `!Title` must not be found at all. `=> text`: nothing has the words themselves, and the search is answered as this
 * one. Without titles, nothing is found.
 */
export const DEMO_SEARCHES = `
# Dishes by their names, with accents and without
tiramisu | Tiramisu
Tiramisù | Tiramisu
moussaka | Moussaka
pad thai crevettes | Pad thaï
pho bo | Phở bò
taboule | Taboulé
corne de gazelle | Cornes de gazelle
brigadeiro | Brigadeiros
empanada argentine | Empanadas
tarte tatin | Tarte Tatin
tarte aux pommes | Tarte Tatin
tarte pomme | Tarte Tatin
boeuf bourguignon | Bœuf bourguignon
soupe à l'oignon | Soupe à l'oignon
soupe oignon | Soupe à l'oignon
poulet au citron | Tajine de poulet
salade de lentilles | Azifa
soupe de lentilles | Mercimek
sirop d'érable | Pecan pie
risotto safran | Risotto

# Other names of dishes
tagine | Tajine de poulet
tagine de poulet aux olives | Tajine de poulet
tabbouleh | Taboulé
gyoza | Raviolis jiaozi
ravioli chinois | Raviolis jiaozi
butter chicken | Murgh makhani
poulet au beurre | Murgh makhani
pastel de nata | Pastéis de nata
rouleaux de printemps | Gỏi cuốn
khachapuri | Khatchapouri
boulettes suédoises | Köttbullar
brioche à la cannelle | Kanelbullar
saumon mariné | Gravad lax
confiture de lait | Alfajores

# Mistyped
okonomyaki | Okonomiyaki => okonomiyaki
crevete | Chawanmushi, Pad thaï, Tom yum, Gỏi cuốn => crevette
mousaka | Moussaka => moussaka
tiramissu | Tiramisu => tiramisu
tiramisou | Tiramisu => tiramisu
ceviché | Ceviche
beuf bourguignon | Bœuf bourguignon => bœuf bourguignon
bourguinon | Bœuf bourguignon => bourguignon
taboulet libanai | Taboulé => taboulé libanai
bibimpap | Bibimbap => bibimbap
paela | Paella => paella
cevice | Ceviche => ceviche
baklawa | Baklava => baklava
samoussa | Samosas => samosas
bœuf bourguigon | Bœuf bourguignon => bœuf bourguignon
aubergne | Zaalouk, Hünkâr, Badrijani => aubergine
poulet citrn | Tajine de poulet => poulet citron
risoto | Risotto => risotto
desert au chocolat | Brigadeiros => dessert au chocolat
italein | Tiramisu, Risotto, Panzanella => italien
cuisine tailandaise | Pad thaï => cuisine thaïlandaise
antrée japonaise | Chawanmushi => entrée japonaise

# Countries: adjectives in all forms, other names, parts of the world
italien | Tiramisu, Risotto, Panzanella
recettes italiennes | Tiramisu, Risotto, Panzanella
japonais | Okonomiyaki, Dorayaki, Chawanmushi
cuisine japonaise | Okonomiyaki, Dorayaki, Chawanmushi
plat japonais | Okonomiyaki
dessert japonais | Dorayaki
grec | Moussaka, Spanakopita, Loukoumades
menu grec | Moussaka, Spanakopita, Loukoumades
turc | Baklava, Hünkâr, Mercimek
spécialités turques | Baklava, Hünkâr, Mercimek
libanais | Taboulé, Kebbé, Mouhalabieh
vietnam | Phở bò, Gỏi cuốn, Chè chuối
soupe vietnamienne | Phở bò
usa | Clam chowder, Gumbo, Pecan pie
recette américaine | Clam chowder, Gumbo, Pecan pie
coréen | Bibimbap, Hotteok, Haemul
thaï | Pad thaï, Tom yum, Riz gluant
viande argentine | Locro, Empanadas
perse | Fesenjan, Kuku, Sholeh
suédois | Gravad lax, Köttbullar, Kanelbullar
maghreb | Zaalouk, Tajine, Cornes de gazelle
amérique du sud | Ceviche, Lomo, Picarones, Coxinhas, Moqueca, Brigadeiros, Empanadas, Locro, Alfajores
plat asiatique | Pad thaï, Bibimbap, Phở bò, Okonomiyaki, Murgh, Kebbé, Mapo, Hünkâr, Fesenjan, Khatchapouri
dessert oriental | Baklava
tapas espagnoles | Salmorejo
poulet indien | Murgh makhani
marocains | Zaalouk, Tajine, Cornes de gazelle
cuisine du maroc | Zaalouk, Tajine, Cornes de gazelle
chinoise | Tangyuan, Raviolis, Mapo
géorgien | Gozinaki, Badrijani, Khatchapouri
cuisine éthiopienne | Azifa, Doro wat, Dabo kolo
sénégalais | Thiakry, Accras, Thiéboudiène
brésiliennes | Moqueca, Brigadeiros, Coxinhas
péruvienne | Ceviche, Lomo, Picarones
portugais | Pastéis, Caldo, Bacalhau
iranien | Fesenjan, Sholeh, Kuku
inde | Gulab, Samosas, Murgh
tex mex | Sopa, Cochinita, Pan de muerto
plat français | Bœuf bourguignon

# Ingredients
crevettes | Chawanmushi, Pad thaï, Tom yum, Gỏi cuốn
gambas | Chawanmushi, Pad thaï, Tom yum, Gỏi cuốn
aubergine | Zaalouk, Hünkâr, Badrijani
aubergines | Zaalouk, Hünkâr, Badrijani
que faire avec des aubergines | Zaalouk, Hünkâr, Badrijani
agneau | Moussaka, Kebbé, Hünkâr
porc | Okonomiyaki, Raviolis
saumon | Gravad lax
cabillaud | Bacalhau
poisson | Ceviche, Moqueca, Thiéboudiène
fruits de mer | Haemul
patates | Samosas
riz | Riz gluant
lait de coco | Riz gluant
amandes | Tarta de Santiago, Cornes de gazelle
chou | Okonomiyaki, Caldo verde, Raviolis
épinards | Spanakopita
poulet aux noix | Fesenjan
nouilles de riz | Pad thaï, Phở bò
viande hachée | Kebbé
œufs | Doro wat, Bacalhau, Khatchapouri
oeuf | Doro wat, Bacalhau, Khatchapouri
bœufs | Bibimbap, Bœuf bourguignon, Empanadas
boeuf | Bibimbap, Bœuf bourguignon, Empanadas
que faire avec des courgettes | Bibimbap
crevettes à l'ail | Gỏi cuốn, Pad thaï, Tom yum
champignon | Bœuf bourguignon, Tom yum
cacahuètes | Hotteok
arachide | Hotteok
patate douce | Ceviche, Picarones
haricots rouges | Dorayaki
épinard | Spanakopita, Bibimbap
pistache | Baklava
morue | Bacalhau
fromage | Spanakopita
fleur d'oranger | Cornes de gazelle, Pan de muerto, Mouhalabieh

# Kinds of dishes
soupe | Soupe à l'oignon
soupes | Soupe à l'oignon
soupe de légumes | Soupe à l'oignon, Salmorejo, Tom yum, Caldo, Clam, Mercimek, Sopa, Phở => soupe
velouté | Soupe à l'oignon, Salmorejo, Tom yum, Caldo, Clam, Mercimek, Sopa, Phở
boulettes de viande | Köttbullar
brioche | Pan de muerto, Kanelbullar
gratin | Moussaka, Soupe à l'oignon
curry | Samosas, Murgh
raviolis | Raviolis
salade | Azifa, Taboulé, Panzanella
beignets | Accras, Samosas, Gulab, Loukoumades, Picarones, Coxinhas
biscuits | Alfajores, Dabo kolo, Cornes de gazelle
gâteau aux amandes | Tarta de Santiago
crêpes | Okonomiyaki, Dorayaki, Hotteok, Haemul
ragoût de bœuf | Bœuf bourguignon

# Type, difficulty, time
entrée rapide | Chawanmushi, Tom yum, Haemul
plat rapide | Mapo doufu
recette rapide et facile | Mapo doufu, Tom yum
plat en moins d'une heure | Mapo doufu
repas en 40 minutes | Mapo doufu
dessert facile au miel | Gozinaki
plat principal facile | Mapo doufu, Köttbullar
dessert au chocolat | Brigadeiros
apéro facile | Taboulé, Panzanella, Zaalouk, Tom yum, Haemul, Clam chowder, Salmorejo, Caldo verde, Ceviche, Azifa, Gỏi cuốn, Mercimek, Kuku, Badrijani, Gravad lax, Soupe à l'oignon
recette facile du Pérou | Ceviche
plat français du dimanche | Bœuf bourguignon
plat italien pour 6 personnes | Risotto
petit-déj japonais | Dorayaki
apéro espagnol | Salmorejo
moins d'une heure | Mapo, Chawanmushi, Tom yum, Haemul
moins de 30 minutes | Mapo, Chawanmushi, Tom yum, Haemul => en une heure
30 min | Mapo, Chawanmushi, Tom yum, Haemul => en une heure
en 20 minutes | Mapo, Chawanmushi, Tom yum, Haemul => en une heure
plat en 20 minutes | Mapo => plat en une heure
45 min | Mapo, Chawanmushi
entrée espagnole pas compliquée | Salmorejo
goûter difficile | Cornes de gazelle, Pastéis de nata, Pan de muerto, Baklava

# Diets, which are never left out
plat sans porc | Pad thaï, Bibimbap, Paella, Moqueca, Doro wat, Fesenjan, Lomo, Mapo, Moussaka, Hünkâr, Kebbé, Risotto, Tajine, Murgh, Bacalhau, Thiéboudiène, Bœuf, Phở, Khatchapouri, Gumbo
gâteau sans gluten | Tarta de Santiago
dessert végan | Riz gluant, Chè chuối, Picarones
soupe sans lactose | Phở bò, Tom yum
végétaryen au miel | Gozinaki, Loukoumades, Dorayaki => végétarien au miel
entrée végétarienne aux lentilles | Azifa, Mercimek
poulet sans gluten | Paella, Fesenjan, Tajine
plat végétarien | Cornes de gazelle, Gulab, Taboulé, Pecan, Spanakopita, Loukoumades, Tarta, Thiakry, Azifa, Dabo, Mercimek, Baklava, Zaalouk, Mouhalabieh, Hotteok, Dorayaki, Riz gluant, Picarones, Brigadeiros, Chè, Tangyuan, Kuku, Sholeh, Badrijani, Khatchapouri, Gozinaki, Kanelbullar, Tarte Tatin, Alfajores, Pan de muerto, Pastéis, Soupe, Tiramisu, Risotto => végétarien
allergie aux arachides japon | Chawanmushi
soupe sans poisson | Soupe à l'oignon, Salmorejo, Caldo, Clam, Mercimek, Sopa
soupe sans poissons ni crustacés | Soupe à l'oignon, Salmorejo, Caldo, Clam, Mercimek, Sopa
dessert thaï sans gluten et sans lactose | Riz gluant
dessert libanais sans arachides | Mouhalabieh
nouilles sans crustacés | Phở bò
riz sans fruits de mer | Riz gluant
poulet sans moutarde | Paella, Fesenjan, Tajine, Coxinhas
plat vegan | Picarones, Panzanella, Badrijani, Chè, Accras, Riz gluant, Taboulé, Azifa, Zaalouk => vegan
dessert turc sans oeuf | Baklava
salade sans glutn | Azifa => salade sans gluten

# What is denied in a list stays denied, and a compound is another food than its first word
sans crème fraîche et lait | !Tiramisu, !Moussaka, !Clam
sans fromage râpé ni lait | !Tiramisu, !Moussaka, !Spanakopita
sans lait entier, œufs | !Tiramisu, !Tarta, !Bacalhau
allergique aux noix fraîches et au lait | !Fesenjan, !Gozinaki, !Tiramisu
sans farine de blé et lait | !Baklava, !Tiramisu
sans noix de cajou et lait | !Tarta, !Baklava, !Tiramisu
sans lait en poudre et noix | !Gulab, !Fesenjan, !Tiramisu
allergique : lait, oeuf, soja | !Tiramisu, !Bacalhau, !Mapo
sans lactoze et gluten | !Tiramisu, !Baklava => sans lactose et gluten
sans oeufs et lai | !Bacalhau => sans oeufs
sans noix et noisetes | !Fesenjan, !Gozinaki => sans noix et noisette
sans beurre de cacahuète | !Hotteok, !Pad thaï
sans lait de coco | !Moqueca, !Riz gluant
sans pommes de terre | !Samosas, !Lomo
mon fils est allergique aux oeufs et a l'arachide | !Hotteok, !Bacalhau, !Tiramisu
ma fille ne mange pas de viande | !Moussaka, !Tajine
dessert sans gluten, sans oeuf, chocolat | !Brigadeiros, !Pastéis, !Baklava
plat pas épicé | !Mapo, !Doro wat, !Gumbo
pas de champignons | !Bœuf bourguignon, !Chawanmushi
je n'aime pas la coriandre | !Gỏi cuốn, !Zaalouk
bœuf sans vin | Bibimbap, Empanadas, Phở, Locro, Lomo, !Bœuf bourguignon
plat sans bœuf ni porc | !Bibimbap, !Okonomiyaki, !Lomo, !Raviolis
poulet sans ail | Paella, Fesenjan, !Tajine
saumon sans peau | Gravad lax => saumon
plat pas cher | !Tiramisu => plat
salade légère | Azifa, Taboulé, Panzanella => salade
pates bolognaise | Raviolis => pates

# As one speaks; what no recipe has together is left out
comment faire une moussaka | Moussaka
qu'est-ce que je peux faire avec du poulet | Tajine, Fesenjan, Paella, Murgh, Gumbo, Coxinhas
poulet thaï facile | Riz gluant, Tom yum => thaï facile
recette mexicaine facile | Sopa de tortilla, Cochinita, Pan de muerto => mexicaine
gateau au chocolat | Brigadeiros => chocolat
dessert rapide | Chè chuối, Dorayaki, Dabo kolo => dessert
pizza italienne | Tiramisu, Risotto, Panzanella => italienne

# Mistyped in the singular, written in the plural
champinion | Bœuf bourguignon => champignon

# Really nothing
sushi |
pizza |
pizza facile |
poire |
rôtis |
boisson |
bo bun |
sans lupin |
allergie au glutaine |
`;

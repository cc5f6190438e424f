/**
 * Searches as visitors type them, and beginnings of the titles that must be among the first three results; of more than
 * three titles, any fill these places. `=> text`: nothing has the words themselves, and the search is answered as this
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
cuisine tailandaise | Pad thaï => cuisine thailandaise
antrée japonaise | Chawanmushi => entree japonaise

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
fleur d'oranger | Cornes de gazelle, Pan de muerto, Mouhalabieh

# Kinds of dishes
soupe | Soupe à l'oignon
soupes | Soupe à l'oignon
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
goûter difficile | Cornes de gazelle, Pastéis de nata, Pan de muerto, Baklava

# Diets, which are never left out
plat sans porc | Pad thaï, Bibimbap, Paella, Moqueca, Doro wat, Fesenjan, Lomo, Mapo, Moussaka, Hünkâr, Kebbé, Risotto, Tajine, Murgh, Bacalhau, Thiéboudiène, Bœuf, Phở, Khatchapouri, Gumbo
gâteau sans gluten | Tarta de Santiago
dessert végan | Riz gluant, Chè chuối, Picarones
soupe sans lactose | Phở bò, Tom yum
végétaryen au miel | Gozinaki, Loukoumades, Dorayaki => vegetarien au miel
entrée végétarienne aux lentilles | Azifa, Mercimek
poulet sans gluten | Paella, Fesenjan, Tajine
plat végétarien | Cornes de gazelle, Gulab, Taboulé, Pecan, Spanakopita, Loukoumades, Tarta, Thiakry, Azifa, Dabo, Mercimek, Baklava, Zaalouk, Mouhalabieh, Hotteok, Dorayaki, Riz gluant, Picarones, Brigadeiros, Chè, Tangyuan, Kuku, Sholeh, Badrijani, Khatchapouri, Gozinaki, Kanelbullar, Tarte Tatin, Alfajores, Pan de muerto, Pastéis, Soupe, Tiramisu, Risotto => végétarien
salade sans glutn | Azifa => salade sans gluten

# As one speaks; what no recipe has together is left out
comment faire une moussaka | Moussaka
qu'est-ce que je peux faire avec du poulet | Tajine, Fesenjan, Paella, Murgh, Gumbo, Coxinhas
poulet thaï facile | Riz gluant, Tom yum => thaï facile
recette mexicaine facile | Sopa de tortilla, Cochinita, Pan de muerto => mexicaine
gateau au chocolat | Brigadeiros => chocolat
dessert rapide | Chè chuối, Dorayaki, Dabo kolo => dessert
pizza italienne | Tiramisu, Risotto, Panzanella => italienne

# Really nothing
sushi |
pizza |
pizza facile |
poulet sans ail |
`;

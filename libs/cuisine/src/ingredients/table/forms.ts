/**
 * Words that say how an ingredient is cut, cooked, sold or used, and add nothing to it. A word that may add something
 * ("mariné", "pané", "farci", "aromatisé", "fourré", "sans") is left out, so that the row is not understood.
 */
export const FORM_WORDS = `
petit gros grosse finement grossièrement fraîchement légèrement grand moyen moyenne beau belle bel bon bonne long
longue court fin épais épaisse large mince gras grasse maigre rond plat entier entière extra bien très peu plus
environ mûr ferme tendre mou molle dur frais fraîche froid chaud tiède glacée refroidi fermier jeune vieux vieille
nouveau nouvelle sec sèche humide rassis rassise doux douce farineux farineuse amer amère fort forte léger légère
blanc blanche rouge rosé rose vert jaune noir violet violette orange brun brune blond blonde roux rousse doré clair
foncé naturel naturelle nature bio biologique traité non lavé rincé égoutté essuyé trempé épluché pelé mondé dénoyauté
décortiqué désossé écaillé vidé paré dégraissé ébarbé équeuté effeuillé épépiné égrené coupé tranché haché émincé
taillé ciselé concassé écrasé pilé broyé délayé dilué dissous moulu râpé effilé émietté effiloché pressé mixé tamisé
battu fouetté fondu ramolli pommade cuit précuit cru crue rôti grillé torréfié blanchi poché bouilli vapeur séché
déshydraté fumé salé dessalé réhydraté surgelé congelé décongelé conserve boîte bocal pot sachet paquet bouteille
brique brin brins branche bouquet botte feuille tige gousse tête bulbe racine pied bâton étoile graine grain gousses
pistil filament zeste écorce peau quartier rondelle tranche lamelle lanière bâtonnet dé cube morceau copeau éclat
flocon poudre pavé filet dos darne queue cuisse haut blanc aile pilon escalope aiguillette médaillon carré côte gigot
joue jus extrait g kg cl ml l cm mm verre tasse poignée pincée pièce sucré
ajouté ajoutée pur pure vierge première qualité choix fait
maison ancien ancienne commun commune ordinaire classique spécial facultatif optionnel selon besoin quelques un une
deux trois quatre fois moitié reste autre même ici service décor décorer décoration accompagnement accompagner servir
cuisson cuire friture frire graisser beurrer fariner dorure dorer garnir garniture finition saupoudrer plan travail
plaque pétrissage four pour avec en dans par sur à et ni si comme chaque chair variété température ambiante pris
bouillant restant restante supplémentaire française français italien italienne japonais japonaise chinois chinoise
thaï coréen coréenne libanais espagnol espagnole grec grecque mexicain mexicaine turc turque indien indienne portugais
portugaise criollo suédois suédoise argentin
`;

/** The same of several words: a single one of them would be an ingredient ("moule", "julienne") or unknown. */
export const FORM_PHRASES = `
pour moule, beurrer moule, graisser moule, en julienne, pour pâte, au goût, sans peau, sans arête, sans os, sans
noyau, sans pépin, sans sel ajouté, sans sucre ajouté, cuillère à soupe, cuillère à café, type 45, type 55, type 65,
pour soupe, pour sauce, pour farce, pour salade, pour bouillon, pour sirop, pour crème, pour four
`;

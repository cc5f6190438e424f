/** Salt, pepper, spices and dried herbs; mixtures may hold flour, mustard and celery. */
export const SPICES = `
sel, sel fin @1.2
gros sel, fleur de sel @1.1
poivre, poivre noir, poivre blanc, poivre vert, poivre du Sichuan, poivre de Sichuan, poivre long, sansho @0.5
poivre de la Jamaïque, piment de la Jamaïque, baie rose, baie de genièvre, genièvre, maniguette @0.5
ajowan, graine d'ajowan, anis, anis vert, graine d'anis vert, badiane, étoile de badiane, anis étoilé @0.45
cannelle, bâton de cannelle, cannelle moulue @0.5
cardamome, cardamome verte, cardamome noire, graine de cardamome, carvi @0.45
clou de girofle, girofle, macis, muscade, noix de muscade @0.45
coriandre moulue, coriandre en poudre, graine de coriandre, cumin, graine de cumin, nigelle, graine de nigelle @0.45
curcuma, curcuma moulu, gingembre moulu, gingembre en poudre, ail en poudre, oignon en poudre @0.5
fenugrec, fenugrec bleu, utskho suneli, kasuri methi, fenugrec séché, graine de fenouil, graine de fenugrec @0.45
graine d'aneth, graine de pavot, pavot @0.6
graine de céleri, sel de céleri, céleri moulu @0.5 = celeri
graine de moutarde, moutarde en poudre, moutarde en grains séchée @0.7 = moutarde
amchoor, poudre de mangue, sumac, réglisse, filé, poudre de sassafras, asafoetida @0.45
piment en poudre, piment en flocons, piment de Cayenne, cayenne, piment d'Espelette, piment doux, piment séché @0.45
piment du Cachemire, piment pasilla, piment ancho, piment chipotle, chipotle, pul biber, gochugaru @0.45
flocon de piment @0.45
paprika, paprika doux, paprika fumé, pimentón, piment rouge doux en poudre @0.45
safran, safran en pistils, pistil de safran, souci séché, safran d'Iméréthie, annatto, roucou
laurier, feuille de laurier, thym, romarin, origan, sarriette, serpolet, herbes de Provence, lavande, hysope
menthe séchée, aneth séché, persil séché, basilic séché, livèche
berbéré, garam masala, sept-épices, quatre-épices, cinq-épices, cinq parfums @0.45 = gluten? celeri? moutarde?
mélange d'épices, épice @0.45 = gluten? celeri? moutarde?
curry, curry en poudre, colombo, ras el hanout, zaatar @0.45 = gluten? celeri? moutarde? sesame? fruits-a-coque?
dukkah, tandoori, masala, baharat, chermoula, cajun @0.45 = gluten? celeri? moutarde? sesame? fruits-a-coque?
épices à pain d'épices, épices à couscous, épices à tajine, épices à paella @0.45 = gluten? celeri? moutarde?
épices à colombo @0.45 = gluten? celeri? moutarde?
pâte d'achiote, recado rojo, achiote = gluten? sulfites?
pâte de curry, pâte de curry rouge, pâte de curry vert, curry vert, curry rouge = crustaces? poissons? soja? gluten?
`;

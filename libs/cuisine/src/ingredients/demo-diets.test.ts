import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allergensOf, dietsOf } from './diets.ts';

/** Reviewed row by row against ingredients and steps: title, diets, allergens (with "?" where the label must be read). */
const REVIEWED: readonly (readonly [title: string, diets: string, allergens: string])[] = [
  [
    'Chawanmushi aux crevettes et aux shiitakés',
    'sans-porc sans-fruits-a-coque',
    'gluten crustaces oeufs poissons soja lait?',
  ],
  [
    "Okonomiyaki d'Osaka au chou et au porc",
    'sans-fruits-a-coque',
    'gluten oeufs poissons moutarde crustaces? arachides? soja? lait? celeri? sesame? sulfites? mollusques?',
  ],
  [
    'Dorayaki à la pâte de haricots rouges',
    'vegetarien sans-lactose sans-porc sans-fruits-a-coque',
    'gluten oeufs arachides?',
  ],
  [
    'Panzanella toscane aux tomates et au basilic',
    'vegetarien vegan sans-lactose sans-porc sans-fruits-a-coque sans-oeuf',
    'gluten sulfites?',
  ],
  ['Risotto alla milanese au safran', 'sans-fruits-a-coque', 'lait sulfites gluten? oeufs? soja? celeri? moutarde?'],
  ['Tiramisu au café et au mascarpone', 'sans-porc', 'gluten oeufs lait sulfites soja? fruits-a-coque?'],
  ["Zaalouk d'aubergines au cumin", 'vegetarien vegan sans-lactose sans-porc sans-fruits-a-coque sans-oeuf', 'gluten?'],
  [
    'Tajine de poulet au citron confit et aux olives',
    'sans-gluten sans-lactose sans-porc sans-fruits-a-coque sans-oeuf',
    'sulfites?',
  ],
  ["Cornes de gazelle à la fleur d'oranger", 'vegetarien sans-porc', 'gluten oeufs lait fruits-a-coque'],
  [
    'Sopa de tortilla au piment pasilla',
    'sans-fruits-a-coque',
    'lait gluten? oeufs? arachides? soja? celeri? moutarde?',
  ],
  ['Cochinita pibil du Yucatán', 'sans-lactose sans-fruits-a-coque sans-oeuf', 'gluten? sulfites?'],
  ["Pan de muerto à la fleur d'oranger", 'vegetarien sans-porc sans-fruits-a-coque', 'gluten oeufs lait'],
  [
    'Tom yum goong aux crevettes et à la citronnelle',
    'sans-lactose sans-porc sans-fruits-a-coque sans-oeuf',
    'crustaces poissons gluten? soja? sulfites?',
  ],
  [
    'Pad thaï aux crevettes et au tamarin',
    'sans-lactose sans-porc sans-fruits-a-coque',
    'crustaces oeufs poissons arachides soja gluten? sulfites?',
  ],
  [
    'Riz gluant à la mangue et au lait de coco',
    'vegetarien vegan sans-gluten sans-lactose sans-porc sans-fruits-a-coque sans-oeuf',
    '',
  ],
  [
    'Samosas aux pommes de terre et aux petits pois',
    'vegetarien sans-porc sans-fruits-a-coque sans-oeuf',
    'gluten arachides? lait? celeri? moutarde?',
  ],
  [
    'Murgh makhani, le poulet au beurre de Delhi',
    'sans-porc sans-oeuf',
    'lait fruits-a-coque gluten? celeri? moutarde?',
  ],
  ['Gulab jamun au sirop de cardamome', 'vegetarien sans-porc sans-oeuf', 'gluten lait fruits-a-coque arachides?'],
  [
    'Taboulé libanais au persil plat',
    'vegetarien vegan sans-lactose sans-porc sans-fruits-a-coque sans-oeuf',
    'gluten celeri? moutarde?',
  ],
  ['Kebbé au four à la viande et aux pignons', 'sans-porc sans-oeuf', 'gluten lait? fruits-a-coque? celeri? moutarde?'],
  [
    "Mouhalabieh à la fleur d'oranger et aux pistaches",
    'vegetarien sans-gluten sans-porc sans-oeuf',
    'lait fruits-a-coque',
  ],
  [
    'Haemul pajeon aux ciboules et aux fruits de mer',
    'sans-lactose sans-porc sans-fruits-a-coque',
    'gluten crustaces oeufs soja sesame mollusques arachides?',
  ],
  [
    'Bibimbap au bœuf et aux légumes',
    'sans-lactose sans-porc sans-fruits-a-coque',
    'gluten oeufs soja sesame crustaces? poissons? arachides? sulfites?',
  ],
  [
    'Hotteok au sucre brun et aux cacahuètes',
    'vegetarien sans-porc sans-fruits-a-coque sans-oeuf',
    'gluten arachides lait',
  ],
  ['Clam chowder de Nouvelle-Angleterre', 'sans-fruits-a-coque', 'gluten lait celeri mollusques oeufs? soja? sesame?'],
  [
    "Gumbo de Louisiane au poulet et à l'andouille",
    'sans-fruits-a-coque',
    'gluten celeri oeufs? arachides? soja? lait? moutarde? sulfites?',
  ],
  ["Pecan pie à la vanille et au sirop d'érable", 'vegetarien sans-porc', 'gluten oeufs lait fruits-a-coque'],
  ['Spanakopita aux épinards et à la feta', 'sans-porc sans-fruits-a-coque', 'gluten oeufs lait'],
  ["Moussaka grecque à l'agneau et à la béchamel", 'sans-porc sans-fruits-a-coque', 'gluten oeufs lait sulfites'],
  ['Loukoumades au miel et à la cannelle', 'vegetarien sans-porc sans-oeuf', 'gluten lait fruits-a-coque arachides?'],
  ['Salmorejo de Cordoue au jambon serrano', 'sans-fruits-a-coque', 'gluten oeufs lait? sulfites?'],
  ['Paella valenciana au poulet et au lapin', 'sans-gluten sans-lactose sans-porc sans-fruits-a-coque sans-oeuf', ''],
  ['Tarta de Santiago aux amandes', 'vegetarien sans-gluten sans-porc', 'oeufs lait fruits-a-coque'],
  ['Caldo verde au chou et au chorizo', 'sans-fruits-a-coque sans-oeuf', 'gluten? soja? lait? moutarde? sulfites?'],
  [
    'Bacalhau à Brás aux œufs et aux olives',
    'sans-gluten sans-lactose sans-porc sans-fruits-a-coque',
    'oeufs poissons arachides? sulfites?',
  ],
  ['Pastéis de nata à la cannelle', 'vegetarien sans-porc sans-fruits-a-coque', 'gluten oeufs lait'],
  [
    'Ceviche de poisson blanc au citron vert',
    'sans-gluten sans-lactose sans-porc sans-fruits-a-coque sans-oeuf',
    'poissons',
  ],
  ['Lomo saltado au wok', 'sans-lactose sans-porc sans-fruits-a-coque sans-oeuf', 'gluten soja arachides? sulfites?'],
  [
    'Picarones au sirop de chancaca',
    'vegetarien vegan sans-lactose sans-porc sans-fruits-a-coque sans-oeuf',
    'gluten arachides?',
  ],
  ['Coxinhas au poulet', 'sans-porc sans-fruits-a-coque', 'gluten oeufs lait arachides? soja? sesame?'],
  [
    'Moqueca de poisson à la bahianaise',
    'sans-gluten sans-lactose sans-porc sans-fruits-a-coque sans-oeuf',
    'poissons',
  ],
  ['Brigadeiros au chocolat', 'sans-porc sans-oeuf', 'lait gluten? soja? fruits-a-coque?'],
  [
    'Accras de niébé et sauce kaani',
    'vegetarien vegan sans-gluten sans-lactose sans-porc sans-fruits-a-coque sans-oeuf',
    'arachides',
  ],
  [
    'Thiéboudiène rouge au poisson et aux légumes',
    'sans-gluten sans-lactose sans-porc sans-fruits-a-coque sans-oeuf',
    'poissons arachides sulfites?',
  ],
  ['Thiakry au mil et au lait caillé', 'vegetarien sans-porc sans-fruits-a-coque sans-oeuf', 'lait gluten? sulfites?'],
  [
    'Azifa, salade de lentilles à la moutarde',
    'vegetarien vegan sans-gluten sans-lactose sans-porc sans-fruits-a-coque sans-oeuf',
    'moutarde',
  ],
  ['Doro wat au berbéré et aux œufs durs', 'sans-porc sans-fruits-a-coque', 'oeufs lait gluten? celeri? moutarde?'],
  ['Dabo kolo aux épices douces', 'vegetarien sans-porc sans-fruits-a-coque sans-oeuf', 'gluten lait'],
  [
    'Gỏi cuốn, rouleaux de printemps aux crevettes',
    'sans-lactose sans-fruits-a-coque sans-oeuf',
    'crustaces arachides soja gluten? moutarde? sesame?',
  ],
  ['Phở bò de Hanoï', 'sans-gluten sans-lactose sans-porc sans-fruits-a-coque sans-oeuf', 'poissons'],
  [
    'Chè chuối à la banane et au tapioca',
    'vegetarien vegan sans-gluten sans-lactose sans-porc sans-fruits-a-coque sans-oeuf',
    'sesame',
  ],
  [
    'Raviolis jiaozi au porc et au chou chinois',
    'sans-lactose sans-fruits-a-coque sans-oeuf',
    'gluten soja sesame arachides? sulfites?',
  ],
  ['Mapo doufu du Sichuan', 'sans-fruits-a-coque', 'gluten soja oeufs? arachides? lait? celeri? moutarde? sesame?'],
  ['Tangyuan au sésame noir', 'sans-gluten sans-fruits-a-coque sans-oeuf', 'sesame lait?'],
  ['Mercimek çorbası aux lentilles corail', 'vegetarien sans-gluten sans-porc sans-fruits-a-coque sans-oeuf', 'lait'],
  ["Hünkâr beğendi à l'agneau et aux aubergines", 'sans-porc sans-fruits-a-coque', 'gluten lait oeufs?'],
  ['Baklava aux pistaches de Gaziantep', 'vegetarien sans-porc sans-oeuf', 'gluten lait fruits-a-coque'],
  [
    "Kuku sabzi aux herbes et à l'épine-vinette",
    'vegetarien sans-porc',
    'gluten oeufs fruits-a-coque arachides? lait? sulfites?',
  ],
  [
    'Fesenjan au poulet, aux noix et à la grenade',
    'sans-gluten sans-lactose sans-porc sans-oeuf',
    'fruits-a-coque arachides?',
  ],
  ["Sholeh zard au safran et à l'eau de rose", 'vegetarien sans-gluten sans-porc sans-oeuf', 'lait fruits-a-coque'],
  [
    'Badrijani nigvzit, aubergines roulées aux noix',
    'vegetarien vegan sans-gluten sans-lactose sans-porc sans-oeuf',
    'fruits-a-coque sulfites?',
  ],
  ["Khatchapouri adjarien à l'œuf coulant", 'sans-porc sans-fruits-a-coque', 'gluten oeufs lait'],
  [
    'Gozinaki aux noix et au miel',
    'vegetarien sans-gluten sans-lactose sans-porc sans-oeuf',
    'fruits-a-coque arachides?',
  ],
  [
    "Gravad lax, sauce moutarde à l'aneth",
    'sans-lactose sans-porc sans-fruits-a-coque sans-oeuf',
    'poissons moutarde gluten? arachides? sulfites?',
  ],
  ['Köttbullar, purée et airelles', 'sans-fruits-a-coque', 'gluten oeufs soja lait celeri? moutarde? sesame?'],
  ['Kanelbullar à la cannelle et à la cardamome', 'vegetarien sans-porc sans-fruits-a-coque', 'gluten oeufs lait'],
  [
    "Soupe à l'oignon gratinée des Halles",
    'sans-fruits-a-coque',
    'gluten lait sulfites oeufs? arachides? soja? celeri? moutarde?',
  ],
  [
    'Bœuf bourguignon au vin rouge',
    'sans-fruits-a-coque',
    'gluten lait sulfites oeufs? arachides? soja? celeri? moutarde?',
  ],
  ['Tarte Tatin aux pommes caramélisées', 'vegetarien sans-porc sans-fruits-a-coque sans-oeuf', 'gluten lait'],
  [
    'Empanadas de Tucumán au bœuf coupé au couteau',
    'sans-fruits-a-coque',
    'gluten oeufs soja? lait? celeri? moutarde?',
  ],
  [
    'Locro criollo au maïs blanc et à la courge',
    'sans-fruits-a-coque sans-oeuf',
    'gluten? arachides? soja? lait? moutarde? sulfites?',
  ],
  [
    'Alfajores de maicena à la confiture de lait',
    'vegetarien sans-porc sans-fruits-a-coque',
    'gluten oeufs lait sulfites?',
  ],
];

const demo: { title: string; ingredients: { name: string }[]; steps: { description: string }[] }[] = JSON.parse(
  readFileSync(new URL('../../../content/data/recipes.json', import.meta.url), 'utf8'),
);

it('says of every recipe of the demo what a dietitian would', () => {
  const found = demo.map(({ title, ingredients, steps }) => {
    const names = ingredients.map(({ name }) => name);
    const texts = steps.map(({ description }) => description);
    const { contained, possible, unchecked } = allergensOf(names, {}, texts);
    expect(unchecked).toEqual([]);
    return [
      title,
      dietsOf(names, {}, texts).join(' '),
      [...contained, ...possible.map((each) => `${each}?`)].join(' '),
    ];
  });
  expect(found).toEqual(REVIEWED);
});

import type { SeoPageType } from '@tdt/contracts';

/** Text of the demo's about page. No word depends on the name's gender or first letter: an operator may choose any. */
export const aboutText = (
  siteName: string,
): string => `${siteName}, c'est d'abord une envie simple : voyager sans bouger de chez soi, une assiette après l'autre.

Chaque recette raconte un pays. On y apprend ce que l'on mange au petit matin à Hanoï, ce qui mijote le dimanche à Lyon, ce que l'on partage à la tombée du jour à Marrakech. Les gestes sont expliqués pas à pas, les ingrédients se trouvent près de chez vous, et un peu d'histoire accompagne toujours le plat.

Choisissez un pays, mettez la table, et bon voyage.`;

interface DemoSeo {
  page_type: SeoPageType;
  title: string;
  description: string;
  keywords: string;
}

/** SEO metadata of the demo's fixed pages; with the default name of the site, of the recommended lengths. */
export const pagesSeo = (siteName: string): DemoSeo[] => [
  {
    page_type: 'home',
    title: `${siteName} : la cuisine du monde, pays par pays`,
    description:
      'Voyagez sans bouger de chez vous : des recettes du monde entier, expliquées pas à pas, avec leur histoire, leurs ingrédients et leurs petits secrets.',
    keywords: 'cuisine du monde, recettes, voyage culinaire, recettes par pays',
  },
  {
    page_type: 'recipes_list',
    title: 'Toutes les recettes du monde, par pays et par type',
    description:
      'Cherchez parmi toutes nos recettes du monde : par pays, par type de plat, par difficulté ou par ingrédient, et trouvez le plat de votre prochain voyage.',
    keywords: 'recettes du monde, entrées, plats, desserts, cuisine par pays',
  },
  {
    page_type: 'about',
    title: `Qui sommes-nous ? ${siteName} et ses voyages culinaires`,
    description:
      'Qui sommes-nous, et pourquoi faire le tour du monde par la cuisine ? Notre démarche, notre façon de choisir les recettes, et les pays déjà visités.',
    keywords: 'à propos, voyages culinaires, cuisine du monde',
  },
];

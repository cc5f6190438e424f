import { AboutScreen } from './about/about-screen.tsx';
import { SeoScreen } from './seo/seo-screen.tsx';

/** The screens with forms, in one file. */
export { AboutScreen };
export const HomeScreen = () => <SeoScreen type="home" />;
export const RecipesListScreen = () => <SeoScreen type="recipes_list" />;

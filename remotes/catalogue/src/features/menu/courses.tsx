import type { Menu, MenuCourse } from '@tdt/contracts';
import { RECIPE_TYPE_CODES, type RecipeTypeCode } from '@tdt/contracts/plain';
import { enCountry } from '@tdt/domain';
import { Section } from '@tdt/ui';
import { RecipeCard, RecipeGrid } from '@tdt/ui/recipes';
import { COURSES } from './course-names.ts';
import styles from './courses.module.css';

/** The courses in the order of the meal; says which come from a country nearby, and which are missing. */
export function Courses({ menu: { courses } }: { menu: Menu }) {
  const missing = RECIPE_TYPE_CODES.filter((type) => !courses.some((course) => course.type === type));
  return (
    <Section id="au-menu" kicker="À la carte" title="Au menu" lead={missing.length > 0 && missingText(missing)} tight>
      <RecipeGrid>
        {courses.map((course) => (
          <li key={course.type} className={styles.course}>
            <p className={styles.label}>
              <strong className={styles[course.type]}>{COURSES[course.type].name}</strong>
              <span>{origin(course)}</span>
            </p>
            {/* The plan below says on which day to begin, for the hour of this meal. */}
            <RecipeCard
              recipe={{ ...course.recipe, rest_minutes: null }}
              sizes="(width >= 1280px) 24rem, (width >= 640px) 45vw, 88vw"
            />
          </li>
        ))}
      </RecipeGrid>
    </Section>
  );
}

/** Where a borrowed dish comes from. */
const origin = ({ is_borrowed, recipe }: MenuCourse): string =>
  is_borrowed && recipe.country ? ` chez les voisins, ${enCountry(recipe.country)}` : '';

const missingText = (missing: readonly RecipeTypeCode[]): string =>
  `Il manque encore ${missing.map((type) => COURSES[type].one).join(' et ')} : nous n'en avons pas rapporté de cette région.`;

import type { Home, Image } from '@tdt/contracts';
import type { Random } from '@tdt/domain';

export interface HomePage {
  /**
   * What the home page shows. Each answer makes new random choices.
   * @param random gives numbers from 0 (included) to 1 (excluded)
   */
  compose(random?: Random): Promise<Home>;
  /** Pictures on the cards of the home page and of the lists, those that most visitors see first. */
  cardPictures(): Image[];
}

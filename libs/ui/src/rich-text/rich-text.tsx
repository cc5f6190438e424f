// biome-ignore-all lint/suspicious/noArrayIndexKey: parts of a text have no identity but their place
import { BOLD, LINK, paragraphsOf } from '@tdt/domain/text';
import { type Elements, Link } from '@tdt/platform';
import styles from './rich-text.module.css';

/** A cultural text with its paragraphs, bold words and links. */
export const RichText = ({ children }: { children: string }) =>
  paragraphsOf(children).map((paragraph, index) => (
    <p key={index} className={styles.text}>
      {paragraph.split(BOLD).map((words, at) => (at % 2 ? <strong key={at}>{linked(words)}</strong> : linked(words)))}
    </p>
  ));

/** Between two links stands a text; of a link come its words, then its address. */
const linked = (text: string): Elements =>
  text.split(LINK).map((words, at, parts) =>
    at % 3 ? (
      at % 3 === 1 && (
        <Link key={at} to={parts[at + 1] ?? ''}>
          {words}
        </Link>
      )
    ) : (
      <span key={at}>{words}</span>
    ),
  );

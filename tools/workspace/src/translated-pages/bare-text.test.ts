import { expect, it } from 'vitest';
import { bareTextIn } from './bare-text.ts';

const linesOf = (jsx: string, before = '') => bareTextIn(`${before}\nconst é = (\n${jsx}\n);`).map((line) => line - 2);

it.each([
  '<p>{count} recettes</p>',
  '<p><b>{count}</b> {unit}</p>',
  '<p>{isOpen && "Fermer"} <b>maintenant</b></p>',
  '<p>{isKept && <b>Gardé</b>}Texte</p>',
  '<p>Texte{isKept ? <b>gardé</b> : null}</p>',
  '<p>{isKept && <b />} {isNew && <i />}</p>',
  '<p>{kicker ?? "Au menu"}<b>Tajine</b></p>',
  '<p>{rows.map((row) => <b>{row}</b>)}.</p>',
  '<p>{rows?.map((row) => { return row; })}<b /></p>',
  '<button>Fermer<Spinner /></button>',
  '<button><Icon />{label}</button>',
  '<Button><Icon />{label}</Button>',
  '<>Texte</>',
  '<p><>{title} <b /></></p>',
  '<p>{children}<b /></p>',
  '<p>{parts.map((part) => part.text)}</p>',
  '<p>{parts.map((part) => { if (part.isBold) return <b />; return part.text; })}</p>',
  '<Fragment key={id}>{text}</Fragment>',
])('refuses %s', (jsx) => {
  expect(linesOf(jsx)).toContain(1);
});

it.each([
  '<p>{count}</p>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of the source that is read
  '<p>{`${count} recettes`}</p>',
  '<p>{isOpen ? "Fermer" : "Ouvrir"}</p>',
  '<p>{isOpen && "Fermer"}</p>',
  '<p>Voir <a href="/liste">la liste</a>.</p>',
  '<p>Voir <Link to="/liste">{name}</Link>.</p>',
  '<button><Icon path={path} />Suivant</button>',
  '<p><span>{count}</span> <b>{unit}</b></p>',
  '<p>{isKept && <b />}{rows?.map((row) => <i>{row}</i>)}{null}{/* nothing */}</p>',
  '<ul>{rows.map((row) => { const text = textOf(row); return (<li key={row}>{text}</li>); })}</ul>',
  '<ul>{Array.from({ length }, (_, at) => <li key={at} />)}{isLoading && <li />}</ul>',
])('accepts %s', (jsx) => {
  expect(linesOf(jsx)).toEqual([]);
});

it.each([
  'interface Props { children: Elements }',
  'interface Props { children: (value: string) => ReactElement | null }',
  'const children = (): Elements => rows.map((row) => <b>{row}</b>);',
])('accepts what is declared to be elements: %s', (declaration) => {
  expect(linesOf('<p>{children}{children(value)}<b /></p>', declaration)).toEqual([]);
});

it.each([
  'const Count = () => useCount();',
  'function Count({ count }) { return count + " recettes"; }',
  'function Count({ count }) { if (count === 0) return "aucune"; return <b>{count}</b>; }',
  'function Words({ words }) { return words.map((word) => <Fragment key={word}>{word}</Fragment>); }',
])('refuses a component that returns a text: %s', (component) => {
  expect(bareTextIn(component)).toEqual([1]);
});

it.each([
  'const Count = () => <b>{useCount()}</b>;',
  'function Count({ count }) { const text = () => "3"; return count === 0 ? null : <b>{text()}</b>; }',
  'const countOf = () => "3";',
])('accepts %s', (component) => {
  expect(bareTextIn(component)).toEqual([]);
});

it('returns the lines', () => {
  expect(linesOf('<ul>\n<li>\n{count} recettes</li>\n<li>à {place}</li></ul>')).toEqual([2, 4]);
});

/** Joins the class names that are set: `classNames('a', open && 'b')` -> 'a' or 'a b'. */
export const classNames = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');

import { parseSync } from '@swc/core';

interface Node {
  type: string;
  span: { start: number };
  value?: unknown;
  children?: Node[];
  expression?: Node;
  [property: string]: unknown;
}

/** What a child may be, and whether it may come, go or change. */
interface Part {
  isText: boolean;
  isDynamic: boolean;
  /** Whether it is one of the children that a list becomes. */
  isListed?: boolean;
}

const STATIC_TEXT: Part = { isText: true, isDynamic: false };
const TEXT: Part = { isText: true, isDynamic: true };

/** Components that always render one element. All others may come and go. */
const STEADY = /^(Icon|Link|NavLink|\w+Outlined)$/;

/** Types of what is no text: `Elements` of @tdt/platform, and React's own. */
const NO_TEXT = /^(Elements|ReactElement)$/;

/**
 * Browsers that translate a page put each of its texts into elements of their own. React then writes into a text that is
 * no longer shown, and fails to remove it or to insert before it; it sets right only what is an element's single text,
 * since it replaces all that the element contains (https://github.com/facebook/react/issues/11538).
 * @returns the lines, from 1, of elements with a text that may change beside other children, or that stands beside
 * children which come and go, and of components that return a text, which may stand beside anything
 */
export function bareTextIn(source: string): number[] {
  const bytes = Buffer.from(source);
  const lineOf = ({ span }: Node) =>
    bytes
      .subarray(0, span.start - 1)
      .toString()
      .split('\n').length;
  const all = nodesIn(parseSync(source, { syntax: 'typescript', tsx: true }));
  const partsOf = createPartsOf(namesOfElements(all));
  const isBroken = (parent: Node) => {
    const children = (parent.children ?? []).map(partsOf).filter((parts) => parts.length > 0);
    const parts = children.flat();
    const texts = parts.filter(({ isText }) => isText);
    // A fragment may go as a whole, and may stand beside others.
    if (isFragment(parent)) return texts.length > 0;
    if (texts.some(({ isListed }) => isListed)) return true;
    return children.length > 1 && texts.length > 0 && parts.some(({ isDynamic }) => isDynamic);
  };
  const screens = all.filter(({ type }) => type === 'JSXElement' || type === 'JSXFragment').filter(isBroken);
  const returned = all.flatMap(returnedByComponent).filter((node) => partsOf(node).some(({ isText }) => isText));
  return [...screens, ...returned].map(lineOf);
}

const isFragment = ({ type, opening }: Node): boolean =>
  type === 'JSXFragment' || ((opening as Node).name as Node).value === 'Fragment';

/** What a function whose name begins with a capital returns, unless that is an element. */
function returnedByComponent({ type, identifier, id, init, body }: Node): Node[] {
  const isNamed = (name: unknown) => /^[A-Z].*[a-z]/.test(String((name as Node | undefined)?.value));
  const found =
    type === 'FunctionDeclaration' && isNamed(identifier)
      ? returnedBy(body)
      : type === 'VariableDeclarator' && isNamed(id) && (init as Node | null)?.type === 'ArrowFunctionExpression'
        ? returnedByArrow(init as Node)
        : [];
  return found.filter(({ type }) => !type.startsWith('JSX'));
}

function nodesIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(nodesIn);
  return 'type' in value ? [value as Node, ...below] : below;
}

/** Names of properties and variables that the file declares to hold or to return elements only. */
function namesOfElements(all: Node[]): Set<unknown> {
  const declared = all.filter(({ type }) => type === 'TsPropertySignature' || type === 'VariableDeclarator');
  return new Set(declared.filter(isOfElements).map(({ key, id }) => ((key ?? id) as Node).value));
}

function isOfElements({ typeAnnotation, init }: Node): boolean {
  const type = typeAnnotation ?? (init as Node | null)?.returnType;
  return nodesIn(type).some(({ typeName }) => NO_TEXT.test(String((typeName as Node | undefined)?.value)));
}

/** @param elements names of what is no text */
function createPartsOf(elements: ReadonlySet<unknown>): (node: Node) => Part[] {
  const dynamic = (...nodes: unknown[]) =>
    nodes.flatMap((node) => partsOf(node as Node)).map(({ isText }) => ({ isText, isDynamic: true }));

  const ofName = (name: string): Part[] => {
    if (name === 'undefined') return [];
    if (elements.has(name)) return [{ isText: false, isDynamic: true }];
    return [/^[A-Z_\d]+$/.test(name) ? STATIC_TEXT : TEXT];
  };

  function partsOf(node: Node): Part[] {
    switch (node.type) {
      case 'JSXText':
        return isLayout(String(node.value)) ? [] : [STATIC_TEXT];
      case 'JSXElement':
        return [{ isText: false, isDynamic: !isSteady(node) }];
      case 'JSXFragment':
        return (node.children ?? []).flatMap(partsOf);
      case 'JSXExpressionContainer':
      case 'ParenthesisExpression':
        return partsOf(node.expression as Node);
      case 'OptionalChainingExpression':
        return partsOf(node.base as Node);
      case 'JSXEmptyExpression':
      case 'NullLiteral':
      case 'BooleanLiteral':
        return [];
      case 'StringLiteral':
      case 'NumericLiteral':
        return [STATIC_TEXT];
      case 'ConditionalExpression':
        return dynamic(node.consequent, node.alternate);
      case 'BinaryExpression':
        if (node.operator === '&&') return dynamic(node.right);
        return node.operator === '??' || node.operator === '||' ? dynamic(node.left, node.right) : [TEXT];
      case 'CallExpression': {
        const called = (node.callee as Node).value;
        return called === undefined ? dynamicOr(renderedByMap(node)) : ofName(String(called));
      }
      case 'Identifier':
        return ofName(String(node.value));
      default:
        return [TEXT];
    }
  }

  const dynamicOr = (rendered: Node[] | null) =>
    rendered ? dynamic(...rendered).map((part) => ({ ...part, isListed: true })) : [TEXT];
  return partsOf;
}

/** Blanks with a line break are dropped by the compiler. */
const isLayout = (text: string) => text.trim() === '' && text.includes('\n');

function isSteady({ opening }: Node): boolean {
  const name = String(((opening as Node).name as Node).value);
  return STEADY.test(name) || /^[a-z]/.test(name);
}

/** What the function given to `.map()` or `Array.from()` returns; `null` if the call is another. */
function renderedByMap({ callee, arguments: given }: Node): Node[] | null {
  const member = ((callee as Node).base ?? callee) as Node;
  const property = (member.property as Node | undefined)?.value;
  const render = (given as Node[]).at(-1)?.expression;
  if ((property !== 'map' && property !== 'from') || render?.type !== 'ArrowFunctionExpression') return null;
  return returnedByArrow(render);
}

function returnedByArrow({ body }: Node): Node[] {
  return (body as Node).type === 'FunctionBody' ? returnedBy(body) : [body as Node];
}

function returnedBy(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const { type = '', argument } = value as Node;
  if (type === 'ReturnStatement') return argument ? [argument as Node] : [];
  return /^Function[DE]|^Arrow|^Method|^JSX/.test(type) ? [] : Object.values(value).flatMap(returnedBy);
}

import { type Doc, isDoc, tag } from './types.ts';

/** Formats a value like MongoDB's error messages: `{ slug: "tarte" }`. */
export function shell(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'string') return JSON.stringify(value);
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (tag(value) === 'ObjectId') return `ObjectId('${String(value)}')`;
  if (Array.isArray(value)) return `[ ${value.map(shell).join(', ')} ]`;
  if (isDoc(value)) return `{ ${entries(value).join(', ')} }`;
  return String(value);
}

const entries = (doc: Doc): string[] => Object.entries(doc).map(([key, value]) => `${key}: ${shell(value)}`);

import { expect, it } from 'vitest';
import { createBlockWriter } from './block-writer.ts';

function setUp() {
  const written: string[] = [];
  return { written, writer: createBlockWriter({ write: (text: string) => written.push(text) }) };
}

it('writes many lines at once, whole and in order', () => {
  const { written, writer } = setUp();
  const lines = Array.from({ length: 1000 }, (_, index) => `line ${index} ${'x'.repeat(90)}\n`);
  for (const line of lines) writer.write(line);
  writer.flush();
  expect(written.join('')).toBe(lines.join(''));
  expect(written.length).toBeLessThan(10);
});

it('buffers a line until it is flushed', () => {
  const { written, writer } = setUp();
  writer.write('a\n');
  expect(written).toEqual([]);
  writer.flush();
  writer.flush();
  expect(written).toEqual(['a\n']);
});

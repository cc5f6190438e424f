import { fireEvent, render, samples, screen } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { Picture } from '../index.ts';

const image = samples.image('/media/recipe-images/cover/a.webp');
const frame = (container: HTMLElement) => container.firstElementChild;

test('offers AVIF before WebP in the existing widths, and reserves the space', () => {
  render(<Picture image={image} sizes="(width >= 640px) 20rem, 88vw" />);
  const picture = screen.getByRole('img', { name: image.alt });
  expect(picture).toHaveAttribute('src', image.url);
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1600', '1067']);
  const sources = [...(picture.closest('picture')?.querySelectorAll('source') ?? [])];
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  for (const source of sources) expect(source).toHaveAttribute('sizes', '(width >= 640px) 20rem, 88vw');
  expect(sources[0]?.srcset).toMatch(/^\S+ 320w, /);
  expect(sources[1]?.srcset).toMatch(/^\S+ 480w, \S+ 960w, \S+ 1600w$/);
});

test('a blurred placeholder shows until the picture is loaded, and stays when it fails', () => {
  const { container } = render(<Picture image={image} sizes="88vw" />);
  const [placeholder] = container.querySelectorAll('img');
  expect(placeholder).toHaveAttribute('src', image.placeholder);
  expect(placeholder).toHaveAttribute('aria-hidden', 'true');
  expect(frame(container)?.className).toMatch(/pending/);
  fireEvent.error(screen.getByRole('img'));
  expect(frame(container)?.className).toMatch(/pending/);
  fireEvent.load(screen.getByRole('img'));
  expect(frame(container)?.className).not.toMatch(/pending/);
});

test('a decorative picture has no alternative text', () => {
  render(<Picture image={image} sizes="88vw" decorative />);
  expect(screen.queryByRole('img', { name: image.alt })).toBeNull();
});

test('a cropped picture keeps its focal point in view', () => {
  const { container, rerender } = render(<Picture image={{ ...image, focal: { x: 3, y: 10 } }} sizes="88vw" cover />);
  expect(frame(container)).toHaveAttribute('data-x', '3');
  expect(frame(container)).toHaveAttribute('data-y', '10');
  rerender(<Picture image={image} sizes="88vw" cover />);
  expect(frame(container)).not.toHaveAttribute('data-x');
});

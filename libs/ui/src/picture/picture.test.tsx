import { fireEvent, render, samples, screen } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { Picture } from '../index.ts';

const image = samples.image('/media/recipe-images/cover/a.webp');
const frame = (container: HTMLElement) => container.firstElementChild;

test('offers AVIF before WebP in the widths that there are, and keeps the place of the picture', () => {
  render(<Picture image={image} sizes="(width >= 640px) 20rem, 88vw" />);
  const picture = screen.getByRole('img', { name: image.alt });
  expect(picture).toHaveAttribute('src', image.url);
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1600', '1067']);
  const sources = [...(picture.closest('picture')?.querySelectorAll('source') ?? [])];
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  for (const source of sources) {
    expect(source).toHaveAttribute('sizes', '(width >= 640px) 20rem, 88vw');
    expect(source.getAttribute('srcset')).toMatch(/^\S+ 320w, /);
  }
});

test('a blurred foretaste shows until the picture is loaded, and for good when it does not come', () => {
  const { container } = render(<Picture image={image} sizes="88vw" />);
  const [foretaste] = container.querySelectorAll('img');
  expect(foretaste).toHaveAttribute('src', image.placeholder);
  expect(foretaste).toHaveAttribute('aria-hidden', 'true');
  expect(frame(container)?.className).toMatch(/pending/);
  fireEvent.error(screen.getByRole('img'));
  expect(frame(container)?.className).toMatch(/pending/);
  fireEvent.load(screen.getByRole('img'));
  expect(frame(container)?.className).not.toMatch(/pending/);
});

test('a picture that says nothing new has no alternative text', () => {
  render(<Picture image={image} sizes="88vw" decorative />);
  expect(screen.queryByRole('img', { name: image.alt })).toBeNull();
});

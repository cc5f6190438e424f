import { act, fireEvent, render, samples, screen } from '@tdt/testing/components';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RotatingImages } from './rotating-images.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const image = (name: string) => ({ ...samples.image(`/media/recipe-images/pays/${name}.webp`), alt: name });
const four = ['a', 'b', 'c', 'd'].map(image);

const show = (images = four) =>
  render(<RotatingImages images={images} label="Images de l'Islande" sizes="80vw" tilt={3} />);

const gallery = () => screen.getByRole('region', { name: "Images de l'Islande" });
const button = (name: string) => screen.getByRole('button', { name });
const wait = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
/** The number and the caption of the picture on top. */
const onTop = () => [screen.getByText(/ \/ 4$/).textContent, screen.getByRole('listitem').textContent];

function setHidden(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  fireEvent(document, new Event('visibilitychange'));
}

test('rotates every five seconds, and begins again after the last', () => {
  show();
  expect(gallery()).toHaveAttribute('aria-roledescription', 'carrousel');
  expect(onTop()).toEqual(['1 / 4', 'a']);
  wait(4.9);
  expect(onTop()).toEqual(['1 / 4', 'a']);
  wait(0.1);
  for (const expected of [
    ['2 / 4', 'b'],
    ['3 / 4', 'c'],
    ['4 / 4', 'd'],
    ['1 / 4', 'a'],
  ]) {
    expect(onTop()).toEqual(expected);
    wait(5);
  }
});

test('loads a picture only when it is next', () => {
  show();
  expect(gallery().querySelectorAll('img[src$=".webp"]')).toHaveLength(2);
  fireEvent.click(button('Image suivante'));
  expect(gallery().querySelectorAll('img[src$=".webp"]')).toHaveLength(3);
});

test('pauses while the pointer or the focus is inside', () => {
  show();
  fireEvent.pointerEnter(gallery());
  wait(11);
  expect(onTop()[0]).toBe('1 / 4');
  fireEvent.pointerLeave(gallery());
  wait(5);
  expect(onTop()[0]).toBe('2 / 4');
  for (const name of ['Image suivante', 'Image précédente']) {
    act(() => button(name).focus());
    wait(11);
    expect(onTop()[0]).toBe('2 / 4');
  }
  act(() => button('Image précédente').blur());
  wait(5);
  expect(onTop()[0]).toBe('3 / 4');
});

test('stops at a button and resumes at the same', () => {
  show();
  fireEvent.click(button('Arrêter le défilement'));
  wait(11);
  expect(onTop()[0]).toBe('1 / 4');
  fireEvent.click(button('Reprendre le défilement'));
  wait(5);
  expect(onTop()[0]).toBe('2 / 4');
});

test('pauses while the page is hidden', () => {
  show();
  setHidden(true);
  wait(11);
  expect(onTop()[0]).toBe('1 / 4');
  setHidden(false);
  wait(5);
  expect(onTop()[0]).toBe('2 / 4');
});

test('stands still for visitors who asked for less motion, and turns by hand', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: query.includes('reduce') }) as MediaQueryList,
  );
  show();
  expect(screen.queryByRole('button', { name: /défilement/ })).toBeNull();
  wait(11);
  expect(onTop()).toEqual(['1 / 4', 'a']);
  fireEvent.click(button('Image précédente'));
  expect(onTop()).toEqual(['4 / 4', 'd']);
  fireEvent.click(button('Image suivante'));
  expect(onTop()).toEqual(['1 / 4', 'a']);
});

test('has no controls for a single picture', () => {
  show(four.slice(0, 1));
  wait(11);
  expect(screen.getByRole('listitem')).toHaveTextContent('a');
  expect(screen.queryByRole('button')).toBeNull();
});

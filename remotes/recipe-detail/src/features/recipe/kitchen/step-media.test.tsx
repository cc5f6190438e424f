import type { StepMedia } from '@tdt/contracts';
import { fireEvent, render, renderRemote, screen, serverHtml } from '@tdt/testing/components';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StepMediaView } from './step-media.tsx';

// The DOM loads neither pictures nor frames.
beforeEach(() => void vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false));
afterEach(() => {
  vi.restoreAllMocks();
  vi.doUnmock('./step-media.tsx');
});

const show = (media: StepMedia) => renderRemote([{ path: '/', element: <StepMediaView media={media} number={4} /> }]);

test('shows a picture of our own in all widths that the frame can use', async () => {
  show({ type: 'image', url: '/media/recipe-images/steps/a.webp' });
  const picture = await screen.findByRole('img', { name: "Le geste de l'étape 4" });
  expect(picture).toHaveAttribute('src', '/media/recipe-images/steps/a.webp');
  expect(picture).toHaveAttribute('loading', 'lazy');
  const sources = [...(picture.parentElement?.querySelectorAll('source') ?? [])];
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  expect(sources[0]?.srcset).toBe(
    [320, 480, 640, 960, 1200].map((width) => `/media/recipe-images/steps/a.${width}.avif ${width}w`).join(', '),
  );
  expect(sources[1]?.srcset).not.toContain('a.webp ');
});

test('shows the original when a narrower copy is missing', async () => {
  show({ type: 'image', url: '/media/recipe-images/steps/a.webp' });
  const picture = await screen.findByRole('img');
  fireEvent.error(picture);
  expect(picture.parentElement?.querySelector('source')).toBeNull();
  expect(picture).toHaveAttribute('src', '/media/recipe-images/steps/a.webp');
});

test('shows the original when a narrower copy has failed before the page came alive', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  show({ type: 'image', url: '/media/recipe-images/steps/a.webp' });
  expect((await screen.findByRole('img')).parentElement?.querySelector('source')).toBeNull();
});

test.each(['https://pictures.example/a.webp', '/media/recipe-images/steps/a.gif'])(
  'shows %s as it is: it has no copies',
  async (url) => {
    show({ type: 'image', url });
    const picture = await screen.findByRole('img');
    expect(picture).toHaveAttribute('src', url);
    expect(picture.parentElement?.querySelector('source[srcset]')).toBeNull();
  },
);

test('plays a film of our own with controls, and loads nothing of it before', async () => {
  const src = '/media/recipe-images/recipe-steps-videos/a.mp4';
  show({ type: 'video', url: src });
  const film = await screen.findByLabelText('Étape 4 en vidéo');
  expect(film.tagName).toBe('VIDEO');
  for (const [name, value] of Object.entries({ src, controls: '', preload: 'none', playsinline: '' })) {
    expect(film).toHaveAttribute(name, value);
  }
  expect(film).toBeEmptyDOMElement();
});

test('offers the captions of a film', async () => {
  const captions = 'WEBVTT\n\n00:01.000 --> 00:04.000\nBattez les œufs.';
  show({ type: 'video', url: '/media/recipe-images/recipe-steps-videos/a.mp4', captions });
  const track = (await screen.findByLabelText('Étape 4 en vidéo')).querySelector('track');
  expect([track?.kind, track?.srclang, track?.label]).toEqual(['captions', 'fr', 'Français']);
  expect(decodeURIComponent(track?.getAttribute('src') ?? '')).toBe(`data:text/vtt;charset=utf-8,${captions}`);
});

test('links to YouTube, and plays from its cookie-free host at the click, from its moment, with the focus', async () => {
  const { user, container } = show({
    type: 'video',
    url: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90',
  });
  const offer = await screen.findByRole('link', { name: /^Étape 4 en vidéo/ });
  expect(offer).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90s');
  expect(offer).toHaveTextContent("Rien n'est demandé à YouTube avant votre clic.");
  expect(container.querySelector('iframe')).toBeNull();
  await user.click(offer);
  const player = screen.getByTitle('Étape 4 en vidéo');
  expect(player).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90&autoplay=1');
  expect(player).toHaveFocus();
});

test('leaves a click that opens another tab to the browser', async () => {
  const { user, container } = show({ type: 'video', url: 'https://youtu.be/dQw4w9WgXcQ' });
  const offer = await screen.findByRole('link');
  offer.addEventListener('click', (event) => event.preventDefault());
  await user.keyboard('{Control>}');
  await user.click(offer);
  expect(container.querySelector('iframe')).toBeNull();
});

test('links to a video elsewhere', async () => {
  show({ type: 'video', url: 'https://videos.example/plokkfiskur' });
  const link = await screen.findByRole('link', { name: 'Voir la vidéo de cette étape' });
  expect(link).toHaveAttribute('href', 'https://videos.example/plokkfiskur');
  expect(link).toHaveAttribute('target', '_blank');
});

const STEP = {
  id: '1',
  step_order: 1,
  description: 'Remuez.',
  group: null,
  duree_preparation: null,
  duree_cuisson: null,
  duree_repos: null,
};

test.each([
  ['image', "Voir l'image de cette étape"],
  ['video', 'Voir la vidéo de cette étape'],
] as const)('leads to the %s of a step by a link when the code of media does not load', async (type, name) => {
  vi.doMock('./step-media.tsx', () => {
    throw new Error('missing');
  });
  vi.resetModules();
  const { Step } = await import('./step.tsx');
  const step = { ...STEP, media: { type, url: '/media/a' } };
  const shown = (
    <Step step={step} number={1} isDone={false} onToggle={() => {}}>
      Remuez.
    </Step>
  );
  renderRemote([{ path: '/', element: shown }]);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/media/a');
});

test("keeps the server's picture when the page changes before the code of media is there", async () => {
  const step = { ...STEP, media: { type: 'image', url: '/media/recipe-images/steps/a.webp' } } as const;
  const stepWith = async (isDone: boolean) => {
    const { Step } = await import('./step.tsx');
    return (
      <Step step={step} number={1} isDone={isDone} onToggle={() => {}}>
        Remuez.
      </Step>
    );
  };
  vi.resetModules();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = await serverHtml(await stepWith(false));
  const picture = screen.getByRole('img', { name: "Le geste de l'étape 1" });

  vi.doMock('./step-media.tsx', () => new Promise(() => {}));
  vi.resetModules();
  const before = await stepWith(false);
  const after = await stepWith(true);
  const { rerender } = render(before, { container, hydrate: true });
  rerender(after);
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(picture).toBeVisible();
});

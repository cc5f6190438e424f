import type { PageHead } from '@tdt/domain/heads';
import { render } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { Head } from '../index.ts';

const head: PageHead = {
  title: 'Ramen au miso | Tour de Table',
  description: 'Un bol de nouilles fumant.',
  keywords: 'ramen, miso',
  robots: null,
  canonical: 'https://table.example/recipe/ramen-au-miso',
  og: {
    type: 'article',
    site_name: 'Tour de Table',
    locale: 'fr_FR',
    title: 'Ramen au miso',
    description: 'Un bol de nouilles fumant.',
    url: 'https://table.example/recipe/ramen-au-miso',
    image: { url: 'https://table.example/media/a.share.jpg', width: 1200, height: 630, alt: 'Un bol' },
    published_time: '2026-01-02T10:00:00.000Z',
  },
};

const meta = (name: string) =>
  [...document.head.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)].map((one) =>
    one.getAttribute('content'),
  );

test('puts title, description, address and preview into the document head, once', () => {
  render(<Head head={head} />);
  expect(document.title).toBe(head.title);
  expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute('href', head.canonical);
  expect(meta('description')).toEqual([head.description]);
  expect(meta('keywords')).toEqual(['ramen, miso']);
  expect(meta('robots')).toEqual([]);
  expect(['type', 'site_name', 'locale', 'title', 'url'].map((name) => meta(`og:${name}`)[0])).toEqual([
    'article',
    'Tour de Table',
    'fr_FR',
    'Ramen au miso',
    head.canonical,
  ]);
  expect(meta('og:image')).toEqual(meta('twitter:image'));
  expect([...meta('og:image:width'), ...meta('og:image:height')]).toEqual(['1200', '630']);
  expect([meta('og:image:alt'), meta('twitter:image:alt')]).toEqual([['Un bol'], ['Un bol']]);
  expect(meta('article:published_time')).toEqual(['2026-01-02T10:00:00.000Z']);
  expect(meta('twitter:card')).toEqual(['summary_large_image']);
});

test('a noindex page has no canonical address; a picture of unknown size states none', () => {
  const hidden: PageHead = { ...head, robots: 'noindex', canonical: null, keywords: null };
  render(
    <Head
      head={{ ...hidden, og: { ...head.og, url: null, image: { ...head.og.image, width: null, height: null } } }}
    />,
  );
  expect(meta('robots')).toEqual(['noindex']);
  expect(document.head.querySelector('link[rel=canonical]')).toBeNull();
  expect([meta('keywords'), meta('og:url'), meta('og:image:width'), meta('og:image:height')]).toEqual([[], [], [], []]);
});

test('structured data cannot end its script element', () => {
  const data = { '@context': 'https://schema.org', '@type': 'Recipe', name: '</script><b>' } as const;
  render(<Head head={head} jsonLd={[data, null]} />);
  const json = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual([data]);
});

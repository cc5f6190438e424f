import type { AdminPageContent, AdminSeo, UploadedFile } from '@tdt/contracts';

export const storedSeo: AdminSeo = {
  title: 'Tour de Table, la cuisine du monde à la maison ce soir',
  description: 'Des recettes de tous les pays.',
  keywords: 'cuisine, monde',
  canonical_url: null,
  og_image_url: null,
  revision: 3,
};

export const noSeo: AdminSeo = {
  title: null,
  description: null,
  keywords: null,
  canonical_url: null,
  og_image_url: null,
  revision: 0,
};

export const storedContent: AdminPageContent = {
  couple_image: {
    url: '/media/couple.webp',
    width: 1600,
    height: 1067,
    placeholder: '',
    alt: 'Nous deux',
    focal: null,
  },
  description_text: 'Nous aimons cuisiner.',
  revision: 5,
};

export const uploadedFile = (url: string): UploadedFile => ({
  url,
  width: 1200,
  height: 630,
  placeholder: 'data:image/webp;base64,AAAA',
  variants: [],
  type: 'image',
  bytes: 120_000,
});

import type { NewsletterVariant } from '@tdt/contracts';

interface VariantTexts {
  title: string;
  lead: string;
  button: string;
}

/** The texts of each variant. */
export const VARIANTS: Record<NewsletterVariant, VariantTexts> = {
  default: {
    title: 'Inscription à la newsletter',
    lead: 'Une carte postale gourmande dans votre boîte, à chaque nouvelle escale.',
    button: "S'inscrire",
  },
  'exit-intent': {
    title: 'Soyez prévenu de nos nouvelles recettes !',
    lead: 'Avant de repartir, laissez-nous une adresse : nous vous écrirons de la prochaine escale.',
    button: "Je m'abonne",
  },
};

export const SUBMITTING = 'Inscription en cours...';
export const DUPLICATE = 'Cette adresse email est déjà inscrite à notre newsletter.';
export const SUCCESS = 'Inscription réussie! Merci de vous être inscrit(e) à notre newsletter.';
/** Without consent, nothing is ever sent: the specification's message would promise it. */
export const NO_CONSENT = {
  title: "C'est noté",
  text: 'Sans votre accord, nous ne vous écrirons pas.',
};
export const UNEXPECTED = 'Une erreur inattendue est survenue. Veuillez réessayer.';
export const failed = (message: string): string => `Une erreur est survenue: ${message}`;

import { ACCOUNT_MESSAGES, WELCOME_SECONDS } from '@tdt/contracts/plain';
import type { Toast } from '@tdt/platform';
import type { SignInOutcome } from '../session/sign-in.ts';

/** Kinds of an outcome that need no more than a text. */
type Plain = Exclude<SignInOutcome['kind'], 'signed-in' | 'waiting'>;

const ENGLISH = {
  form: 'Admin Login',
  email: 'Email',
  password: 'Password',
  capsLock: 'Caps Lock is on',
  signIn: 'Sign in',
  signingIn: 'Signing in…',
  expired: {
    title: 'Your session has expired',
    reason: 'Sign in to continue: nothing that you typed is lost.',
    leave: 'Leave this page',
  },
  missing: { email: 'Enter your email', password: 'Enter your password' },
  incomplete: { title: 'Missing information', description: ACCOUNT_MESSAGES.credentialsMissing as string },
  success: 'Login successful',
  welcome: (email: string) => `Welcome back, ${email}`,
  failed: 'Login failed',
  error: 'Login error',
  toasts: {
    refused: ACCOUNT_MESSAGES.credentialsWrong,
    elsewhere: 'The site is opened under another name than its own',
    failed: 'An unexpected error occurred',
    unverified: 'Failed to verify admin status',
    'no-profile': 'Failed to load admin profile',
    'not-admin': ACCOUNT_MESSAGES.notAdmin,
    'no-session': 'Authentication failed',
  } as Record<Plain, string>,
  tooMany: (seconds: number) =>
    `Too many attempts. Please wait ${durationOf(seconds, { second: 'second', minute: 'minute' })}.`,
  notices: {
    refused: 'Email or password is not correct.',
    elsewhere: 'Signing in works at the address of the site only:',
    failed: 'The server cannot be reached, or has a problem. Please try again in a moment.',
    unverified: 'The server cannot be reached, or has a problem. Please try again in a moment.',
    'no-profile': 'This account has no access to the back office. Ask a super admin.',
    'not-admin': 'This account has no access to the back office. Ask a super admin.',
    'no-session': 'Your browser did not keep the session. Please allow cookies for this site.',
  } as Record<Plain, string>,
  again: (time: string) => `Signing in is possible again at ${time}.`,
};

const FRENCH: typeof ENGLISH = {
  form: 'Connexion',
  email: 'E-mail',
  password: 'Mot de passe',
  capsLock: 'Les majuscules sont verrouillées',
  signIn: 'Se connecter',
  signingIn: 'Connexion…',
  expired: {
    title: 'Votre session a expiré',
    reason: 'Connectez-vous pour continuer : rien de votre saisie n’est perdu.',
    leave: 'Quitter cette page',
  },
  missing: { email: 'Indiquez votre e-mail', password: 'Indiquez votre mot de passe' },
  incomplete: { title: 'Il manque quelque chose', description: 'Indiquez votre e-mail et votre mot de passe.' },
  success: 'Connexion réussie',
  welcome: (email) => `Bon retour, ${email}`,
  failed: 'Connexion refusée',
  error: 'Erreur de connexion',
  toasts: {
    refused: 'L’e-mail ou le mot de passe n’est pas le bon.',
    elsewhere: 'Le site est ouvert sous un autre nom que le sien.',
    failed: 'Une erreur inattendue est survenue.',
    unverified: 'Le compte n’a pas pu être vérifié.',
    'no-profile': 'Le compte n’a pas pu être lu.',
    'not-admin': 'Ce compte n’a pas accès à l’administration.',
    'no-session': 'La session n’a pas été conservée.',
  },
  tooMany: (seconds) => `Trop d’essais. Attendez ${durationOf(seconds, { second: 'seconde', minute: 'minute' })}.`,
  notices: {
    refused: 'L’e-mail ou le mot de passe n’est pas le bon.',
    elsewhere: 'La connexion n’est possible qu’à l’adresse du site :',
    failed: 'Le serveur ne répond pas, ou a un problème. Réessayez dans un moment.',
    unverified: 'Le serveur ne répond pas, ou a un problème. Réessayez dans un moment.',
    'no-profile': 'Ce compte n’a pas accès à l’administration. Demandez à un super admin.',
    'not-admin': 'Ce compte n’a pas accès à l’administration. Demandez à un super admin.',
    'no-session': 'Votre navigateur n’a pas gardé la session. Autorisez les cookies de ce site.',
  },
  again: (time) => `La connexion sera de nouveau possible à ${time}.`,
};

export const LOGIN_TEXTS = { en: ENGLISH, fr: FRENCH };
export type LoginLanguage = keyof typeof LOGIN_TEXTS;

/** The toast of an attempt to sign in. */
export function toastOf(outcome: SignInOutcome, lang: LoginLanguage): Toast {
  const texts = LOGIN_TEXTS[lang];
  const { kind } = outcome;
  if (kind === 'signed-in') {
    const description = texts.welcome(outcome.user.email);
    return { kind: 'success', title: texts.success, description, seconds: WELCOME_SECONDS };
  }
  const description = kind === 'waiting' ? texts.tooMany(outcome.seconds) : texts.toasts[kind];
  return { kind: 'error', title: kind === 'failed' ? texts.error : texts.failed, description };
}

/**
 * The message that stays above the form after the toast has gone: what the user can do.
 * @param now when the attempt ended
 */
export function noticeOf(outcome: SignInOutcome, now: Date, lang: LoginLanguage): string | null {
  if (outcome.kind === 'signed-in') return null;
  const { again, notices } = LOGIN_TEXTS[lang];
  return outcome.kind === 'waiting' ? again(timeAfter(now, outcome.seconds)) : notices[outcome.kind];
}

function durationOf(seconds: number, names: { second: string; minute: string }): string {
  const [count, name] = seconds <= 90 ? [seconds, names.second] : [Math.ceil(seconds / 60), names.minute];
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}

/** Rounded up to the minute, so that the user does not try too early. */
function timeAfter(now: Date, seconds: number): string {
  const minutes = Math.ceil((now.getTime() / 1000 + seconds) / 60);
  return new Date(minutes * 60_000).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}

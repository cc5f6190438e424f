/** An account of the back office that journeys sign in with. */
export interface Account {
  email: string;
  password: string;
  isSuper: boolean;
}

const PASSWORD = 'tour de table 1';

/** Made with the site. What a journey does to an account it does to one of its own: see `newAccount`. */
export const PATRONNE: Account = { email: 'patronne@exemple.fr', password: PASSWORD, isSuper: true };
export const AIDE: Account = { email: 'aide@exemple.fr', password: PASSWORD, isSuper: false };

import { ADMIN_API, REQUESTED_WITH } from '@tdt/contracts';
import type { Application } from '@tdt/site';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

export const PASSWORD = 'tour de table 1';
/** The headers by which a browser at our own page states the origin of a write. */
export const FROM_OUR_PAGE = { origin: 'http://127.0.0.1:3000', [REQUESTED_WITH.name]: REQUESTED_WITH.value };

let count = 0;

export interface Account {
  id: string;
  email: string;
  password: string;
}

/** A new account for each call. */
export async function anAccount(application: Application, { isSuper = false } = {}): Promise<Account> {
  count += 1;
  const user = { email: `account-${count}@exemple.fr`, password: PASSWORD, is_super_admin: isSuper };
  const { id } = await application.users.create(user);
  return { id, email: user.email, password: PASSWORD };
}

/** Signs in, as the form does, and returns any response. */
export const logIn = (
  app: FastifyInstance,
  payload: object,
  options: InjectOptions = {},
): Promise<LightMyRequestResponse> =>
  app.inject({ method: 'POST', url: ADMIN_API.login, payload, headers: FROM_OUR_PAGE, ...options });

/** The cookie of a new session, as a browser sends it. */
export async function cookieOf(app: FastifyInstance, { email, password }: Account): Promise<string> {
  const response = await logIn(app, { email, password });
  if (response.statusCode !== 200) throw new Error(`The sign-in failed: ${response.body}`);
  return cookieFrom(response);
}

/** The cookie that a response sets, as a browser sends it back. */
export function cookieFrom({ cookies }: LightMyRequestResponse): string {
  const [cookie] = cookies;
  if (!cookie) throw new Error('The response sets no cookie.');
  return `${cookie.name}=${cookie.value}`;
}

/** A request of our own page in a browser that holds the cookie. */
export const asHolder = (cookie: string): { headers: Record<string, string> } => ({
  headers: { ...FROM_OUR_PAGE, cookie },
});

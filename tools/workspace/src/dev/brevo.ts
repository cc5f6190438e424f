import { type BrevoStandIn, startBrevoStandIn } from '@tdt/testing/brevo';

/** The Brevo of a site under development: no mail leaves the machine. */
export interface DevelopmentBrevo extends Pick<BrevoStandIn, 'url' | 'close'> {
  /** Settings that the site needs in addition to its own. */
  env: BrevoStandIn['env'] & { BREVO_ATTRIBUTE_UNSUBSCRIBE: string };
}

/**
 * Starts a stand-in for Brevo; `null` if the environment has a key of its own. It knows all attributes of the
 * environment. Contacts get the link to unsubscribe, so that developers can try it.
 */
export async function developmentBrevo(env: NodeJS.ProcessEnv): Promise<DevelopmentBrevo | null> {
  if (env.BREVO_API_KEY) return null;
  const unsubscribe = env.BREVO_ATTRIBUTE_UNSUBSCRIBE || 'DESINSCRIPTION';
  const named = [env.BREVO_ATTRIBUTE_FIRST_NAME, env.BREVO_ATTRIBUTE_LAST_NAME, unsubscribe];
  const texts = [...named, 'PRENOM', 'NOM'].filter((name) => name !== undefined && name !== '');
  const template = Number(env.BREVO_CONFIRM_TEMPLATE_ID || 7);
  const standIn = await startBrevoStandIn({
    attributes: {
      ...Object.fromEntries(texts.map((name) => [name, 'text'] as const)),
      [env.BREVO_ATTRIBUTE_BIRTHDATE || 'DATE_NAISSANCE']: 'date',
    },
    templateIds: [template],
  });
  const { url, close } = standIn;
  return { url, close, env: { ...standIn.env, BREVO_ATTRIBUTE_UNSUBSCRIBE: unsubscribe } };
}

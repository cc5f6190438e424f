import { type BrevoStandIn, startBrevoStandIn } from '@tdt/testing/brevo';

/** The Brevo of a site under development: no mail ever leaves the machine. */
export type DevelopmentBrevo = Pick<BrevoStandIn, 'url' | 'env' | 'close'>;

/** Starts a stand-in for Brevo; `null` where the environment has a key of its own. Every attribute that is set up there is known. */
export async function developmentBrevo(env: NodeJS.ProcessEnv): Promise<DevelopmentBrevo | null> {
  if (env.BREVO_API_KEY) return null;
  const named = [env.BREVO_ATTRIBUTE_FIRST_NAME, env.BREVO_ATTRIBUTE_LAST_NAME, env.BREVO_ATTRIBUTE_UNSUBSCRIBE];
  const texts = [...named, 'PRENOM', 'NOM'].filter((name) => name !== undefined && name !== '');
  const template = Number(env.BREVO_CONFIRM_TEMPLATE_ID || 7);
  return startBrevoStandIn({
    attributes: {
      ...Object.fromEntries(texts.map((name) => [name, 'text'] as const)),
      [env.BREVO_ATTRIBUTE_BIRTHDATE || 'DATE_NAISSANCE']: 'date',
    },
    templateIds: [template],
  });
}

import { type BrevoSettings, callBrevo } from '@tdt/newsletter';
import { type Check, ok, problem, skipped } from './finding.ts';

const WAITING = 'sign-ups wait until then';

interface Attributes {
  attributes?: { name: string; type?: string }[];
}

/** Whether Brevo accepts the key, and has the attributes, lists and template of the settings. Changes nothing there. */
export const newsletterCheck =
  (brevo: BrevoSettings | null): Check =>
  async () => {
    if (!brevo) return skipped('No key of Brevo is set: subscribers are stored and wait.');
    const { status, body } = await read(brevo, '/v3/contacts/attributes');
    if (status === null) return problem(`Brevo cannot be reached; ${WAITING}.`, 'Check the network and BREVO_API_URL.');
    if (status === 401 || status === 403) {
      return problem(
        `Brevo refuses the key; ${WAITING}.`,
        'Check BREVO_API_KEY, and the addresses that Brevo accepts.',
      );
    }
    if (status !== 200)
      return problem(`Brevo responds with ${status}; ${WAITING}.`, 'Look at status.brevo.com, and try again.');
    const faults = [...attributeFaults(brevo, body as Attributes), ...(await placeFaults(brevo))];
    if (faults.length === 0) return ok('Brevo accepts the key, and has the attributes and lists of the settings.');
    return problem(`Brevo lacks ${faults.join(', ')}; ${WAITING}.`, 'Make it at Brevo, or correct BREVO_… in .env.');
  };

function attributeFaults({ attributes: wanted }: BrevoSettings, { attributes = [] }: Attributes): string[] {
  const types = new Map(attributes.map(({ name, type }) => [name.toUpperCase(), type]));
  const { birthdate, ...texts } = wanted;
  const missing = Object.values(texts).filter((name) => name !== null && !types.has(name.toUpperCase()));
  const isDate = types.get(birthdate.toUpperCase()) === 'date';
  return [...missing.map((name) => `the attribute ${name}`), ...(isDate ? [] : [`the date attribute ${birthdate}`])];
}

/** The lists and the template that do not exist. */
async function placeFaults(brevo: BrevoSettings): Promise<string[]> {
  const { listIds, confirmTemplateId: template } = brevo;
  const places = [
    ...listIds.map((id) => ({ name: `the list ${id}`, path: `/v3/contacts/lists/${id}` })),
    ...(template === null ? [] : [{ name: `the template ${template}`, path: `/v3/smtp/templates/${template}` }]),
  ];
  const faults: string[] = [];
  for (const { name, path } of places) if ((await read(brevo, path)).status === 404) faults.push(name);
  return faults;
}

/** `status` is `null` without a whole response. */
async function read(brevo: BrevoSettings, path: string): Promise<{ status: number | null; body: object }> {
  try {
    const { response, text } = await callBrevo(brevo, { method: 'GET', path });
    return { status: response.status, body: JSON.parse(text) as object };
  } catch {
    return { status: null, body: {} };
  }
}

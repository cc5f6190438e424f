/** An event of a mail or a contact, with the fields that tests vary. */
export interface BrevoEvent {
  /** Brevo's name, such as `unsubscribe` and `hard_bounce` for campaigns, `unsubscribed` for single mails. */
  event: string;
  email: string;
  /** Default: now. */
  at?: Date;
}

/** Configuration of a webhook. */
export interface BrevoWebhook {
  url: string;
  /** Sent as `Authorization: Bearer …`. */
  secret?: string;
}

const WEBHOOK_ID = 4711;

/** Posts one event, or several as a batched webhook does. https://developers.brevo.com/docs/marketing-webhooks */
export function postEvents(
  events: BrevoEvent | readonly BrevoEvent[],
  { url, secret }: BrevoWebhook,
): Promise<Response> {
  const payload = Array.isArray(events) ? events.map(payloadOf) : payloadOf(events as BrevoEvent);
  return fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(secret !== undefined && { authorization: `Bearer ${secret}` }),
    },
    body: JSON.stringify(payload),
  });
}

function payloadOf({ event, email, at = new Date() }: BrevoEvent): object {
  const seconds = Math.floor(at.getTime() / 1000);
  const date = at.toISOString().slice(0, 19).replace('T', ' ');
  return {
    id: WEBHOOK_ID,
    camp_id: 12,
    email,
    'campaign name': 'Les recettes de novembre',
    date_sent: date,
    date_event: date,
    event,
    tag: '',
    // Seconds in UTC; the dates above are in the account's time zone.
    ts_sent: seconds - 60,
    ts_event: seconds,
    ts: seconds,
    list_id: [3],
    segment_ids: [],
  };
}

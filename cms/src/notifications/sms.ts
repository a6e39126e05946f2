import type { Outcome } from '../mail/delivery';
import type { MailRow } from '../mail/mail-row';
import type { SmsSettings } from '../settings/sms-settings';

/** How long the service may take, in ms. */
const TIMEOUT_MS = 20_000;
/** Refusals that may pass: too slow, too early, too many. */
const MAY_PASS = new Set([408, 425, 429]);

/** Hands a short message over; ends soon after the signal. Never throws for what the other side does. */
export type SendSms = (row: MailRow, signal: AbortSignal) => Promise<Outcome>;

/** Whether a row of the queue is a short message: it goes to a number, not to an address. */
export function isSms({ recipient }: Pick<MailRow, 'recipient'>): boolean {
  return /^\+\d+$/.test(recipient);
}

/**
 * Posts short messages to the operator's webhook, as `{ to, text, id }`. `id` is the same in every attempt, as is the
 * `Idempotency-Key`, so that a service can tell that it has sent a message already.
 */
export function smsDelivery({ webhookUrl, token }: SmsSettings): SendSms {
  return async ({ key, recipient, text }, signal) => {
    if (webhookUrl === null) {
      return { result: 'never', code: 'no-service', reason: 'SMS_WEBHOOK_URL is not set' };
    }
    try {
      const answer = await fetch(webhookUrl, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ to: recipient, text, id: key }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      await answer.body?.cancel();
      return judge(answer.status);
    } catch {
      return { result: 'later', code: 'unreachable', reason: 'The SMS service cannot be reached' };
    }
  };
}

function judge(status: number): Outcome {
  const code = String(status);
  if (status >= 200 && status < 300) return { result: 'accepted', code };
  const isForGood = status >= 400 && status < 500 && !MAY_PASS.has(status);
  return { result: isForGood ? 'never' : 'later', code, reason: `The SMS service answers with status ${status}` };
}

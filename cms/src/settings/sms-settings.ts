/** How short messages leave the product. */
export type SmsSettings = {
  /** Where they are posted to; null: there is no such service. */
  webhookUrl: string | null;
  /** Sent along as Bearer; may be empty. Never shown. */
  token: string;
};

function isWebhook(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username } = new URL(value);
  return (protocol === 'http:' || protocol === 'https:') && hostname !== '' && username === '';
}

/** Reads SMS_WEBHOOK_URL and SMS_WEBHOOK_TOKEN. @throws Error with one sentence that names the setting, not its value */
export function smsSettings(env: Record<string, string | undefined> = process.env): SmsSettings {
  const webhookUrl = env['SMS_WEBHOOK_URL']?.trim() || null;
  if (webhookUrl !== null && !isWebhook(webhookUrl)) {
    throw new Error('SMS_WEBHOOK_URL must be an address such as https://sms.example.com/send.');
  }
  return { webhookUrl, token: env['SMS_WEBHOOK_TOKEN']?.trim() ?? '' };
}

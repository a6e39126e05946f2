import { daysBefore } from '../../src/reports/report-periods';
import type { Cms } from './cms';

export const LEADS = 'api::contact-message.contact-message';

/** Ten messages on each of the 28 days before a day, but so many on the last of them. */
export async function leadsBefore(cms: Cms, day: string, onYesterday: number): Promise<void> {
  const data = Array.from({ length: 28 }, (_, back) => back + 1).flatMap((back) =>
    Array.from({ length: back === 1 ? onYesterday : 10 }, (_, place) => ({
      documentId: `lead${back}x${place}`,
      leadState: 'new',
      receivedAt: new Date(`${daysBefore(day, back)}T12:00:00Z`),
    })),
  );
  await cms.strapi.db.query(LEADS).createMany({ data });
}

import type { CmsAlert } from '@apoti/contract';
import { momentText } from './moment-text';

/** How the text of such an alert ends. */
const LATE = ', and could not be told before.';

/** Alerts that the CMS has not been told of: what is noticed while it is away is told once it is back, with the time. */
export class Untold {
  /** By their keys, so that there are never more than there are things to tell of. */
  private readonly alerts = new Map<string, CmsAlert>();

  constructor(private readonly now: () => number = Date.now) {}

  /** What is noticed now; the newest of the same key is the one that is told. */
  add(alerts: readonly CmsAlert[]): void {
    for (const alert of alerts) this.alerts.set(alert.key, alert);
  }

  /** Tells all of them, each until `tell` says that it has arrived. */
  async tell(tell: (alert: CmsAlert) => Promise<boolean>): Promise<void> {
    for (const [key, alert] of [...this.alerts]) {
      if (await tell(alert)) this.alerts.delete(key);
      else this.alerts.set(key, this.withTime(alert));
    }
  }

  private withTime(alert: CmsAlert): CmsAlert {
    if (alert.text.endsWith(LATE)) return alert;
    return { ...alert, text: `${alert.text} This was noticed on ${momentText(this.now())}${LATE}` };
  }
}

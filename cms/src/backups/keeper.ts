import type { BackupKind, BackupsReply, BackupWork } from '@apoti/contract';
import { ApiError, backupTexts } from '@apoti/contract';
import { dataDir } from '../settings/data-dir';
import type { Strapi } from '../store/strapi';
import { NotNow } from '../schedule/not-now';
import { problemText } from './backup-problem';
import { keepReplaced } from './keep-replaced';
import { listBackups, pathOfBackup, removeOldBackups } from './list-backups';
import { makeBackup } from './make-backup';
import { prepareRestore } from './prepare-restore';
import { removeUnfinished } from './unfinished';

type Problem = NonNullable<BackupsReply['problem']>;

/** Does one thing about backups at a time, and knows how far it is. */
export class BackupKeeper {
  work: BackupWork | null = null;
  /** What went wrong last, of each. */
  readonly problems: Record<BackupWork['what'], Problem | null> = { backup: null, restore: null };
  private running: Promise<unknown> = Promise.resolve();
  private readonly stopping = new AbortController();

  constructor(
    private readonly strapi: Strapi,
    /** Ends the CMS, which is then started again. */
    private readonly restart: () => void,
    private readonly now: () => number = Date.now,
  ) {}

  /** Tidies up after an end in the middle, and keeps what a restore has replaced. */
  async open(): Promise<void> {
    await removeUnfinished(dataDir());
    void this.one('backup', () => keepReplaced(this.parts())).catch(() => undefined);
  }

  /** Breaks off what is under way: it is as if it had not begun. */
  async close(): Promise<void> {
    this.stopping.abort();
    await this.running.catch(() => undefined);
  }

  /** Makes a backup. Says its name. @throws ApiError `conflict` while something else is under way */
  make(kind: BackupKind, by: string): Promise<string> {
    return this.one('backup', async () => {
      // What another machine has left, which could not be told from what it makes when this one started.
      await removeUnfinished(dataDir());
      const name = await makeBackup({ ...this.parts(), kind, by, time: this.now() });
      const old = await removeOldBackups(dataDir(), name);
      // The index knows it from now on.
      await listBackups(dataDir());
      this.strapi.log.info(`The backup ${name} was made${by === '' ? '' : ` by ${by}`}; ${old.length} old ones went`);
      return name;
    });
  }

  /** Gets a restore ready and restarts the CMS, which then takes it. @throws ApiError `conflict` */
  async restore(name: string, by: string): Promise<void> {
    await this.one('restore', async () => {
      const archive = await pathOfBackup(dataDir(), name, backupTexts.missing);
      this.strapi.log.info(`The backup ${name} is being restored by ${by}`);
      await prepareRestore({ ...this.parts(), archive, by });
    });
    this.work = { what: 'restore', step: 'restarting', done: 1 };
    this.restart();
  }

  /** @throws ApiError `conflict` */
  refuseBusy(): void {
    if (this.work !== null) throw new ApiError('conflict', backupTexts.busy);
  }

  /** Waits until nothing is under way. @throws NotNow when the process ends for a restore: there is nothing to wait for */
  async idle(): Promise<void> {
    while (this.work !== null) {
      if (this.work.step === 'restarting') throw new NotNow('The CMS starts again for a restore');
      await this.running.catch(() => undefined);
    }
  }

  private parts() {
    const onStep = (step: BackupWork['step'], done: number) => {
      if (this.work !== null) this.work = { ...this.work, step, done };
    };
    return { dataDir: dataDir(), now: this.now(), signal: this.stopping.signal, onStep };
  }

  private one<T>(what: BackupWork['what'], work: () => Promise<T>): Promise<T> {
    this.refuseBusy();
    this.work = { what, step: what === 'backup' ? 'copying' : 'unpacking', done: 0 };
    const running = this.noted(what, work);
    this.running = running;
    return running;
  }

  private async noted<T>(what: BackupWork['what'], work: () => Promise<T>): Promise<T> {
    try {
      const result = await work();
      this.problems[what] = null;
      return result;
    } catch (error) {
      if (this.stopping.signal.aborted) throw new NotNow('The CMS ends in the middle of it', { cause: error });
      this.problems[what] = { at: new Date(this.now()).toISOString(), text: problemText(error) };
      this.strapi.log.error(error);
      throw error;
    } finally {
      this.work = null;
    }
  }
}

import { historyReplySchema, type HistoryGroup, type HistoryKind, type Person } from '@apoti/contract';
import type { Answer, Cms } from './cms';

/** The history of one kind, as an admin asks for it. */
export class History {
  constructor(
    private readonly cms: Cms,
    private readonly kind: HistoryKind,
    private readonly person: () => Person | null,
  ) {}

  async groups(query: Record<string, string> = {}): Promise<HistoryGroup[]> {
    const asked = new URLSearchParams({ kind: this.kind, ...query });
    const answer = await this.cms.getAs(`/api/wire/history?${asked.toString()}`, this.person());
    return historyReplySchema.parse(answer.body).groups;
  }

  async newest(query: Record<string, string> = {}): Promise<HistoryGroup> {
    const [group] = await this.groups(query);
    if (!group) throw new Error('There is no history');
    return group;
  }

  /** What was deleted and is not back, as far as it is of one entry or place. */
  deleted(query: Record<string, string> = {}): Promise<HistoryGroup[]> {
    return this.groups({ ...query, deleted: 'true' });
  }

  restore(
    { from, change }: Pick<HistoryGroup, 'from' | 'change'>,
    more: Record<string, unknown> = {},
  ): Promise<Answer> {
    return this.cms.postAs(
      '/api/wire/history/restore',
      { kind: this.kind, from, change, session: 'history', ...more },
      this.person(),
    );
  }
}

/** A second admin, to tell two people apart. */
export async function secondAdmin(cms: Cms): Promise<Person | null> {
  const account = { username: 'ben', email: 'ben@example.com', password: 'B-password-1' };
  await cms.post('/api/wire/admins', { action: 'add', ...account });
  return cms.signIn(account.username, account.password);
}

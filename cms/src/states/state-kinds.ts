import { stateKinds, type StateKind } from '@apoti/contract';

/** The single type that keeps each kind of settings. Field names are the contract's, so it needs no mapping of its own. */
export const stateUids = {
  seo: 'api::seo-setting.seo-setting',
  settings: 'api::general-setting.general-setting',
} as const satisfies Record<StateKind, string>;

/** The kind that a content type keeps; undefined for others. */
export function stateKindOf(uid: string): StateKind | undefined {
  return stateKinds.find((kind) => stateUids[kind] === uid);
}

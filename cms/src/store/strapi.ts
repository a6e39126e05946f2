import type { Core } from '@strapi/strapi';

export type Strapi = Core.Strapi;

type TransactionCallback = Parameters<Strapi['db']['transaction']>[0];

/** What strapi.db.transaction gives to its callback. */
export type TransactionParams = Parameters<NonNullable<TransactionCallback>>[0];
export type Trx = TransactionParams['trx'];

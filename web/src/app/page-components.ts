import type { ComponentType } from 'react';
import type { PageProps } from '../shared/site-data/page-view';
import type { PageDataOf } from './page-definitions';

/** The names of all pages, the one for unknown addresses among them. */
export type ShownName = keyof PageDataOf;

/** What shows each page. */
export type PageComponents = { [Name in ShownName]: ComponentType<PageProps<PageDataOf[Name]>> };

import type { PageHead, PageProps } from '../shared/site-data/page-view';
import type { FrameData } from '../shared/site-data/site-data';
import type { ShownName } from './page-components';
import type { PageDataOf } from './page-definitions';

/** What the browser puts into the head when it goes to a page. */
export type ViewHead = Omit<PageHead, 'structured'>;

/** A page as it travels to the browser: which one, what it shows, what it says of itself. */
export type PageView<Name extends ShownName = ShownName> = PageProps<PageDataOf[Name]> & { name: Name; head: ViewHead };

/** What stands in a document's data block. */
export type DocumentData = { frame: FrameData; view: PageView };

/** The reply of `/api/pages`: the view alone, since the frame is there already. */
export type PageReply = { view: PageView; buildId: string };

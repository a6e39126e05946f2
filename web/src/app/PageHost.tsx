import { Suspense, type ComponentType } from 'react';
import { Arrival } from '../site/layout/Arrival';
import type { Visit } from '../site/layout/visit';
import type { ListFailure, PageProps } from '../shared/site-data/page-view';
import { Button } from '../shared/ui/Button';
import { EmptyState } from '../shared/ui/EmptyState';
import { AppReady } from './AppReady';
import { PagePending } from './PagePending';
import type { PageComponents, ShownName } from './page-components';
import type { PageDataOf } from './page-definitions';
import type { PageView } from './page-view';
import type { ShownPage } from './use-page-view';

/** The component of a view, which fits it because both go by the same name. */
function show<Name extends ShownName>(pages: PageComponents, name: Name, props: PageProps<PageDataOf[Name]>) {
  const Page: ComponentType<PageProps<PageDataOf[Name]>> = pages[name];
  return <Page {...props} />;
}

type ViewedPageProps<Name extends ShownName> = {
  pages: PageComponents;
  view: PageView<Name>;
  failure: ListFailure | null;
};

function ViewedPage<Name extends ShownName>({ pages, view, failure }: ViewedPageProps<Name>) {
  const { name, page, query, form } = view;
  return show(pages, name, { page, query, form, failure });
}

/** Shows the page, or that it is on its way (P7, P10), or that it cannot be had now. */
export function PageHost({ shown, pages, visit }: { shown: ShownPage; pages: PageComponents; visit: Visit }) {
  const { view, name, failed, settled, whole, asking, retry } = shown;
  const pending = <PagePending name={name} />;
  if (view === null && failed) {
    return (
      <EmptyState heading title="This page could not be loaded" action={<Button onClick={retry}>Try again</Button>}>
        <p>
          Please check your connection.{' '}
          <a href="" target="_self">
            Load the page as a whole
          </a>
        </p>
      </EmptyState>
    );
  }
  if (view === null) return pending;
  return (
    <Suspense fallback={pending}>
      <ViewedPage pages={pages} view={view} failure={failed ? { retry, busy: asking } : null} />
      <Arrival visit={visit} settled={settled} />
      {whole && <AppReady />}
    </Suspense>
  );
}

import { PressArt } from '../../src/shared/art/PressArt';
import { Button } from '../../src/shared/ui/Button';
import { CopyLink } from '../../src/shared/ui/CopyLink';
import { EmptyState } from '../../src/shared/ui/EmptyState';
import { ErrorPanel } from '../../src/shared/ui/ErrorPanel';
import { Notice } from '../../src/shared/ui/Notice';
import { Photo } from '../../src/shared/ui/Photo';
import { Skeleton } from '../../src/shared/ui/Skeleton';
import { Spinner } from '../../src/shared/ui/Spinner';
import { publicToast } from '../../src/shared/ui/toast';
import { Sample } from './Sample';

/** What is said, and what stands in for something. */
export function Messages() {
  return (
    <>
      <Sample title="Notices" look="grid">
        <Notice title="Information">A standard reservation lasts 48 hours.</Notice>
        <Notice tone="good">Message sent successfully! We&rsquo;ll get back to you soon.</Notice>
        <Notice tone="warn" title="Kept locally">
          The server cannot be reached. Your edits are kept in this browser.
        </Notice>
        <ErrorPanel title="The content cannot be loaded" onRetry={() => {}}>
          Please check your connection.
        </ErrorPanel>
      </Sample>
      <Sample title="A picture that cannot be had" look="grid">
        <Photo src="/_ui/gone.webp" width={320} height={200} fallback={<PressArt seed={2} />} />
      </Sample>
      <Sample title="Copy link">
        <CopyLink address="/_ui" of="this page" />
      </Sample>
      <Sample title="Toasts">
        <Button look="secondary" onClick={() => publicToast.success('Successfully subscribed to newsletter!')}>
          Success, 2 s
        </Button>
        <Button look="secondary" onClick={() => publicToast.error('Failed to subscribe. Please try again.')}>
          Error, 4 s
        </Button>
        <Button look="secondary" onClick={() => publicToast.plain('Copied')}>
          Plain, 4 s
        </Button>
        <Button
          look="secondary"
          onClick={() => {
            const id = publicToast.loading('Sending...');
            setTimeout(() => publicToast.success('Sent', id), 2_500);
          }}
        >
          Loading, then success
        </Button>
      </Sample>
      <Sample title="Nothing there" look="stack">
        <EmptyState title="No results found" action={<Button look="secondary">Clear filters</Button>}>
          <p>Try another word, or fewer filters.</p>
        </EmptyState>
      </Sample>
      <Sample title="On its way" look="grid">
        <Spinner label="Loading services..." />
        <Skeleton label="Loading FAQ..." />
        <Skeleton label="Loading events" shape="cards" count={2} />
      </Sample>
    </>
  );
}

import type { PageProps } from '../../shared/site-data/page-view';
import { Section } from '../../shared/ui/Section';
import type { LockersData } from './locker-data';
import { LockerFinder } from './LockerFinder';
import { LockersIntro } from './LockersIntro';
import { ReserveSteps } from './ReserveSteps';
import { SizesSection } from './SizesSection';

/** The locker finder (P9). */
export function LockersPage({ page, query }: PageProps<LockersData>) {
  return (
    <>
      <LockersIntro stations={page.stations} />
      <Section title="Find your station" id="stations">
        <LockerFinder stations={page.stations} query={query} />
      </Section>
      <SizesSection sizes={page.sizes} />
      <ReserveSteps />
    </>
  );
}

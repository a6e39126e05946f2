import { useMemo } from 'react';
import type { PageProps } from '../../shared/site-data/page-view';
import { Section } from '../../shared/ui/Section';
import type { LockersData } from './locker-data';
import { LockerFinder } from './LockerFinder';
import { LockersIntro } from './LockersIntro';
import { ReserveSteps } from './ReserveSteps';
import { SizesSection } from './SizesSection';
import { unpackStations } from './station-pack';

/** The locker finder (P9). */
export function LockersPage({ page, query }: PageProps<LockersData>) {
  const stations = useMemo(() => unpackStations(page.stations), [page.stations]);
  return (
    <>
      <LockersIntro stations={stations} />
      <Section title="Find your station" id="stations">
        <LockerFinder stations={stations} query={query} />
      </Section>
      <SizesSection sizes={page.sizes} />
      <ReserveSteps />
    </>
  );
}

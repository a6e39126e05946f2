import { estatePicture } from '../../shared/art/pictures/estate';
import type { PageProps } from '../../shared/site-data/page-view';
import { Banner } from '../../shared/ui/Banner';
import { buttonClass } from '../../shared/ui/Button';
import { HeaderPicture } from '../../shared/ui/HeaderPicture';
import { PageHeader } from '../../shared/ui/PageHeader';
import type { aboutPage } from './about-page';
import styles from './AboutPage.module.css';
import { StorySection } from './StorySection';
import { TeamSection } from './TeamSection';
import { ValuesSection } from './ValuesSection';

/** The About page (P6): why the company is there, whom it serves, who runs it. */
export function AboutPage({ page: { about, team, teamPicture } }: PageProps<ReturnType<typeof aboutPage.page>>) {
  return (
    <>
      <PageHeader
        title={about.title}
        lead={about.subtitle}
        ground="deep"
        crumbs={[
          { name: 'Home', path: '/' },
          { name: 'About', path: '/about' },
        ]}
        picture={<HeaderPicture picture={estatePicture} />}
      />
      <StorySection about={about} />
      <ValuesSection values={about.values} />
      <TeamSection team={team} picture={teamPicture} />
      <div className={styles.end}>
        <Banner title="See one for yourself" text="The stations are open at any hour, and so is the list of them.">
          <a href="/lockers" className={buttonClass('primary')}>
            Find a station
          </a>
          <a href="/franchise" className={buttonClass('secondary')}>
            Own or host one
          </a>
        </Banner>
      </div>
    </>
  );
}

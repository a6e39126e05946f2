import { screenPicture } from '../../src/shared/art/pictures/screen';
import { Banner } from '../../src/shared/ui/Banner';
import { buttonClass } from '../../src/shared/ui/Button';
import { HeaderPicture } from '../../src/shared/ui/HeaderPicture';
import { PageHeader } from '../../src/shared/ui/PageHeader';
import { Section } from '../../src/shared/ui/Section';
import { WaysOn } from '../../src/shared/ui/WaysOn';
import { Sample } from './Sample';

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Pricing', path: '/pricing' },
];
const lead = 'Pay by the parcel, or by the month once they come often.';
const grounds = ['paper', 'deep', 'forest'] as const;
const looks = ['forest', 'signal', 'card'] as const;

/** What whole pages are made of. */
export function Pages() {
  return (
    <>
      {grounds.map((ground) => (
        <Sample key={ground} title={`Page header on ${ground}`} look="stack">
          <PageHeader
            title="A price for every parcel"
            lead={lead}
            crumbs={ground === 'paper' ? crumbs : undefined}
            ground={ground}
            picture={ground === 'forest' ? <HeaderPicture picture={screenPicture} /> : undefined}
          >
            <a href="/_ui" className={buttonClass('primary')}>
              Create Your Account
            </a>
          </PageHeader>
        </Sample>
      ))}
      {looks.map((look) => (
        <Sample key={look} title={`Banner, ${look}`} look="stack">
          <Banner title={`Ready to Get Started? (${look})`} text="An account takes two minutes." look={look}>
            <a href="/_ui" className={buttonClass('primary')}>
              Create Your Account
            </a>
            <a href="/_ui" className={buttonClass('secondary')}>
              Contact Sales
            </a>
          </Banner>
        </Sample>
      ))}
      {grounds.map((ground) => (
        <Sample key={ground} title={`Section on ${ground}`} look="stack">
          <Section title={`Where we stand (${ground})`} subtitle={lead} ground={ground} beside={ground === 'deep'}>
            <p>What the section is about.</p>
          </Section>
        </Sample>
      ))}
      <Sample title="Ways on" look="stack">
        <WaysOn
          title="Ways on"
          ways={[
            { label: 'Home', note: 'From the start', href: '/' },
            { label: 'Locations', note: 'Find a locker', href: '/lockers' },
            { label: 'FAQs', note: 'Short answers', href: '/faq' },
          ]}
        />
      </Sample>
    </>
  );
}

import { screenPicture } from '../../src/shared/art/pictures/screen';
import { Picture } from '../../src/shared/ui/Picture';
import { Badge, type BadgeTone } from '../../src/shared/ui/Badge';
import { Card } from '../../src/shared/ui/Card';
import { Claims } from '../../src/shared/ui/Claims';
import { FactList, type Fact } from '../../src/shared/ui/FactList';
import { LinkCard } from '../../src/shared/ui/LinkCard';
import { Price } from '../../src/shared/ui/Price';
import { TimeAgo } from '../../src/shared/ui/TimeAgo';
import { Sample } from './Sample';

const tones: BadgeTone[] = ['plain', 'good', 'warn', 'bad', 'upcoming', 'recurring', 'past', 'marked'];
const facts: Fact[] = [
  { term: 'Monday to Friday', value: '8:00 AM-6:00 PM' },
  { term: 'Screen', value: '21.5-inch touch screen' },
  { term: 'Ground', value: '8 × 10 × 4 ft' },
];
const claims = [
  { value: '50+', label: 'Locations' },
  { value: '1000+', label: 'Daily users' },
  { value: '99.9%', label: 'Uptime' },
];
const at = '2026-11-20T11:30:00.000Z';
const excerpt = <p>Ten more stations open this quarter, most of them at filling stations.</p>;

/** What is shown. */
export function Cards() {
  return (
    <>
      <Sample title="Badges">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Sample>
      <Sample title="Cards" look="grid">
        <Card>
          <p>A plain card.</p>
        </Card>
        <LinkCard title="A card that leads somewhere" href="/_ui" level={3} kicker="Company News" foot="20 Nov 2026">
          {excerpt}
        </LinkCard>
        <LinkCard
          title="With a picture"
          href="/_ui"
          level={3}
          picture={<Picture picture={screenPicture} sizes="22rem" decorative />}
          foot="20 Nov 2026"
        >
          {excerpt}
        </LinkCard>
      </Sample>
      <Sample title="A wide card" look="stack">
        <LinkCard
          wide
          title="Ten new stations in Lagos"
          href="/_ui"
          level={3}
          kicker={<Badge tone="marked">Featured</Badge>}
          picture={<Picture picture={screenPicture} sizes="22rem" decorative />}
          foot="20 Nov 2026"
        >
          {excerpt}
        </LinkCard>
      </Sample>
      <Sample title="Facts, prices, times" look="grid">
        <FactList facts={facts} />
        <div>
          <Price amount={2500} per="per month" />
          <Price amount={500} />
        </div>
        <div>
          <p>
            <TimeAgo at={at} now={null} prefix="Updated" />
          </p>
          <p>
            <TimeAgo at={at} now={Date.parse(at) + 300_000} prefix="Updated" />
          </p>
        </div>
      </Sample>
      <Sample title="Claims" look="stack">
        <Claims claims={claims} />
      </Sample>
    </>
  );
}

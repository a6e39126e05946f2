import { toPublicTeam } from '@apoti/contract';
import { defaultTeam } from '@apoti/contract/content/default-team';
import { summary } from '../../shared/lib/summary';
import { organization } from '../../shared/site-data/organization';
import { definePage } from '../../shared/site-data/page-definition';
import { pictureAddress } from '../../shared/site-data/picture-address';
import { breadcrumbs } from '../../shared/site-data/structured';

/** The About page (P6): the company's texts, and its active members in order. An empty team counts as missing. */
export const aboutPage = definePage({
  kinds: ['content', 'team'],
  page: ({ data: { content, team, media }, origin }) => ({
    about: content.about,
    teamPicture: media['team-section'] ?? null,
    team: (team.length > 0 ? team : toPublicTeam(defaultTeam)).map((member) => ({
      ...member,
      image: pictureAddress(member.image, origin),
    })),
  }),
  head: ({ about }, { data, data: { content }, origin }) => ({
    title: 'About',
    description: summary(about.mission) || content.site.siteDescription,
    structured: [
      {
        '@context': 'https://schema.org',
        '@type': 'AboutPage',
        name: about.title,
        url: `${origin}/about`,
        mainEntity: organization(data, origin),
      },
      breadcrumbs(origin, [['About', '/about']]),
    ],
  }),
});

import { TEAM_PER_SLIDE } from '@apoti/contract/constants/business';

/** The members slide by slide, in their order (P6). */
export function teamSlides<T>(team: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(team.length / TEAM_PER_SLIDE) }, (_, index) =>
    team.slice(index * TEAM_PER_SLIDE, (index + 1) * TEAM_PER_SLIDE),
  );
}

import { label, svg } from '../../drawing/elements.ts'
import type { Team, Teams } from '../sports/teams.ts'
import { crest } from './stadium.ts'
import type { SceneDeps } from './scene.ts'

/** What a score board says. */
export interface BoardText {
  /** Null while it is not known who plays. */
  readonly teams: Teams | null
  readonly score: string
  readonly state: string
  /** What kind of match it is. */
  readonly title?: string
}

/** The board above the ground: the two clubs, the score and the state of the match. */
export function createScoreBoard({ locale, texts }: Pick<SceneDeps, 'locale' | 'texts'>) {
  const element = svg('g', {})

  function side(club: Team, x: number): SVGElement[] {
    const name = club.name[locale]
    return [
      svg('g', { transform: `translate(${x} 104)` }, crest(club)),
      label(name, { x, y: 196, size: locale === 'en' ? 23 : 27, weight: 700, fill: '#ffffff' }),
    ]
  }

  return {
    element,
    draw({ teams, score, state, title = texts.match }: BoardText): void {
      element.replaceChildren(
        svg('rect', {
          x: 90,
          y: 24,
          width: 620,
          height: 228,
          rx: 24,
          fill: '#0a1426',
          'fill-opacity': 0.82,
          stroke: '#ffffff',
          'stroke-opacity': 0.14,
        }),
        ...(teams ? side(teams.home, 208) : []),
        ...(teams ? side(teams.away, 592) : []),
        label(title, { x: 400, y: 62, size: 21, fill: '#b9c7e0' }),
        label(score, { x: 400, y: 146, size: 74, weight: 700, fill: '#ffffff', face: 'numerals' }),
        label(state, { x: 400, y: 190, size: 22, fill: '#b9c7e0' }),
      )
    },
  }
}

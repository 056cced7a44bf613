import type { GameEntry } from '@koi/features/lobby'

const names = [
  '锦鲤跃龙门',
  '九重灯火',
  '琉璃塔',
  '山海卷',
  '夜市',
  '满月之夜',
  '千灯渡',
  '河灯愿',
  '长街走马灯',
]

/** Slot games as the catalogue gives them; the sixth one's platform is under maintenance. */
export const gameEntries: readonly GameEntry[] = names.map((name, index) => {
  const gameId = `g${4001 + index}`
  return {
    key: `89:${gameId}`,
    venueId: 89,
    gameId,
    gameType: 'slots',
    name,
    venueName: '长灯电子',
    picture: `/pictures/games/${gameId}.png`,
    rtp: '96.10',
    tags: index === 0 ? ['hot'] : index === 2 ? ['new'] : [],
    stakeMin: 20n,
    stakeMax: 20_000n,
    venueStatus: index === 5 ? { state: 'maintenance', until: null } : { state: 'open' },
  }
})

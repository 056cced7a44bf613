import { use } from 'react'
import { PlayContext, type Play } from './playContext.ts'

/** Opening games, from inside `PlayProvider`. */
export function usePlay(): Play {
  const play = use(PlayContext)
  if (!play) throw new Error('usePlay needs a PlayProvider above it: render the screen inside TabLayout.')
  return play
}

import * as v from 'valibot'
import { oddsFormats } from './odds.ts'

/**
 * What the game frame tells the shell by `postMessage`. It is a hint only: amounts are read from the server.
 * The shell checks origin and source, then this shape (D22).
 */
export const frameMessage = v.variant('type', [
  v.object({ from: v.literal('koi-game'), type: v.literal('ready') }),
  v.object({ from: v.literal('koi-game'), type: v.literal('staked'), round: v.pipe(v.string(), v.uuid()) }),
  v.object({ from: v.literal('koi-game'), type: v.literal('settled'), round: v.pipe(v.string(), v.uuid()) }),
  v.object({
    from: v.literal('koi-game'),
    type: v.literal('failed'),
    reason: v.picklist(['closed', 'network', 'refused']),
  }),
  v.object({ from: v.literal('koi-game'), type: v.literal('leave') }),
  /** The player has chosen how odds are written. */
  v.object({ from: v.literal('koi-game'), type: v.literal('odds'), format: v.picklist(oddsFormats) }),
  /** The player asks how a round is verified. */
  v.object({ from: v.literal('koi-game'), type: v.literal('help') }),
])

export type FrameMessage = v.InferOutput<typeof frameMessage>

/**
 * What the shell tells the frame: hold the next round back, or let it go on; that money was moved in or out meanwhile, so
 * that the balance is to be read anew; and how the player wants odds to be written.
 */
export const shellMessage = v.variant('type', [
  v.object({ from: v.literal('koi-shell'), type: v.picklist(['hold', 'resume', 'transferred']) }),
  v.object({ from: v.literal('koi-shell'), type: v.literal('odds'), format: v.picklist(oddsFormats) }),
])

export type ShellMessage = v.InferOutput<typeof shellMessage>

import type { Draws } from '../calls/gameCalls.ts'

/** What is left of a draw, in ms: until its bets are closed, and until it is drawn. */
export interface DrawTime {
  readonly untilClosed: number
  readonly untilDrawn: number
}

export interface DrawClock {
  /** Follows this draw from now on. */
  follow(draws: Draws): void
  /** Asks for the draws again in a moment: the last time there was no answer. */
  again(): void
  /** Null before the first draw is known. */
  left(): DrawTime | null
}

interface DrawClockDeps {
  /** Ms that only go forward: the clock of the device may be wrong, or set meanwhile. */
  readonly now: () => number
  /** Runs something later and answers how to call it off. */
  readonly after: (ms: number, run: () => void) => () => void
  /** From 0 to 1: players of a draw do not all ask for it at once. */
  readonly random: () => number
  readonly onShut: (issue: string) => void
  /** A draw is over, or was not answered for: how do things stand? */
  readonly onDue: () => void
}

/** How long after the draw it is asked for: at least, and by chance so much longer. */
const wait = { least: 150, spread: 600 } as const
/** How often a match is looked at. */
const look = { every: 4_000, spread: 1_000 } as const
const retry = 2_000

/** Keeps the time of a draw by the business clock that came with it. */
export function createDrawClock({ now, after, random, onShut, onDue }: DrawClockDeps): DrawClock {
  let times: { readonly closesAt: number; readonly drawsAt: number } | null = null
  let calls: (() => void)[] = []

  function plan(...next: (() => void)[]): void {
    for (const cancel of calls) cancel()
    calls = next
  }
  return {
    follow({ now: told, draw, match }) {
      // A match changes until it is over: how it stands is asked for again and again.
      if (match) {
        if (match.state !== 'finished') plan(after(look.every + random() * look.spread, onDue))
        return
      }
      const offset = Date.parse(told) - now()
      times = { closesAt: Date.parse(draw.closesAt) - offset, drawsAt: Date.parse(draw.drawsAt) - offset }
      const { closesAt, drawsAt } = times
      plan(
        after(Math.max(0, closesAt - now()), () => onShut(draw.issue)),
        after(Math.max(0, drawsAt - now()) + wait.least + random() * wait.spread, onDue),
      )
    },
    again: () => plan(after(retry, onDue)),
    left: () =>
      times && {
        untilClosed: Math.max(0, times.closesAt - now()),
        untilDrawn: Math.max(0, times.drawsAt - now()),
      },
  }
}

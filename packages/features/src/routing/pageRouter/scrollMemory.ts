import type { DataRouter, Location } from 'react-router-dom'

type State = DataRouter['state']

/** The scroll positions of the entries of the history, which `ScrollRestoration` gives and keeps. */
export interface ScrollMemory {
  /** Notes where the page of an entry is scrolled to. */
  save(entry: Location): void
  /** Where an entry was scrolled to, in px; null for one that is new. */
  of(entry: Location): number | null
  /** Begins with what the tab remembers; `restored` is where the page goes that stands already. */
  begin(
    positions: Record<string, number>,
    position: () => number,
    state: State,
  ): { readonly restored: number | null; readonly end: () => void }
}

/** How the first page of a router is opened. */
export type Opening =
  /** At its top, and nothing of it stands yet. */
  | 'anew'
  /** At a place further down, where it was left. */
  | 'again'
  /** A page is seen already, scrolled to where the player left it, and stays there. */
  | 'taken-over'

export function createScrollMemory(opening: Opening): ScrollMemory {
  let known: Record<string, number> = {}
  let read: (() => number) | null = null
  let isSettled = opening === 'taken-over'
  const of = ({ key }: Location) => known[key] ?? null
  return {
    save({ key }) {
      if (read) known[key] = read()
    },
    of,
    begin(positions, position, { navigation, location, initialized }) {
      known = positions
      read = position
      // A page whose chunk is loaded yet is scrolled when it stands: its frame alone is too short.
      const stands = initialized && navigation.state === 'idle'
      const restored = isSettled || !stands ? null : of(location)
      isSettled ||= stands
      const end = () => {
        known = {}
        read = null
      }
      return { restored, end }
    },
  }
}

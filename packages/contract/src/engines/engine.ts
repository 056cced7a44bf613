/** A text in both languages. */
export interface Name {
  readonly 'zh-CN': string
  readonly en: string
}

/** Where a rule takes its randomness from: a whole number from 0 up to, not including, `limit`. */
export interface Draw {
  below(limit: number): number
}

/** What was drawn in a round, as plain data: cards (0 to 51), dice, pockets, digits, symbols by name. */
export type Outcome = Readonly<Record<string, readonly number[]>>

/** Something that can be bet on. */
export interface Selection {
  readonly id: string
  readonly name: Name
  /** The most that it pays, stake included, in hundredths of the stake. */
  readonly odds: number
  /** Return to player in percent, exact, cut after two places. */
  readonly rtp: string
  /** Standard deviation of what it pays, in percent of the stake, where that is not one prize or nothing. */
  readonly spread?: number
}

/** Selections that are shown together. */
export interface SelectionGroup {
  readonly id: string
  readonly name: Name
  /** Columns of the felt. */
  readonly columns: number
  readonly selections: readonly Selection[]
}

/** How a round stands in the road of results. */
export interface Mark {
  readonly text: Name
  readonly tone: 'red' | 'blue' | 'green' | 'ink' | 'gold'
}

/** What pays in a game without a choice of bets, in hundredths of the stake. */
export interface Prize {
  readonly name: Name
  readonly odds: number
}

/**
 * The rules of one game, without money, time or side effects: what can be bet on, what is drawn, what it pays. The
 * server settles by it, and the game page and anybody else can verify a round by it.
 */
export interface Engine {
  /** The first selection is the main one: a stake that names none is laid on it. */
  readonly groups: readonly SelectionGroup[]
  /** How many selections one stake may be laid on, where that is fewer than a stake takes. */
  readonly mostBets?: number
  /**
   * Sets of sides that bet against each other: one selection, or several that win together. Who lays the same on all sides of
   * a set has hardly anything at risk (0110).
   */
  readonly opposites?: readonly (readonly (string | readonly string[])[])[]
  /** Of a game with one selection, which has no odds to read: what it pays for. */
  readonly prizes?: readonly Prize[]
  /** What a player has to know beside the odds. */
  readonly rules?: readonly Name[]
  draw(random: Draw): Outcome
  /**
   * What a selection pays, stake included, in hundredths of the stake: 0 is lost, 100 is returned. `quote` are the odds that
   * it was laid at, where they are not those of the selection.
   */
  pays(selection: string, outcome: Outcome, quote?: number): number
  /** The result in words. */
  why(outcome: Outcome): Name
  /** Each win of a bet that can win in several ways. */
  details?(outcome: Outcome): readonly Name[]
  mark(outcome: Outcome): Mark
}

/** All that can be bet on, in the order of the groups. */
export function selectionsOf(engine: Engine): readonly Selection[] {
  return engine.groups.flatMap((group) => group.selections)
}

/** The selection that a stake without bets is laid on. */
export function mainSelection(engine: Engine): Selection {
  const [main] = selectionsOf(engine)
  if (!main) throw new RangeError('an engine has at least one selection')
  return main
}

/** The least return to player of all selections, in percent with two places: what the title of an engine states. */
export function returnOf(engine: Engine): string {
  return selectionsOf(engine)
    .map(({ rtp }) => rtp)
    .reduce((least, rtp) => (Number(rtp) < Number(least) ? rtp : least))
}

/**
 * Least and largest bet on a selection in fen. The largest falls with the odds, so that no single bet pays more than
 * twice the largest stake of the game; it is a whole number of yuan and never below the least. A game with one selection
 * takes the stakes of the game.
 */
export function betLimits(
  engine: Engine,
  { odds }: Selection,
  { min, max }: { readonly min: bigint; readonly max: bigint },
): { min: bigint; max: bigint } {
  if (odds <= 200 || selectionsOf(engine).length === 1) return { min, max }
  const capped = ((200n * max) / BigInt(odds) / 100n) * 100n
  return { min, max: capped < min ? min : capped }
}

/**
 * What a bet is a multiple of, in fen: a yuan, or the least bet where that is less. With it no payout has a fraction of a
 * fen, and a player gets the return that is stated.
 */
export function betStep({ min }: { readonly min: bigint }): bigint {
  return min < 100n ? min : 100n
}

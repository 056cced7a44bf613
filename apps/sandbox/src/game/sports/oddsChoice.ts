import { formatOdds, isOddsFormat, type OddsFormat } from '@koi/contract/odds'

/** The format that odds are written in, and the memory of it. */
export interface OddsChoice {
  readonly format: OddsFormat
  choose(format: OddsFormat): void
  /** Writes odds in hundredths, stake included. */
  write(hundredths: number): string
}

const key = 'koi-odds-format'

/**
 * Decimal odds until another format is chosen. A browser may keep a page in a frame from its storage: the choice then
 * lasts as long as the page. The shell is told, which writes the bet record in the same format.
 */
export function createOddsChoice(
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
  onChoose: (format: OddsFormat) => void = () => undefined,
): OddsChoice {
  let format: OddsFormat = 'decimal'
  try {
    const kept = storage().getItem(key)
    if (isOddsFormat(kept)) format = kept
  } catch {
    // Not remembered.
  }
  return {
    get format() {
      return format
    },
    choose(chosen) {
      format = chosen
      onChoose(chosen)
      try {
        storage().setItem(key, chosen)
      } catch {
        // Not remembered.
      }
    },
    write: (hundredths) => formatOdds(BigInt(hundredths), format),
  }
}

import { isOddsFormat, type OddsFormat, oddsFormats } from '@koi/contract/odds'
import { m } from '@koi/i18n'
import { useState } from 'react'
import { useRuntime } from '../runtime/runtime.ts'

/** The format that odds are written in on this device. */
export interface OddsFormatModel {
  readonly format: OddsFormat
  readonly formats: readonly { readonly format: OddsFormat; readonly name: string }[]
  readonly onFormat: (format: OddsFormat) => void
}

const key = 'odds-format'

const names: Readonly<Record<OddsFormat, () => string>> = {
  decimal: m.match_odds_decimal,
  hongKong: m.match_odds_hong_kong,
  malay: m.match_odds_malay,
  indonesian: m.match_odds_indonesian,
}

/** Keeps a format that was chosen elsewhere, as in a game. */
export function keepOddsFormat(
  storage: { setItem(key: string, value: string): void },
  format: OddsFormat,
): void {
  storage.setItem(key, format)
}

/** The format that was chosen on this device; null before one was. */
export function keptOddsFormat(storage: { getItem(key: string): string | null }): OddsFormat | null {
  const kept = storage.getItem(key)
  return isOddsFormat(kept) ? kept : null
}

/** Decimal odds until another format is chosen; the choice is kept on this device. */
export function useOddsFormat(): OddsFormatModel {
  const { localStorage } = useRuntime()
  const [format, setFormat] = useState<OddsFormat>(() => keptOddsFormat(localStorage) ?? 'decimal')
  return {
    format,
    formats: oddsFormats.map((one) => ({ format: one, name: names[one]() })),
    onFormat(chosen) {
      keepOddsFormat(localStorage, chosen)
      setFormat(chosen)
    },
  }
}

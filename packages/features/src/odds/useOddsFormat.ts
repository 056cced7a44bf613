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

/** Decimal odds until another format is chosen; the choice is kept on this device. */
export function useOddsFormat(): OddsFormatModel {
  const { localStorage } = useRuntime()
  const [format, setFormat] = useState<OddsFormat>(() => {
    const kept = localStorage.getItem(key)
    return isOddsFormat(kept) ? kept : 'decimal'
  })
  return {
    format,
    formats: oddsFormats.map((one) => ({ format: one, name: names[one]() })),
    onFormat(chosen) {
      keepOddsFormat(localStorage, chosen)
      setFormat(chosen)
    },
  }
}

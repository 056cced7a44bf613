import { formatAmount, parseDecimal, sanitizeAmount } from '@koi/api-core/amount'
import { formatNumeral, unformatNumeral } from 'cleave-zen'
import { median } from './pairedRatio.ts'

const TYPED = [
  '1234.50',
  '00.5',
  '１２。345',
  '¥1,234,567.891',
  '.5',
  '12.',
  '007',
  'abc',
  '99999999.99',
  '1.2.3',
]
const FEN = [0n, 5n, 123_450n, -1200n, 99_999_999_99n, 100n, 12n, 1_000_000_00n]
const intl = new Intl.NumberFormat('zh-CN', { style: 'currency', currency: 'CNY' })

const TASKS = [
  { name: 'sanitizeAmount', items: TYPED, run: (text: string) => sanitizeAmount(text) },
  {
    name: 'cleave-zen unformatNumeral(formatNumeral)',
    items: TYPED,
    run: (text: string) => unformatNumeral(formatNumeral(text, { numeralDecimalScale: 2 })),
  },
] as const

const FORMATS = [
  { name: 'formatAmount', run: (fen: bigint) => formatAmount(fen) },
  { name: 'Intl.NumberFormat', run: (fen: bigint) => intl.format(Number(fen) / 100) },
  {
    name: 'cleave-zen formatNumeral',
    run: (fen: bigint) => formatNumeral(String(Number(fen) / 100), { prefix: '¥', numeralDecimalScale: 2 }),
  },
  {
    name: 'parseDecimal(formatAmount)',
    run: (fen: bigint) => String(parseDecimal(formatAmount(fen, { symbol: '' }).replaceAll(',', ''))),
  },
] as const

/** What one way to do something with an amount took. */
export interface TextTiming {
  readonly name: string
  readonly nanosPerCall: number
}

function time<T>(name: string, items: readonly T[], run: (item: T) => string): TextTiming {
  const rounds: number[] = []
  let length = 0
  for (let round = 0; round < 21; round += 1) {
    const start = process.hrtime.bigint()
    for (let turn = 0; turn < 2000; turn += 1) for (const item of items) length += run(item).length
    rounds.push(Number(process.hrtime.bigint() - start) / 2000 / items.length)
  }
  // Reading the length keeps the work from being dropped as unused.
  if (length === 0) throw new Error(`${name} did nothing`)
  return { name, nanosPerCall: median(rounds.slice(3)) }
}

/** Times cleaning and formatting amounts. */
export function timeText(): { sanitize: TextTiming[]; format: TextTiming[] } {
  return {
    sanitize: TASKS.map(({ name, items, run }) => time(name, items, run)),
    format: FORMATS.map(({ name, run }) => time(name, FEN, run)),
  }
}

import { expect, type Locator } from '@playwright/test'

/** Reads an amount as a player sees it, `¥1,234.50`, `-¥12.00` or `+¥3.00`, as fen. */
export function fenOf(text: string): bigint {
  const match = /([-+−]?)\s*¥?\s*([\d,]+)\.(\d{2})/.exec(text)
  if (!match) throw new Error(`"${text}" is not an amount`)
  const [, sign = '', yuan = '', fen = ''] = match
  const value = BigInt(yuan.replaceAll(',', '') + fen)
  return sign === '-' || sign === '−' ? -value : value
}

/** The amount that stands in a place, in fen, once one does: a dash stands there while it is on its way. */
export async function readFen(place: Locator): Promise<bigint> {
  let text = ''
  await expect
    .poll(async () => {
      text = await place.innerText()
      return text
    })
    .toMatch(/\d\.\d{2}/)
  return fenOf(text)
}

/** Waits until an amount of fen stands in a place; a function finds the place anew each time. */
export async function expectFen(place: Locator | (() => Promise<Locator>), fen: bigint): Promise<void> {
  await expect(async () => {
    const found = typeof place === 'function' ? await place() : place
    expect(fenOf(await found.innerText())).toBe(fen)
  }).toPass({ timeout: 60_000 })
}

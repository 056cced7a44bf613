/** Reads an amount as a player sees it, `¥1,234.50`, `-¥12.00` or `+¥3.00`, as fen. */
export function fenOf(text: string): bigint {
  const match = /([-+−]?)\s*¥?\s*([\d,]+)\.(\d{2})/.exec(text)
  if (!match) throw new Error(`"${text}" is not an amount`)
  const [, sign = '', yuan = '', fen = ''] = match
  const value = BigInt(yuan.replaceAll(',', '') + fen)
  return sign === '-' || sign === '−' ? -value : value
}

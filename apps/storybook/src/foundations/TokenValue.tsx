import type { TokenName } from '@koi/ui'
import { useSyncExternalStore } from 'react'
import { onLookChange } from './onLookChange.ts'

export interface TokenValueProps {
  token: TokenName
}

/** A token's name and what the sheets say it is in the look that is set. */
export function TokenValue({ token }: TokenValueProps) {
  const value = useSyncExternalStore(onLookChange, () =>
    getComputedStyle(document.documentElement).getPropertyValue(token).trim(),
  )
  const rem = /^([\d.]+)rem$/.exec(value)?.[1]
  return (
    <span>
      <code>{token.replace('--', '')}</code> <small>{rem ? `${Number(rem) * 16}px` : value}</small>
    </span>
  )
}

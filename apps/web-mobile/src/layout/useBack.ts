import { useLocation, useNavigate } from 'react-router-dom'

/** Whether nothing of this site lies behind the page: one that was put in place of the first one is the first, too. */
function isFirst(key: string): boolean {
  const state: unknown = history.state
  const placed = typeof state === 'object' && state !== null && 'idx' in state && state.idx === 0
  return placed || key === 'default'
}

/** Goes back to where the player came from; to `fallback` when this page was the first one opened. */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => {
    if (isFirst(key)) void navigate(fallback, { replace: true })
    else void navigate(-1)
  }
}

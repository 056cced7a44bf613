import { useLocation, useNavigate } from 'react-router-dom'

/** Goes back to where the player came from; to `fallback` when this page was the first one opened. */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => {
    if (key === 'default') void navigate(fallback, { replace: true })
    else void navigate(-1)
  }
}

import { useEffect } from 'react'
import { useNavigate, useRouteError } from 'react-router-dom'
import { ChunkUnreachableError, isServerReachable } from '../loading/loadChunk.ts'
import { UnreachableView } from '../sitePages/UnreachableView.tsx'
import { CrashPage } from './CrashPage.tsx'

/** Loads the page of the address once its server answers: a browser may keep a failed chunk for good. */
async function reloadWhenReachable(): Promise<void> {
  if (await isServerReachable()) location.reload()
}

/** In place of a page that could not be loaded without a connection. It loads it as soon as there is one again. */
function UnreachablePage() {
  const navigate = useNavigate()
  useEffect(() => {
    const listener = () => void reloadWhenReachable()
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [])
  return <UnreachableView onRetry={() => void reloadWhenReachable()} onBack={() => void navigate(-1)} />
}

/** What stands in place of a route that failed. */
export function RouteErrorPage() {
  return useRouteError() instanceof ChunkUnreachableError ? <UnreachablePage /> : <CrashPage />
}

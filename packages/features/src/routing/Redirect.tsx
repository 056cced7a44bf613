import { Navigate } from 'react-router-dom'
import { PagePending } from './PagePending.tsx'

/** Leads to another page in place of this one: its ground keeps what ends the frame out of sight until it is there. */
export function Redirect({ to }: { readonly to: string }) {
  return (
    <>
      <PagePending />
      <Navigate to={to} replace />
    </>
  )
}

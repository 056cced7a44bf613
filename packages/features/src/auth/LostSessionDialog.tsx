import { LostSessionView } from './LostSessionView.tsx'
import { useLogin } from './useLogin.ts'

/** Says that the session is over and logs in again in place: what stands on the page stays as it is. */
export function LostSessionDialog({ onLeave }: { readonly onLeave: () => void }) {
  return <LostSessionView login={useLogin({})} onLeave={onLeave} />
}

import { m } from '@koi/i18n'
import { Sheet } from '@koi/ui'
import { LoginInPlace } from './LoginInPlace.tsx'

interface LoginSheetProps {
  readonly open: boolean
  /** Rather plays without an account. */
  readonly onDemo: () => void
  readonly onCancel: () => void
}

/** Login in place, for a guest who wants to play. */
export function LoginSheet({ open, onDemo, onCancel }: LoginSheetProps) {
  return (
    <Sheet open={open} title={m.auth_login_to_play()} onClose={onCancel}>
      <LoginInPlace onDemo={onDemo} />
    </Sheet>
  )
}

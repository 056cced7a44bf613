import { useLogin } from '@koi/features/auth'
import { use } from 'react'
import { ExpiryContext } from '../../layout/notices/expiryContext.ts'
import { LoginView } from './LoginView.tsx'

/** `/login`. `GuestOnly` goes on once the session has begun. */
export function LoginScreen() {
  return <LoginView login={useLogin({})} expiry={use(ExpiryContext)} />
}

import { useLogin } from '@koi/features/auth'
import { use } from 'react'
import { useLocation } from 'react-router-dom'
import { ExpiryContext } from '../../layout/expiryContext.ts'
import { LoginView } from './LoginView.tsx'

/** `/login`: `GuestOnly` leads on once the session has begun. */
export function LoginScreen() {
  const { search } = useLocation()
  return <LoginView login={useLogin({})} expiry={use(ExpiryContext)} search={search} />
}

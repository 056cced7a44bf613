import { useLocation } from 'react-router-dom'
import { useExpiryNotice, type ExpiryNoticeModel } from '../session/useExpiryNotice.ts'
import type { LoginState } from './useForgotPassword.ts'
import { useLogin, type LoginModel } from './useLogin.ts'
import { useRegister, type RegisterModel } from './useRegister.ts'

interface WithSearch {
  /** The query of the address, kept between login and registration so that both lead back to the same page. */
  readonly search: string
}

export interface LoginViewProps extends WithSearch {
  readonly login: LoginModel
  readonly expiry: ExpiryNoticeModel
}

/** The page of the login. Once the session has begun, `GuestOnly` leads on to where the player came from. */
export function useLoginPage(): LoginViewProps {
  const { search, state } = useLocation()
  return { login: useLogin({ account: accountOf(state) }), expiry: useExpiryNotice(), search }
}

/** The account name that another page has given along. */
function accountOf(state: unknown): LoginState['account'] | undefined {
  if (typeof state !== 'object' || state === null || !('account' in state)) return undefined
  return typeof state.account === 'string' ? state.account : undefined
}

export interface RegisterViewProps extends WithSearch {
  readonly register: RegisterModel
}

/** The page of the registration. It ends logged in; `GuestOnly` leads on to where the player came from. */
export function useRegisterPage(): RegisterViewProps {
  const { search } = useLocation()
  return { register: useRegister({}), search }
}

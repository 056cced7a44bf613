import { useLocation } from 'react-router-dom'
import { useExpiryNotice, type ExpiryNoticeModel } from '../session/useExpiryNotice.ts'
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
  const { search } = useLocation()
  return { login: useLogin({}), expiry: useExpiryNotice(), search }
}

export interface RegisterViewProps extends WithSearch {
  readonly register: RegisterModel
}

/** The page of the registration. It ends logged in; `GuestOnly` leads on to where the player came from. */
export function useRegisterPage(): RegisterViewProps {
  const { search } = useLocation()
  return { register: useRegister({}), search }
}

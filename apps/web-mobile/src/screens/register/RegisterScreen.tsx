import { useRegister } from '@koi/features/auth'
import { useLocation } from 'react-router-dom'
import { RegisterView } from './RegisterView.tsx'

/** `/register`: it ends logged in, and `GuestOnly` leads on. */
export function RegisterScreen() {
  const { search } = useLocation()
  return <RegisterView register={useRegister({})} search={search} />
}

import { useRegister } from '@koi/features/auth'
import { RegisterView } from './RegisterView.tsx'

/** `/register`. It ends logged in; `GuestOnly` goes on. */
export function RegisterScreen() {
  return <RegisterView register={useRegister({})} />
}

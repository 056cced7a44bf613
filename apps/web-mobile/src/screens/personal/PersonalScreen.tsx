import { usePersonal } from '@koi/features/profile'
import { useWithdrawPasswordEntry } from '@koi/features/withdraw'
import { m } from '@koi/i18n'
import { useToast } from '@koi/ui'
import { PersonalView } from './PersonalView.tsx'

/** `/user/personal`: the profile, to be read. */
export function PersonalScreen() {
  const toast = useToast()
  const password = useWithdrawPasswordEntry({
    onSaved: () => toast({ text: m.withdraw_password_saved(), tone: 'positive' }),
  })
  return <PersonalView personal={usePersonal()} password={password} />
}

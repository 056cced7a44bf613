import { usePersonal } from '@koi/features/profile'
import { PersonalView } from './PersonalView.tsx'

/** `/user/personal`: the profile, to be read. */
export function PersonalScreen() {
  return <PersonalView personal={usePersonal()} />
}

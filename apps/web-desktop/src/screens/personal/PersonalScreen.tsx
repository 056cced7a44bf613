import { usePersonal } from '@koi/features/profile'
import { PersonalView } from './PersonalView.tsx'

/** `/user/personal`. */
export function PersonalScreen() {
  return <PersonalView personal={usePersonal()} />
}

import { Loaded } from '@koi/features/loading'
import { InviteCard, ProfileCard, SecurityCard, usePersonal, type PersonalModel } from '@koi/features/profile'
import { routes, pageTitles } from '@koi/features/routing'
import {
  DevicesCard,
  type DevicesModel,
  LoginHistoryCard,
  type LoginHistoryModel,
  useDevices,
  useLoginHistory,
} from '@koi/features/security'
import { m } from '@koi/i18n'
import { PulledPage } from '../../layout/PulledPage.tsx'
import { Screen, Sections, Skeletons } from '../../layout/Screen.tsx'

/** `/user/personal`. */
export function PersonalScreen() {
  return <PersonalView personal={usePersonal()} devices={useDevices()} history={useLoginHistory()} />
}

export interface PersonalViewProps {
  readonly personal: PersonalModel
  readonly devices: DevicesModel
  readonly history: LoginHistoryModel
}

/** What protects the account, the member's data, and the logins below it; a pull reads the data again. */
export function PersonalView({ personal, devices, history }: PersonalViewProps) {
  return (
    <Screen title={pageTitles.personal()} parent={routes.user}>
      <Loaded model={personal} errorTitle={m.profile_error_title()} skeleton={<Skeletons heights={[480]} />}>
        {(profile) => (
          <PulledPage refreshing={profile.refreshing} onRefresh={profile.onRefresh}>
            <Sections>
              <SecurityCard personal={profile} />
              <ProfileCard personal={profile} />
              <DevicesCard devices={devices} />
              <LoginHistoryCard history={history} />
              <InviteCard invite={profile.invite} />
            </Sections>
          </PulledPage>
        )}
      </Loaded>
    </Screen>
  )
}

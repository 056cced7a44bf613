import { Loaded } from '@koi/features/loading'
import { InviteCard, ProfileCard, SecurityCard, usePersonal, type PersonalModel } from '@koi/features/profile'
import { pages, routes } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { PullToRefresh } from '@koi/ui'
import { Screen, Sections, Skeletons } from '../../layout/Screen.tsx'

/** `/user/personal`. */
export function PersonalScreen() {
  return <PersonalView personal={usePersonal()} />
}

export interface PersonalViewProps {
  readonly personal: PersonalModel
}

/** What protects the account, and the member's data below it; a pull reads it again. */
export function PersonalView({ personal }: PersonalViewProps) {
  return (
    <Screen title={pages.personal.title()} parent={routes.user}>
      <Loaded model={personal} errorTitle={m.profile_error_title()} skeleton={<Skeletons heights={[480]} />}>
        {(profile) => (
          <PullToRefresh refreshing={profile.refreshing} onRefresh={profile.onRefresh}>
            <Sections>
              <SecurityCard personal={profile} />
              <ProfileCard personal={profile} />
              <InviteCard invite={profile.invite} />
            </Sections>
          </PullToRefresh>
        )}
      </Loaded>
    </Screen>
  )
}

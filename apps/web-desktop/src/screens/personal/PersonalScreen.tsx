import { Loaded } from '@koi/features/loading'
import { InviteCard, ProfileCard, SecurityCard, usePersonal, type PersonalModel } from '@koi/features/profile'
import { pageTitles } from '@koi/features/routing'
import {
  DevicesCard,
  type DevicesModel,
  LoginHistoryCard,
  type LoginHistoryModel,
  useDevices,
  useLoginHistory,
} from '@koi/features/security'
import { m } from '@koi/i18n'
import { Columns, Skeleton } from '@koi/ui'
import { Page } from '../../layout/Page.tsx'

/** `/user/personal`. */
export function PersonalScreen() {
  return <PersonalView personal={usePersonal()} devices={useDevices()} history={useLoginHistory()} />
}

export interface PersonalViewProps {
  readonly personal: PersonalModel
  readonly devices: DevicesModel
  readonly history: LoginHistoryModel
}

/** The member's data and logins in one column, and what protects the account in the other. */
export function PersonalView({ personal, devices, history }: PersonalViewProps) {
  return (
    <Page title={pageTitles.personal()}>
      <Loaded model={personal} errorTitle={m.profile_error_title()} skeleton={<PersonalSkeleton />}>
        {(profile) => (
          <Columns wider="neither" aside={<SecurityCard personal={profile} />}>
            <ProfileCard personal={profile} />
            <InviteCard invite={profile.invite} />
            <DevicesCard devices={devices} />
            <LoginHistoryCard history={history} />
          </Columns>
        )}
      </Loaded>
    </Page>
  )
}

function PersonalSkeleton() {
  return (
    <Columns wider="neither" aside={<Skeleton shape="box" height={480} />}>
      <Skeleton shape="box" height={380} />
      <Skeleton shape="box" height={160} />
    </Columns>
  )
}

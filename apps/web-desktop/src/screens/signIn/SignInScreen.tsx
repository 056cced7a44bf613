import { pageTitles } from '@koi/features/routing'
import {
  SignInCalendar,
  SignInLoaded,
  SignInRow,
  SignInSummary,
  type SignInViewProps,
  useSignIn,
} from '@koi/features/signIn'
import { Columns, Skeleton } from '@koi/ui'
import { Page } from '../../layout/Page.tsx'

/** The streak with its rewards and the button on the left, the calendar on the right. */
export function SignInView({ model }: SignInViewProps) {
  return (
    <Page title={pageTitles.signIn()}>
      <SignInLoaded
        model={model}
        skeleton={
          <Columns aside={<Skeleton shape="box" height={470} />}>
            <Skeleton shape="box" height={370} />
          </Columns>
        }
      >
        {(ready) => (
          <Columns aside={<SignInCalendar model={ready} />}>
            <SignInSummary model={ready} action={<SignInRow model={ready} />} />
          </Columns>
        )}
      </SignInLoaded>
    </Page>
  )
}

/** `/activity/sign` */
export function SignInScreen() {
  return <SignInView model={useSignIn()} />
}

import { routes, pageTitles } from '@koi/features/routing'
import {
  SignInButton,
  SignInCalendar,
  SignInLoaded,
  SignInMessage,
  signInNote,
  SignInSummary,
  type SignInViewProps,
  useSignIn,
} from '@koi/features/signIn'
import { BottomBar } from '../../layout/BottomBar.tsx'
import { Screen, Sections, Skeletons } from '../../layout/Screen.tsx'

/** The streak with its rewards, the calendar below, and the button at the lower edge. */
export function SignInView({ model }: SignInViewProps) {
  return (
    <Screen
      title={pageTitles.signIn()}
      parent={routes.promotions}
      bottom={
        model.status === 'ready' ? (
          <BottomBar note={signInNote(model)}>
            <SignInMessage model={model} />
            <SignInButton model={model} />
          </BottomBar>
        ) : null
      }
    >
      <SignInLoaded model={model} skeleton={<Skeletons heights={[348, 468]} />}>
        {(ready) => (
          <Sections>
            <SignInSummary model={ready} />
            <SignInCalendar model={ready} />
          </Sections>
        )}
      </SignInLoaded>
    </Screen>
  )
}

/** `/activity/sign` */
export function SignInScreen() {
  return <SignInView model={useSignIn()} />
}

import { m } from '@koi/i18n'
import { Button, Empty } from '@koi/ui'
import type { ReactNode } from 'react'
import { Loaded } from '../loading/Loaded.tsx'
import { routes } from '../routing/pages.ts'
import { MakeUpDialog } from './MakeUpDialog.tsx'
import { SignInGuest } from './SignInGuest.tsx'
import type { ReadySignIn, SignInModel } from './useSignIn.ts'

/** What a shell draws as the screen. */
export interface SignInViewProps {
  readonly model: SignInModel
}

export interface SignInLoadedProps {
  readonly model: SignInModel
  readonly skeleton: ReactNode
  readonly children: (ready: ReadySignIn) => ReactNode
}

/** The calendar of a member once it is there, with the question before a day is made up; or what there is instead. */
export function SignInLoaded({ model, skeleton, children }: SignInLoadedProps) {
  if (model.status === 'guest') return <SignInGuest ladder={model.ladder} />
  if (model.status === 'withheld')
    return (
      <Empty
        title={m.sign_withheld_title()}
        description={m.sign_withheld_text()}
        action={<Button href={routes.home}>{m.common_back_home()}</Button>}
      />
    )
  return (
    <Loaded model={model} errorTitle={m.sign_error_title()} skeleton={skeleton}>
      {(ready) => (
        <>
          {children(ready)}
          <MakeUpDialog model={ready} />
        </>
      )}
    </Loaded>
  )
}

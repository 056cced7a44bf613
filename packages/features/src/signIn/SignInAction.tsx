import { formatAmount } from '@koi/api-core/amount'
import { m } from '@koi/i18n'
import { Banner, Button, CheckIcon, Icon } from '@koi/ui'
import { countText } from '../rewards/countText.ts'
import styles from './SignIn.module.css'
import type { ReadySignIn } from './useSignIn.ts'

/** What came of the last press. It stands by the button, where one has just looked. */
export function SignInMessage({ model: { message } }: { readonly model: ReadySignIn }) {
  if (!message) return null
  return (
    <Banner tone={message.tone} role={message.tone === 'negative' ? 'alert' : 'status'}>
      {message.text}
    </Banner>
  )
}

/** What the next sign-in brings. */
export function signInNote({ signedToday, next: { reward, points } }: ReadySignIn): string {
  const brings = { amount: formatAmount(reward), points: countText(points) }
  return signedToday ? m.sign_tomorrow(brings) : m.sign_brings(brings)
}

/** Signs in for today. */
export function SignInButton({ model: { signedToday, busy, onSign } }: { readonly model: ReadySignIn }) {
  return (
    // It keeps the focus when it has done its work, so it is not disabled but says that it does nothing.
    <Button
      variant="primary"
      size="large"
      block
      loading={busy}
      aria-disabled={signedToday}
      icon={signedToday ? <Icon icon={CheckIcon} size="small" /> : null}
      onClick={onSign}
    >
      {signedToday ? m.sign_signed() : m.sign_in()}
    </Button>
  )
}

/** The button in a card, with what came of it above and what it brings beside it. */
export function SignInRow({ model }: { readonly model: ReadySignIn }) {
  return (
    <>
      <SignInMessage model={model} />
      <div className={styles['row']}>
        <SignInButton model={model} />
        <p>{signInNote(model)}</p>
      </div>
    </>
  )
}

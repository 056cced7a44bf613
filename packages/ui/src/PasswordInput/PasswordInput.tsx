import { useState } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { HideIcon, ShowIcon } from '../Icon/icons.ts'
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx'
import { useUi } from '../UiProvider/useUi.ts'
import styles from './PasswordInput.module.css'

/** How hard a password is to guess: 0 (not at all) to 4, with a word for it. */
export interface PasswordStrength {
  readonly score: 0 | 1 | 2 | 3 | 4
  readonly label: string
}

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'end'> {
  /** Shown below as four steps and the word; nothing while absent. */
  strength?: PasswordStrength | null | undefined
}

const steps = [1, 2, 3, 4]

/** A password that can be shown. Managers and pasting are welcome: pass `autoComplete`. */
export function PasswordInput({ strength, className, ...rest }: PasswordInputProps) {
  const { labels } = useUi()
  const [shown, setShown] = useState(false)
  return (
    <div className={className}>
      <TextInput
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        type={shown ? 'text' : 'password'}
        end={
          <IconButton
            icon={shown ? HideIcon : ShowIcon}
            label={shown ? labels.hide : labels.show}
            size="small"
            disabled={rest.disabled}
            onClick={() => setShown(!shown)}
          />
        }
      />
      {strength ? (
        <div className={styles['strength']} data-score={strength.score} aria-live="polite">
          <span className={styles['bars']} aria-hidden>
            {steps.map((step) => (
              <span key={step} data-on={step <= strength.score || undefined} />
            ))}
          </span>
          {strength.label}
        </div>
      ) : null}
    </div>
  )
}

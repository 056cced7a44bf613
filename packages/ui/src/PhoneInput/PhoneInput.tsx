import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx'
import styles from './PhoneInput.module.css'

/** A calling code that may be chosen, without its plus. */
export interface PhoneArea {
  readonly area: string
  readonly name: string
}

export interface PhoneInputProps extends Omit<TextInputProps, 'type' | 'start' | 'inputMode'> {
  /** The chosen calling code, `86`. */
  area: string
  areas: readonly PhoneArea[]
  onAreaChange: (area: string) => void
  /** Names the list of calling codes. */
  areaLabel: string
}

/** A phone number with its calling code. */
export function PhoneInput({
  area,
  areas,
  onAreaChange,
  areaLabel,
  onValueChange,
  ...rest
}: PhoneInputProps) {
  return (
    <TextInput
      autoComplete="tel-national"
      {...rest}
      type="tel"
      inputMode="tel"
      onValueChange={(text) => onValueChange?.(text.replace(/[^\d]/g, ''))}
      start={
        <span className={styles['area']}>
          <span aria-hidden>+{area}</span>
          <select
            aria-label={areaLabel}
            value={area}
            disabled={rest.disabled}
            onChange={(event) => onAreaChange(event.currentTarget.value)}
          >
            {areas.map((entry) => (
              <option key={entry.area} value={entry.area}>
                {`${entry.name} +${entry.area}`}
              </option>
            ))}
          </select>
        </span>
      }
    />
  )
}

import { useId } from 'react'
import { ariaRoles } from '../aria/ariaRoles.ts'
import { digitsOnly } from '../digits/digitsOnly.ts'
import { Icon } from '../Icon/Icon.tsx'
import { ChevronDownIcon } from '../Icon/icons.ts'
import { ChoiceList } from '../Picker/ChoiceList.tsx'
import { PickerOverlay } from '../Picker/PickerOverlay.tsx'
import { SearchList } from '../Picker/SearchList.tsx'
import { usePicker } from '../Picker/usePicker.ts'
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
  /** What may be chosen; a long list can be searched. */
  areas: readonly PhoneArea[]
  /** Called with the calling code that was chosen. */
  onAreaChange: (area: string) => void
  /** Names the list of calling codes. */
  areaLabel: string
}

const searchedFrom = 9

/** A phone number with its calling code. */
export function PhoneInput({
  area,
  areas,
  onAreaChange,
  areaLabel,
  onValueChange,
  ...rest
}: PhoneInputProps) {
  const id = useId()
  const picker = usePicker(id)
  const AreaList = areas.length < searchedFrom ? ChoiceList : SearchList
  return (
    <>
      <TextInput
        autoComplete="tel-national"
        {...rest}
        type="tel"
        inputMode="tel"
        onValueChange={(text) => onValueChange?.(digitsOnly(text))}
        start={
          <button
            type="button"
            {...ariaRoles.combobox}
            {...picker.trigger}
            aria-haspopup="dialog"
            aria-controls={picker.open ? `${id}overlay` : undefined}
            aria-label={areaLabel}
            className={styles['area']}
            disabled={rest.disabled}
          >
            +{area}
            <Icon icon={ChevronDownIcon} size="small" className={styles['chevron']} />
          </button>
        }
      />
      <PickerOverlay
        open={picker.open}
        onLeave={picker.leave}
        title={areaLabel}
        anchorId={id}
        height={areas.length < searchedFrom ? 'auto' : 'full'}
      >
        <AreaList
          label={areaLabel}
          value={area}
          options={areas.map((entry) => ({
            value: entry.area,
            label: entry.name,
            detail: `+${entry.area}`,
          }))}
          onChoose={(next) => {
            if (next !== area) onAreaChange(next)
            picker.close()
          }}
        />
      </PickerOverlay>
    </>
  )
}

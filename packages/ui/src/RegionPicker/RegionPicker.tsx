import { useFieldControl } from '../Field/useFieldControl.ts'
import type { PickerAttributes } from '../Picker/pickerAttributes.ts'
import { PickerButton } from '../Picker/PickerButton.tsx'
import { PickerOverlay } from '../Picker/PickerOverlay.tsx'
import { useFieldTitle } from '../Picker/useFieldTitle.ts'
import { usePicker } from '../Picker/usePicker.ts'
import { useUi } from '../UiProvider/useUi.ts'
import type { Region, RegionChoice } from './region.ts'
import { RegionColumns } from './RegionColumns.tsx'

export interface RegionPickerProps extends PickerAttributes {
  /** Provinces with their cities. */
  regions: readonly Region[]
  /** What is chosen; null while nothing is. What is not among the regions shows as not chosen. */
  value: RegionChoice | null
  /** Called with the codes that were chosen. */
  onValueChange: (choice: RegionChoice) => void
  /** Names the column of provinces. */
  regionLabel: string
  /** Names the column of cities. */
  partLabel: string
  /** Stands where nothing is chosen. */
  placeholder?: string | undefined
  /** Marks the control as one that must be filled. */
  required?: boolean | undefined
}

/** A province and a city in it, in two columns: below the field on a desktop, on a sheet on a phone. */
export function RegionPicker({
  regions,
  value,
  onValueChange,
  regionLabel,
  partLabel,
  placeholder,
  ...rest
}: RegionPickerProps) {
  const { labels } = useUi()
  const control = useFieldControl(rest)
  const picker = usePicker(control.id)
  const title = useFieldTitle(rest['aria-label'])
  const region = regions.find((entry) => entry.id === value?.region)
  const part = region?.parts.find((entry) => entry.id === value?.part)
  return (
    <>
      <PickerButton
        {...rest}
        {...control}
        {...picker.trigger}
        placeholder={placeholder}
        aria-haspopup="dialog"
      >
        {region && part ? (region.name === part.name ? part.name : `${region.name} ${part.name}`) : null}
      </PickerButton>
      <PickerOverlay
        open={picker.open}
        onLeave={picker.leave}
        title={title ?? labels.choose}
        anchorId={control.id}
        height="full"
        fitted
      >
        <RegionColumns
          regions={regions}
          value={region && part ? value : null}
          regionLabel={regionLabel}
          partLabel={partLabel}
          onChoose={(choice) => {
            if (choice.region !== value?.region || choice.part !== value.part) onValueChange(choice)
            picker.close()
          }}
        />
      </PickerOverlay>
    </>
  )
}

import { useFieldControl } from '../Field/useFieldControl.ts'
import { ChoiceList } from '../Picker/ChoiceList.tsx'
import { PickerButton } from '../Picker/PickerButton.tsx'
import { PickerOverlay } from '../Picker/PickerOverlay.tsx'
import { useFieldTitle } from '../Picker/useFieldTitle.ts'
import { usePicker } from '../Picker/usePicker.ts'
import { useUi } from '../UiProvider/useUi.ts'
import type { SelectProps } from './selectProps.ts'

/** The choices on a sheet. */
export function SheetSelect<Value extends string>({
  options,
  value,
  onValueChange,
  size,
  name,
  ...rest
}: SelectProps<Value>) {
  const { labels } = useUi()
  const control = useFieldControl(rest)
  const picker = usePicker(control.id)
  const title = useFieldTitle(rest['aria-label'])
  const chosen = options.find((option) => option.value === value)
  return (
    <>
      <PickerButton {...rest} {...control} {...picker.trigger} size={size} aria-haspopup="listbox">
        {chosen?.label}
      </PickerButton>
      {name ? <input type="hidden" name={name} value={value} /> : null}
      <PickerOverlay
        open={picker.open}
        onLeave={picker.leave}
        title={title ?? labels.choose}
        anchorId={control.id}
      >
        <ChoiceList
          label={typeof title === 'string' ? title : labels.choose}
          options={options}
          value={value}
          onChoose={(next) => {
            if (next !== value) onValueChange(next)
            picker.close()
          }}
        />
      </PickerOverlay>
    </>
  )
}

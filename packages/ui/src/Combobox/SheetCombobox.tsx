import type { FieldControl } from '../Field/useFieldControl.ts'
import { PickerButton } from '../Picker/PickerButton.tsx'
import { PickerOverlay } from '../Picker/PickerOverlay.tsx'
import { SearchList } from '../Picker/SearchList.tsx'
import { useFieldTitle } from '../Picker/useFieldTitle.ts'
import { usePicker } from '../Picker/usePicker.ts'
import { useUi } from '../UiProvider/useUi.ts'
import type { ComboboxProps } from './comboboxProps.ts'

/** The field opens a sheet with a search field and the list. */
export function SheetCombobox<Value extends string>({
  value,
  onValueChange,
  options,
  placeholder,
  onSearch,
  loading,
  emptyText,
  ...rest
}: ComboboxProps<Value> & FieldControl) {
  const { labels } = useUi()
  const picker = usePicker(rest.id)
  const title = useFieldTitle(rest['aria-label'])
  const chosen = options.find((option) => option.value === value)
  return (
    <>
      <PickerButton {...rest} {...picker.trigger} placeholder={placeholder} aria-haspopup="dialog">
        {chosen?.label}
      </PickerButton>
      <PickerOverlay
        open={picker.open}
        onLeave={picker.leave}
        title={title ?? labels.choose}
        anchorId={rest.id}
        height="full"
      >
        <SearchList
          label={typeof title === 'string' ? title : labels.choose}
          options={options}
          value={value}
          onSearch={onSearch}
          loading={loading}
          emptyText={emptyText}
          onChoose={(next) => {
            onValueChange(next)
            picker.close()
          }}
        />
      </PickerOverlay>
    </>
  )
}

import { useFieldControl } from '../Field/useFieldControl.ts'
import type { PickerAttributes } from '../Picker/pickerAttributes.ts'
import { PickerButton } from '../Picker/PickerButton.tsx'
import { PickerOverlay } from '../Picker/PickerOverlay.tsx'
import { useFieldTitle } from '../Picker/useFieldTitle.ts'
import { usePicker } from '../Picker/usePicker.ts'
import { useUi } from '../UiProvider/useUi.ts'
import { IndexedList } from './IndexedList.tsx'
import styles from './IndexedPicker.module.css'
import type { IndexedItem } from './indexSections.ts'

export interface IndexedPickerProps extends PickerAttributes {
  /** What there is to choose from, in the order wanted under each letter. */
  items: readonly IndexedItem[]
  /** The `id` of what is chosen; null while nothing is. */
  value: string | null
  /** Called with the value that was chosen. */
  onValueChange: (id: string) => void
  /** Stands where nothing is chosen. */
  placeholder?: string | undefined
  /** Stands in the empty search field. */
  searchPlaceholder?: string | undefined
  /** Said where nothing matches; the shell's words by default. */
  emptyText?: string | undefined
  /** Marks the control as one that must be filled. */
  required?: boolean | undefined
}

/** One of very many, by letter: sections A to Z with a search field above and a rail of letters beside them. */
export function IndexedPicker({
  items,
  value,
  onValueChange,
  placeholder,
  searchPlaceholder,
  emptyText,
  ...rest
}: IndexedPickerProps) {
  const { labels } = useUi()
  const control = useFieldControl(rest)
  const picker = usePicker(control.id)
  const title = useFieldTitle(rest['aria-label'])
  const chosen = items.find((item) => item.id === value)
  return (
    <>
      <PickerButton
        {...rest}
        {...control}
        {...picker.trigger}
        placeholder={placeholder}
        aria-haspopup="dialog"
      >
        {chosen ? (
          <>
            {chosen.picture ? (
              <img className={styles['picture']} src={chosen.picture} alt="" width={22} height={22} />
            ) : null}
            {chosen.label}
          </>
        ) : null}
      </PickerButton>
      <PickerOverlay
        open={picker.open}
        onLeave={picker.leave}
        title={title ?? labels.choose}
        anchorId={control.id}
        height="full"
        fitted
      >
        <IndexedList
          label={typeof title === 'string' ? title : labels.choose}
          items={items}
          value={value}
          searchPlaceholder={searchPlaceholder}
          emptyText={emptyText}
          onChoose={(id) => {
            if (id !== value) onValueChange(id)
            picker.close()
          }}
        />
      </PickerOverlay>
    </>
  )
}

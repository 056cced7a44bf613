/** What every control takes that opens something to choose from. */
export interface PickerAttributes {
  id?: string | undefined
  disabled?: boolean | undefined
  className?: string | undefined
  'aria-label'?: string | undefined
  'aria-describedby'?: string | undefined
  /** The control was left. */
  onBlur?: (() => void) | undefined
}

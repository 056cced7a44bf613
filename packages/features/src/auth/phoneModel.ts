import type { FieldModel } from './fieldModel.ts'

/** One calling code that may register, `{ area: '86', name: '中国大陆' }`. */
export interface PhoneAreaOption {
  readonly area: string
  readonly name: string
}

/** A phone number with its calling code. `areas` holds at least the chosen one while the list loads. */
export interface PhoneModel extends FieldModel {
  readonly area: string
  readonly areas: readonly PhoneAreaOption[]
  readonly onArea: (area: string) => void
}

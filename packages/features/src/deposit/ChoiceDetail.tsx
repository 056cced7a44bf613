import type { DepositChoice } from './depositModel.ts'

/** The terms of a choice: the bounds, and below them fee and time. */
export function ChoiceDetail({ choice }: { readonly choice: DepositChoice<string> }) {
  return (
    <>
      {choice.limits}
      {choice.limits === '' ? null : <br />}
      {choice.detail}
    </>
  )
}

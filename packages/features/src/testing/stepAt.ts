/** Reads a flow that is at one of its steps: `stepAt(() => ready().step)('review').onConfirm()`; throws at another one. */
export function stepAt<Step extends { readonly step: string }>(
  read: () => Step,
): <Name extends Step['step']>(name: Name) => Extract<Step, { readonly step: Name }> {
  return <Name extends Step['step']>(name: Name) => {
    const is = (step: Step): step is Extract<Step, { readonly step: Name }> => step.step === name
    const now = read()
    if (!is(now)) throw new Error(`The flow is at "${now.step}", not at "${name}".`)
    return now
  }
}

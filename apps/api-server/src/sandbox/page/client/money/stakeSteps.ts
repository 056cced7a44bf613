/** The stakes that the stepper visits, in fen: the limits, and between them 1, 2 and 5 of every power of ten. */
export function stakeSteps(limits: { min: bigint; max: bigint }): bigint[] {
  const steps = [limits.min]
  for (let power = 1n; power <= limits.max; power *= 10n) {
    for (const factor of [1n, 2n, 5n]) {
      const step = factor * power
      if (step > limits.min && step < limits.max) steps.push(step)
    }
  }
  if (limits.max > limits.min) steps.push(limits.max)
  return steps
}

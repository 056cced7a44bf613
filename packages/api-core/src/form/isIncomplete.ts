/**
 * Whether a form still lacks something (D9): it is missing, or an own value is falsy and not zero. An empty form is
 * complete.
 *
 * @example
 * ```ts
 * isIncomplete({ amount: 0, bank: 'icbc' }) // false
 * isIncomplete({ amount: 0, bank: '' })     // true
 * ```
 */
export function isIncomplete(form: object | null | undefined): boolean {
  if (!form) return true
  return Object.values(form).some((value: unknown) => !value && value !== 0 && value !== 0n)
}

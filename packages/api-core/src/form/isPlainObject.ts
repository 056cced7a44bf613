/** Whether a value is an object literal, or one without a prototype; class instances are not, whatever realm they are from. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  // Arrays, primitives and instances all have a prototype that has one itself; nothing counts as a number here.
  const prototype: unknown = Object.getPrototypeOf(value ?? 0)
  return !prototype || !Object.getPrototypeOf(prototype)
}

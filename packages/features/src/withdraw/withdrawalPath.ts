import { routes } from '../routing/index.ts'

/** Where a withdrawal's ladder is shown; the address may be kept and opened again. */
export function withdrawalPath(id: string): string {
  return `${routes.withdraw}?${new URLSearchParams({ order: id }).toString()}`
}

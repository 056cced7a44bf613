import { routes } from '../routing/routes.ts'

/** Where an order is shown, or with `depositCard` its transfer details. */
export function orderPath(id: string, path: string = routes.deposit): string {
  return `${path}?${new URLSearchParams({ order: id }).toString()}`
}

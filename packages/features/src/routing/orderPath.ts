import { pages } from './pages.ts'

/** Where an order is shown: its page with the number in the query, an address that may be kept and opened again. */
export function orderPath(page: 'deposit' | 'depositCard' | 'withdraw', id: string): string {
  return `${pages[page].path}?${new URLSearchParams({ order: id }).toString()}`
}

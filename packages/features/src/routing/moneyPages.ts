import { matchPath } from 'react-router-dom'
import { pages, type PageId } from './pages.ts'

/** Where money is put in, taken out and moved. */
const moneyPages: readonly PageId[] = ['deposit', 'withdraw', 'transfer']

/** Whether a path leads to where money is moved: nothing may come between there. */
export function isMoneyPage(path: string): boolean {
  return moneyPages.some((id) => matchPath(pages[id].path, path))
}

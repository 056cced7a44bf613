import { isGameContainer } from '@koi/store'
import { matchPath } from 'react-router-dom'
import { pages, type PageId } from './pages.ts'

/** Where money is put in, taken out and moved. */
const moneyPages: readonly PageId[] = ['deposit', 'withdraw', 'transfer']

/** Whether a path leads to a game or to where money is moved: nothing is offered and nothing is loaded anew there (D18). */
export function isUndisturbed(path: string): boolean {
  return isGameContainer(path) || moneyPages.some((id) => matchPath(pages[id].path, path))
}

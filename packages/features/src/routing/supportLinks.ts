import { ChatServiceIcon, DownloadIcon, HelpIcon } from '@koi/ui'
import { supportPages } from './supportPages.ts'

const icons = { help: HelpIcon, customerService: ChatServiceIcon, download: DownloadIcon } as const

/** {@link supportPages} as a menu shows them. */
export function supportLinks() {
  return supportPages().map((page) => Object.assign(page, { icon: icons[page.id] }))
}

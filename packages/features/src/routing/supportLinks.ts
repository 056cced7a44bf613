import { ChatServiceIcon, DownloadIcon, HelpIcon, type IconShape } from '@koi/ui'
import { supportPages } from './supportPages.ts'

const icons: Readonly<Record<ReturnType<typeof supportPages>[number]['id'], IconShape>> = {
  help: HelpIcon,
  customerService: ChatServiceIcon,
  download: DownloadIcon,
}

/** {@link supportPages} as a menu shows them. */
export function supportLinks() {
  return supportPages().map((page) => Object.assign(page, { icon: icons[page.id] }))
}

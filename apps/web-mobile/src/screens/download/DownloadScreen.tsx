import { DownloadSection, type DownloadSectionProps, useDownload } from '@koi/features/download'
import { pageTitles } from '@koi/features/routing'
import { Screen } from '../../layout/Screen.tsx'

/** `/download` */
export function DownloadScreen() {
  return <DownloadView download={useDownload()} />
}

/** How the site becomes an app. */
export function DownloadView(props: DownloadSectionProps) {
  return (
    <Screen title={pageTitles.download()}>
      <DownloadSection {...props} />
    </Screen>
  )
}

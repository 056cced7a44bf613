import { DownloadSection, type DownloadSectionProps, useDownload } from '@koi/features/download'
import { pageTitles } from '@koi/features/routing'
import { Page } from '../../layout/Page.tsx'

/** `/download` */
export function DownloadScreen() {
  return <DownloadView download={useDownload()} />
}

/** How the site becomes an app. */
export function DownloadView(props: DownloadSectionProps) {
  return (
    <Page title={pageTitles.download()}>
      <DownloadSection {...props} />
    </Page>
  )
}

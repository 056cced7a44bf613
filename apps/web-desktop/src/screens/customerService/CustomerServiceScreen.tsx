import { DeskSection, type DeskSectionProps, useDesk } from '@koi/features/customerService'
import { helpPath, overviewId, pageTitles } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { PageHeading, TextLink } from '@koi/ui'
import { BrandMark } from '../../layout/brand/BrandMark.tsx'
import { SkipLink } from '../../layout/SiteLayout.tsx'
import styles from './CustomerServiceScreen.module.css'

/** `/iframeCustomerService`, which stands alone. */
export function CustomerServiceScreen() {
  return <CustomerServiceView desk={useDesk()} />
}

/** The desk in the whole window, below the way home. */
export function CustomerServiceView(props: DeskSectionProps) {
  return (
    <div className={styles['page']}>
      <SkipLink />
      <header className={styles['bar']}>
        <BrandMark compact />
        <TextLink href={helpPath(overviewId)}>{m.help_all()}</TextLink>
      </header>
      <main id="content" className={styles['desk']}>
        <PageHeading>{pageTitles.customerService()}</PageHeading>
        <div className={styles['stage']}>
          <DeskSection {...props} />
        </div>
      </main>
    </div>
  )
}

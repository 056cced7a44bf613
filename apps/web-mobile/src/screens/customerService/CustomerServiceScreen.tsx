import { DeskSection, type DeskSectionProps, useDesk } from '@koi/features/customerService'
import { routes, pageTitles } from '@koi/features/routing'
import { NavBar } from '@koi/ui'
import { useBack } from '../../layout/Screen.tsx'
import styles from './CustomerServiceScreen.module.css'

/** `/iframeCustomerService` */
export function CustomerServiceScreen() {
  return <CustomerServiceView desk={useDesk()} />
}

/** The desk over the whole screen, below the way back. */
export function CustomerServiceView(props: DeskSectionProps) {
  const back = useBack(routes.home)
  return (
    <main className={styles['screen']}>
      <NavBar title={pageTitles.customerService()} onBack={back} />
      <div className={styles['stage']} data-content>
        <DeskSection {...props} />
      </div>
    </main>
  )
}

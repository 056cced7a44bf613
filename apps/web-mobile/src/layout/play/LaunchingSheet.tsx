import { m } from '@koi/i18n'
import { Sheet, Spinner } from '@koi/ui'
import styles from './LaunchingSheet.module.css'

/** A platform is being opened directly, without a game's own sheet to say so. */
export function LaunchingSheet({ open }: { readonly open: boolean }) {
  return (
    <Sheet open={open} title={m.game_launching()} onClose={() => {}}>
      <div className={styles['waiting']}>
        <Spinner size="large" />
      </div>
    </Sheet>
  )
}

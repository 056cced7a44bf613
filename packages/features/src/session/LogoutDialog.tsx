import { m } from '@koi/i18n'
import { Button, Dialog } from '@koi/ui'
import type { LogoutModel } from './useLogout.ts'

/** Asks what to log out: this tab, or all tabs of this login. */
export function LogoutDialog({ logout }: { readonly logout: LogoutModel }) {
  return (
    <Dialog
      open={logout.status === 'asked'}
      role="alertdialog"
      size="small"
      title={m.layout_logout()}
      onClose={logout.onCancel}
      footer={
        logout.others ? (
          <>
            <Button onClick={logout.onThisTab}>{m.layout_logout_tab()}</Button>
            <Button variant="primary" onClick={logout.onAll}>
              {m.layout_logout_all()}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={logout.onCancel}>{m.common_cancel()}</Button>
            <Button variant="primary" onClick={logout.onAll}>
              {m.layout_logout()}
            </Button>
          </>
        )
      }
    >
      <p>{logout.others ? m.layout_logout_others() : m.layout_logout_text()}</p>
    </Dialog>
  )
}

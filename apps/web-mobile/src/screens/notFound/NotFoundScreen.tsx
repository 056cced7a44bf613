import { routes } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Button, Result } from '@koi/ui'
import { Screen } from '../../layout/Screen.tsx'

/** Any path that is not a screen, with a way home. */
export function NotFoundScreen() {
  return (
    <Screen title={m.layout_not_found_title()}>
      <Result
        tone="info"
        title={m.layout_not_found_title()}
        description={m.layout_not_found_text()}
        actions={
          <Button variant="primary" href={routes.home}>
            {m.common_back_home()}
          </Button>
        }
      />
    </Screen>
  )
}

import { m } from '@koi/i18n'
import type { UiLabels } from '@koi/ui'

/** What the components say by themselves, in the player's language. */
export function uiLabels(): UiLabels {
  return {
    close: m.common_close(),
    cancel: m.common_cancel(),
    confirm: m.common_confirm(),
    retry: m.common_retry(),
    loading: m.common_loading(),
    back: m.common_back(),
    more: m.common_more(),
    search: m.common_search(),
    clear: m.common_clear(),
    show: m.common_show(),
    hide: m.common_hide(),
    copy: m.common_copy(),
    copied: m.common_copied(),
    pause: m.common_pause(),
    play: m.common_play(),
    previous: m.common_previous(),
    next: m.common_next(),
    endOfList: m.common_end_of_list(),
    pullToRefresh: m.common_pull_to_refresh(),
    releaseToRefresh: m.common_release_to_refresh(),
    refreshing: m.common_refreshing(),
    sendCode: m.common_send_code(),
    resendIn: (seconds) => m.common_resend_in({ seconds }),
    max: m.common_max(),
    unknown: m.common_amount_unknown(),
    hidden: m.common_amount_hidden(),
    from: m.common_from(),
    to: m.common_to(),
    optional: m.common_optional(),
    notifications: m.common_notifications(),
    page: (page, pages) => m.common_page_of({ page, pages }),
  }
}

import { m } from '@koi/i18n'
import type { UiLabels } from '@koi/ui'

/** What the components of the frame and of home say by themselves, in the player's language. */
export function frameLabels() {
  return {
    close: m.common_close(),
    retry: m.common_retry(),
    loading: m.common_loading(),
    pause: m.common_pause(),
    play: m.common_play(),
    next: m.common_next(),
    pullToRefresh: m.common_pull_to_refresh(),
    releaseToRefresh: m.common_release_to_refresh(),
    refreshing: m.common_refreshing(),
    unknown: m.common_amount_unknown(),
    hidden: m.common_amount_hidden(),
    notifications: m.common_notifications(),
    carousel: m.common_carousel(),
    slide: (slide, slides) => m.common_slide_of({ slide, slides }),
    previousSlide: m.common_previous_slide(),
    nextSlide: m.common_next_slide(),
  } satisfies Partial<UiLabels>
}

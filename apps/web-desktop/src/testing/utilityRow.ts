import type { UtilityRowProps } from '../layout/header/UtilityRow.tsx'

const nothing = () => {}

/** The thin row of the header at a fixed moment. */
export const utilityRow: UtilityRowProps = {
  clock: { offset: 0, timeZone: 'Asia/Shanghai', now: () => Date.parse('2026-11-21T12:41:07Z') },
  preferences: {
    theme: 'system',
    onTheme: nothing,
    locale: 'zh-CN',
    locales: [
      { locale: 'zh-CN', name: '简体中文' },
      { locale: 'en', name: 'English' },
    ],
    onLocale: nothing,
    hideAmounts: false,
    onHideAmounts: nothing,
  },
}

/** Fictional statistics entries (D17): hosts under `.example` never match a real site. */
export const statistics: readonly { readonly url: string; readonly platform_ck: string }[] = [
  { url: 'www.koi.example', platform_ck: 'https://hm.baidu.com/hm.js?0000000000000000000000000000koi1' },
  { url: 'm.koi.example', platform_ck: 'https://stats.koi.example/matomo.js' },
]

import { secondNav, topCovers } from '@koi/contract/site'
import { tabs } from '../fixtures/tabs.ts'
import { mockRoute, type MockRoute } from './mockRoute.ts'

/** One banner, and an entry to each kind of game. */
export function homeRoutes(): readonly MockRoute[] {
  return [
    mockRoute(topCovers, () => ({
      items: [
        {
          id: 'koi-waves',
          title: '锦鲤上新',
          text: '新上架的游戏，先试玩再决定',
          picture: '/pictures/banners/koi-waves-desktop.png',
          tallPicture: '/pictures/banners/koi-waves-mobile.png',
          link: '/game/egame?filter=new',
        },
      ],
    })),
    mockRoute(secondNav, () => ({
      items: tabs.map(({ gameType, name, picture }) => ({
        id: gameType,
        title: name,
        picture,
        link: '/game/egame',
      })),
    })),
  ]
}

import { Outlet } from 'react-router-dom'
import { SiteFooter } from '../footer/SiteFooter.tsx'
import { SiteHeader } from '../header/SiteHeader.tsx'
import { SiteFrame } from './SiteFrame.tsx'

/** Header, the screen, footer: around everything but login, registration and a running game. */
export function SiteLayout() {
  return (
    <SiteFrame header={<SiteHeader />} footer={<SiteFooter />}>
      <Outlet />
    </SiteFrame>
  )
}

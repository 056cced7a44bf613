import { Outlet } from 'react-router-dom'
import { UtilityBar } from '../header/UtilityBar.tsx'
import { AuthFrame } from './AuthFrame.tsx'

/** Around login and registration. */
export function AuthLayout() {
  return (
    <AuthFrame header={<UtilityBar />}>
      <Outlet />
    </AuthFrame>
  )
}

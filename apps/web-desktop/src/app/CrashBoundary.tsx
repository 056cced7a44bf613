import { Component, type ReactNode } from 'react'
import { CrashPage } from '../screens/crash/CrashPage.tsx'

interface CrashBoundaryProps {
  readonly children: ReactNode
}

/** The last net: what fails while rendering shows a page of its own instead of an empty one. */
export class CrashBoundary extends Component<CrashBoundaryProps, { readonly crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override render() {
    return this.state.crashed ? <CrashPage /> : this.props.children
  }
}

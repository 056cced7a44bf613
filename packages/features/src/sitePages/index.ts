export { MaintenanceView, RegionView } from './ClosedViews.tsx'
export { UnreachableView } from './UnreachableView.tsx'

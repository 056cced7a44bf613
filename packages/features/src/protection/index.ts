export { ProtectionSection } from './ProtectionSection.tsx'

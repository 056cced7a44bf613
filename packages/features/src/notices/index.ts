export { Notices } from './Notices.tsx'

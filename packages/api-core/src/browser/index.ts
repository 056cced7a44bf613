export { browserPorts } from './browserPorts.ts'
export type { BrowserPorts } from './browserPorts.ts'

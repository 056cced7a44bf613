export { browserPorts, type BrowserPorts } from './browserPorts.ts'

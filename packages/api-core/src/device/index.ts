export { createDeviceId, getDeviceId } from './deviceId.ts'

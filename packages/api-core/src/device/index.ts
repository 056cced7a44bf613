export { createDeviceId } from './createDeviceId.ts'
export { getDeviceId } from './getDeviceId.ts'

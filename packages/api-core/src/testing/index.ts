export { anySchema, createTestEndpoint, createTestRequest } from './createTestEndpoint.ts'
export {
  createFakeTransport,
  type FakeHandler,
  type FakeTransport,
  type SentRequest,
} from './createFakeTransport.ts'
export { createManualClock, type ManualClock } from './createManualClock.ts'
export { createMemoryStorage } from './createMemoryStorage.ts'
export { createTestClient, type TestClient } from './createTestClient.ts'

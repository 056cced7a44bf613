export { createRecordedBackend, type RecordedBackend, type RecordedCall } from './createRecordedBackend.ts'
export { makeTestStore, type TestStore, type TestStoreOptions } from './makeTestStore.ts'

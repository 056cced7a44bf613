import { writeBigIntsAsText } from '../src/docs/writeBigIntsAsText.ts'

writeBigIntsAsText()

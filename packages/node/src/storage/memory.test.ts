import { testStorage } from './conformance.ts'
import { memoryStorage } from './memory.ts'

testStorage('memory', () => memoryStorage())

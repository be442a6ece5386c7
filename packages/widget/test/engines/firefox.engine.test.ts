import { engineSuite } from './engine-suite.ts'
import { firefox } from './engines.ts'

engineSuite(firefox)

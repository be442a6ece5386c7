import { engineSuite } from './engine-suite.ts'
import { webKit } from './engines.ts'

engineSuite(webKit)

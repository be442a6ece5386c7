import type { PageContext } from '../page-context.ts'
import type { Flash } from './flash.ts'

/** What every page of the console knows of the one who has signed in. */
export interface ConsoleView extends PageContext {
  /** Goes into every form. */
  token: string
  isAdmin: boolean
  flash?: Flash | undefined
}

import { deedOf, reasonsOf } from '../run/deed.ts'
import { holdRequests } from '../run/hold-requests.ts'

/** What reads the page around a button whose name does not tell what it does, and the requests that it sends. */
export const deeds = { deedOf, reasonsOf, holdRequests }

import { enDeeds } from '@operable/core/fingerprint'
import { deedOf, reasonsOf } from '../run/deed.ts'
import { holdRequests } from '../run/hold-requests.ts'
import { learn } from '../words/words.ts'

learn([enDeeds])

/** What reads the page around a button whose name does not tell what it does, and the requests that it sends. */
export const deeds = { deedOf, reasonsOf, holdRequests }

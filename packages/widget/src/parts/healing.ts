import { heal } from '../target/heal.ts'

/** What finds an element that looks otherwise than it did, or that its selector does not mean any more. */
export const healing = { heal }

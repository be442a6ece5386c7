import { dateAsShown } from '../fields/date-order.ts'
import type { Written } from '../fields/drawn.ts'
import { typeOut } from '../fields/type-out.ts'
import { isWritten } from '../fields/written-as.ts'

/** Texts that pages want, or write, in their own way: dates, numbers, phone numbers, what a mask follows key by key. */
export const written: Written = { dateAsShown, isWritten, typeOut }

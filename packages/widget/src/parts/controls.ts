import { combobox } from '../fields/combobox.ts'
import { dateAsShown } from '../fields/date-order.ts'
import type { Drawn } from '../fields/drawn.ts'
import { editable } from '../fields/editable.ts'
import { slider } from '../fields/slider.ts'
import { tags } from '../fields/tags.ts'
import { isWritten } from '../fields/written-as.ts'

/** Controls that pages draw by themselves, and texts that they write in their own way: most forms have none of them. */
export const controls: Drawn = { combobox, editable, slider, tags, isWritten, dateAsShown }

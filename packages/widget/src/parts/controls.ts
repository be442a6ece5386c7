import { calendar } from '../fields/calendar.ts'
import { combobox } from '../fields/combobox.ts'
import type { Drawn } from '../fields/drawn.ts'
import { editable } from '../fields/editable.ts'
import { slider } from '../fields/slider.ts'
import { tags } from '../fields/tags.ts'

/** Controls that pages draw by themselves: most forms have none of them. */
export const controls: Drawn = { calendar, combobox, editable, slider, tags }

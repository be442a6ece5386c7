import { combobox } from './combobox.ts'
import type { Drawn } from './drawn.ts'
import { editable } from './editable.ts'
import { slider } from './slider.ts'
import { tags } from './tags.ts'

/** Controls that pages draw by themselves: most forms have none of them, so that they are a part of their own. */
export const controls: Drawn = { combobox, editable, slider, tags }

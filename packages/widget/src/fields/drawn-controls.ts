// Controls that pages draw by themselves: most forms have none of them, so that they are a part of their own.
export { combobox } from './combobox.ts'
export { editable } from './editable.ts'
export { slider } from './slider.ts'
export { tags } from './tags.ts'

import type { HiddenBy } from '../element/hidden-by.ts'

export interface FormDialog {
  node: number
  selector: string
  kind: DialogKind
  /** The first trigger found, preferring a visible one. */
  triggerSelector?: string
}

export type DialogKind = 'dialog' | 'popover' | 'aria-dialog' | 'modal-class' | 'details' | 'revealed'

export interface Dialog {
  node: number
  /** Position of the last element inside. */
  lastNode: number
  selector: string
  kind: DialogKind
  id?: string
  label?: string
  open: boolean
  triggers: DialogTrigger[]
}

/** The markup pattern that ties a trigger to its dialog. */
export type TriggerPattern =
  | 'commandfor'
  | 'popovertarget'
  | 'aria-controls'
  | 'aria-haspopup'
  | 'data-bs-target'
  | 'data-toggle'
  | 'data-modal-target'
  | 'href'
  | 'onclick'
  | 'alpine'
  | 'summary'
  | 'data-attribute'

export interface DialogTrigger {
  node: number
  selector: string
  pattern: TriggerPattern
  text: string
  hiddenBy?: HiddenBy
}

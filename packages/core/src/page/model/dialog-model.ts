import type { HiddenBy } from '../element/hidden-by.ts'

/** The dialog that holds a form, and what opens it. */
export interface FormDialog {
  node: number
  selector: string
  kind: DialogKind
  /** The first trigger found, preferring a visible one. */
  triggerSelector?: string
}

/** What makes an element a dialog: the element or attribute of the platform, a class, or that a trigger reveals it. */
export type DialogKind = 'dialog' | 'popover' | 'aria-dialog' | 'modal-class' | 'details' | 'revealed'

/** An element that is shown over or in the page when something is clicked. */
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
  /** An attribute of any name refers to it, plain or encoded. */
  | 'reference'
  /** A label ticks a box, and a rule shows what the box opens. */
  | 'label'
  /** An inline script of the page shows it. */
  | 'script'

/** A control that opens a dialog. */
export interface DialogTrigger {
  node: number
  selector: string
  pattern: TriggerPattern
  text: string
  hiddenBy?: HiddenBy
}

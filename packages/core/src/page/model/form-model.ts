import type { FieldPurpose } from '../../standards/field-purposes.ts'
import type { HiddenBy } from '../element/hidden-by.ts'
import type { FormDialog } from './dialog-model.ts'

/** The step of the label resolver that gave the text. */
export type LabelSource =
  | 'aria-labelledby'
  | 'aria-label'
  | 'label-for'
  | 'label-wrap'
  | 'title'
  | 'placeholder'
  | 'semantic-name'
  | 'none'

/** What a control is called, and by which step of the label resolver. */
export interface Label {
  text: string
  source: LabelSource
}

/** A control that a person fills in or chooses from. */
export interface Field {
  node: number
  selector: string
  tag: 'input' | 'select' | 'textarea' | 'custom'
  /** `input` type (an unknown one is `text`), `select-one`, `select-multiple`, `textarea`, or the ARIA role of a custom control. */
  type: string
  name?: string
  /** Of a control that a script draws, without a name: that of the input beside it that sends what it shows. */
  sentAs?: string
  id?: string
  purpose: FieldPurpose
  purposeFrom: 'autocomplete' | 'type' | 'name' | 'id' | 'label' | 'placeholder' | 'none'
  /** A browser, or the page by `aria-required`, refuses to send it empty. Never of a disabled control. */
  required: boolean
  label: Label
  /**
   * Accessible name by the HTML and ARIA mapping without the placeholder step; empty when there is none.
   * A title counts, a placeholder alone does not.
   */
  accessibleName: string
  placeholder?: string
  /** Text right beside the control; only where `accessibleName` says nothing. */
  nearbyText?: string
  /** Without a name: the node of the `<p>` without text that it stands in, which a label makes a paragraph. */
  paragraph?: number
  autocomplete?: string
  /** At most 200, in order. */
  options?: FieldOption[]
  /** Radio buttons and check boxes: the value that is sent, or the name where there is none. Never read from other controls. */
  value?: string
  /** Of a radio button by role, or without a name of its own: what holds it together with the others of its choice. */
  group?: ChoiceGroup
  /** Radio buttons and check boxes that share a name: what all of them together are called. */
  legend?: string
  multiple?: boolean
  readOnly?: boolean
  disabled: boolean
  /** Disabled or read-only with a value of its own, or what only sends what a control beside it shows: nobody fills it. */
  fixed?: true
  /** It belongs to another control, which is the field: see `markParts`. */
  part?: true
  pattern?: string
  /** What the page says of the values that it takes: the title of its pattern, else the text that describes it. */
  hint?: string
  /** A text input of which a script makes a field for a number: `role=spinbutton`. */
  numeric?: true
  min?: string
  max?: string
  /** Numbers with a `step`: a value is `from` plus a multiple of `size`. */
  step?: { size: number; from: number }
  maxLength?: number
  honeypot: boolean
  csrf: boolean
  hiddenBy?: HiddenBy
  /** Not shown by itself, but by a trigger that the page has. */
  revealed?: true
}

/** What holds the radio buttons that are one choice. */
export interface ChoiceGroup {
  node: number
  /** Its accessible name, legend, or the text before it; empty without any. */
  label: string
  id?: string
  /** By `aria-required`. */
  required?: true
  /** They are the options of a list that is always open. */
  list?: true
}

/** One entry of a list. */
export interface FieldOption {
  value: string
  text: string
  disabled?: boolean
}

/** What is pressed to send a form. */
export interface SubmitControl {
  node: number
  selector: string
  kind: 'submit' | 'image' | 'script'
  text: string
  /** Its `name`, `value` and `id`, as written. */
  attributes?: string[]
  /** It submits without validation (`formnovalidate`) or only closes a dialog (`formmethod=dialog`). */
  skips?: true
  /** It needs a script to send, and the page has none. */
  inert?: true
  /** Its `onclick` submits. */
  sendsInline?: true
  disabled: boolean
  hiddenBy?: HiddenBy
  /** Resolved `formaction`. */
  action?: string
  /** Stands outside the form element and names it with `form="id"`. */
  outside: boolean
}

/** One form of a page, with all that belongs to it, also what stands outside and names it. */
export interface Form {
  node: number
  /** Position in `page.forms`. */
  index: number
  selector: string
  id?: string
  name?: string
  /** Resolved address that the form is sent to; the page's own address when there is no `action`. */
  action: string
  /** The attribute as written. */
  actionText?: string
  /** Its first submit control sends it to another origin than the page's. */
  crossOrigin: boolean
  method: 'get' | 'post' | 'dialog'
  language: string
  /** Every control that is not a button, hidden ones included, in document order. */
  fields: Field[]
  submitControls: SubmitControl[]
  /** The dialog that the form sits in. */
  dialog?: FormDialog
  nameHints: NameHints
  hiddenBy?: HiddenBy
  /** A browser's style sheets show it while the pointer rests on what is around it. */
  underPointer?: true
  webMcp?: {
    name: string
    description: string
    /** Has `toolautosubmit`: the browser sends the form without waiting for a person. */
    autoSubmit?: boolean
  }
  /** The service that draws the fields for a card into it. */
  hostedPayment?: string
  /** The attribute of the form, or of one of its submit controls, that asks a person first (`standards/approval.ts`). */
  approval?: string
}

/** What a form says of its purpose: the input of `inferFormName`. */
export interface NameHints {
  /** Accessible name or legend of the form. */
  label?: string
  /** The nearest heading inside the form or its dialog, else the one before it. */
  heading?: string
  submitTexts: string[]
  id?: string
  name?: string
  className?: string
  /** Path and query of the action. */
  action?: string
}

/** A button of a page, inside a form or not. */
export interface Button {
  node: number
  selector: string
  tag: 'button' | 'input' | 'role' | 'summary'
  /** `submit`, `reset`, `button`, `image` or `role`; the last also of a button element that is a switch or check box. */
  type: string
  /** Accessible name. */
  text: string
  /** Index of the form that it belongs to. */
  formIndex?: number
  disabled: boolean
  hiddenBy?: HiddenBy
  /** Not shown by itself, but by a trigger that the page has. */
  revealed?: true
  /** Only where the name is empty or vague. */
  hint?: ButtonHint
}

/** What advice needs to know of a button whose name says nothing. */
export interface ButtonHint {
  /** The element's name. */
  element: string
  /** Its attributes as written, in order; absent when they are long or may hold a secret. */
  attributes?: [name: string, value: string][]
  /** The last heading before it. */
  heading?: string
}

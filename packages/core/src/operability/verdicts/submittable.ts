import type { Form, SubmitControl } from '../../page/model/form-model.ts'
import type { Verdict } from '../../schema/report-types.ts'
import { hiddenWords } from '../../standards/hidden-words.ts'
import type { VerdictRule } from '../verdict-rule.ts'

export const submittable: VerdictRule = {
  id: 'submittable',
  rule: 'A button that sends the form is visible, or becomes visible when the dialog around the form is opened; unknown when the markup does not say what opens that dialog, what enables the only button, or what the script of the only button does.',
  remedy:
    'Put a visible <button type="submit"> with a telling text into the form. For a form in a dialog, name the dialog on the button that opens it: commandfor, popovertarget or aria-controls with the id of the dialog.',
  judge({ form }) {
    if (form.submitControls.length === 0) return { verdict: 'no', reasons: ['It has no button that sends it.'] }
    const visible = form.submitControls.filter((control) => !control.hiddenBy)
    const sending = visible.find((control) => !control.disabled && (control.kind !== 'script' || control.sendsInline))
    if (sending) return { verdict: 'yes', reasons: [`${quote(sending)} is visible.`] }
    const open = visible.filter((control) => !control.inert)
    if (open.length > 0) return { verdict: 'unknown', reasons: open.map(openQuestion) }
    if (visible.length > 0) return { verdict: 'no', reasons: visible.map(inertReason) }
    return judgeHidden(form, form.submitControls)
  },
}

function inertReason(control: SubmitControl): string {
  const why = control.disabled ? 'is disabled' : 'is of type button and sends nothing'
  return `${quote(control)} ${why}, and the page has no script that would change that.`
}

/** Only a script can make this button work, and the markup does not say whether it does. */
function openQuestion(control: SubmitControl): string {
  if (control.disabled) return `${quote(control)} is disabled, and the markup does not say what enables it.`
  return `${quote(control)} sends nothing by itself, and the markup does not say what its script does.`
}

/** If a control is hidden only because its form is, whatever opens the form shows the control too. */
function judgeHidden(form: Form, controls: SubmitControl[]): Verdict {
  const shared = controls.find((control) => form.hiddenBy !== undefined && control.hiddenBy === form.hiddenBy)
  if (!shared) {
    return { verdict: 'no', reasons: controls.map((control) => `${quote(control)} is hidden${by(control)}.`) }
  }
  if (form.hiddenBy === 'closed-details') {
    return { verdict: 'yes', reasons: [`${quote(shared)} shows when its details element is opened.`] }
  }
  if (form.dialog?.triggerSelector) {
    return { verdict: 'yes', reasons: [`${quote(shared)} shows when ${form.dialog.triggerSelector} opens the dialog.`] }
  }
  if (form.dialog) {
    return {
      verdict: 'unknown',
      reasons: [`${quote(shared)} sits in a closed dialog, and the markup does not say what opens it.`],
    }
  }
  return { verdict: 'no', reasons: [`${quote(shared)} is hidden with its form${by(shared)}.`] }
}

function quote(control: SubmitControl): string {
  return control.text ? `The button '${control.text}'` : `The button ${control.selector}`
}

function by({ hiddenBy }: SubmitControl): string {
  return hiddenBy === undefined ? '' : ` by ${hiddenWords[hiddenBy]}`
}

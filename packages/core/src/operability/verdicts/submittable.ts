import { quote } from '../../html/clean-text.ts'
import type { Form, SubmitControl } from '../../page/model/form-model.ts'
import type { Verdict } from '../../schema/report-types.ts'
import { hiddenWords } from '../../standards/hidden-words.ts'
import type { VerdictRule } from '../verdict-rule.ts'

export const submittable: VerdictRule = {
  id: 'submittable',
  rule: 'A button that sends the form is visible, or becomes visible when the dialog around the form opens. Unknown if the markup does not show what opens that dialog, what enables the only button, or what the script of the only button does.',
  remedy:
    'Add a visible <button type="submit"> with a descriptive name. If the form is in a dialog, put the ID of the dialog on the button that opens it, in commandfor, popovertarget or aria-controls.',
  judge({ form }) {
    if (form.submitControls.length === 0) return { verdict: 'no', reasons: ['The form has no submit button.'] }
    const visible = form.submitControls.filter((control) => !control.hiddenBy)
    const sending = visible.find((control) => !control.disabled && (control.kind !== 'script' || control.sendsInline))
    if (sending) return { verdict: 'yes', reasons: [`${nameOf(sending)} is visible.`] }
    const open = visible.filter((control) => !control.inert)
    if (open.length > 0) return { verdict: 'unknown', reasons: open.map(openQuestion) }
    if (visible.length > 0) return { verdict: 'no', reasons: visible.map(inertReason) }
    return judgeHidden(form, form.submitControls)
  },
}

function inertReason(control: SubmitControl): string {
  const why = control.disabled ? 'is disabled' : 'has type="button" and sends nothing'
  return `${nameOf(control)} ${why}, and the page has no script to change that.`
}

/** Only a script can make this button work, and the markup does not show whether one does. */
function openQuestion(control: SubmitControl): string {
  if (control.disabled) return `${nameOf(control)} is disabled, and the markup does not show what enables it.`
  return `${nameOf(control)} sends nothing by itself, and the markup does not show what its script does.`
}

/**
 * If a control is hidden only because its form is, whatever opens the form shows the control too. Without a known trigger it
 * does not count: nobody can press what they cannot reach.
 */
function judgeHidden(form: Form, controls: SubmitControl[]): Verdict {
  const shared = controls.find((control) => form.hiddenBy !== undefined && control.hiddenBy === form.hiddenBy)
  if (!shared) {
    return { verdict: 'no', reasons: controls.map((control) => `${nameOf(control)} is hidden${by(control)}.`) }
  }
  if (form.hiddenBy === 'closed-details') {
    return { verdict: 'yes', reasons: [`${nameOf(shared)} appears when its details element opens.`] }
  }
  if (form.dialog?.triggerSelector) {
    return {
      verdict: 'yes',
      reasons: [`${nameOf(shared)} appears when ${form.dialog.triggerSelector} opens the dialog.`],
    }
  }
  if (form.dialog) {
    return {
      verdict: 'unknown',
      reasons: [`${nameOf(shared)} is in a closed dialog, and the markup does not show what opens it.`],
    }
  }
  return { verdict: 'no', reasons: [`${nameOf(shared)} is hidden with its form${by(shared)}.`] }
}

function nameOf({ text, selector }: SubmitControl): string {
  return `The button ${text ? quote(text) : selector}`
}

function by({ hiddenBy }: SubmitControl): string {
  return hiddenBy === undefined ? '' : ` by ${hiddenWords[hiddenBy]}`
}

import type { Dialog, DialogTrigger, FormDialog } from '../model/dialog-model.ts'

/** What a form keeps of the dialog that it sits in. */
export function formDialog(dialog: Dialog): FormDialog {
  const { node, selector, kind } = dialog
  const trigger = openingTrigger(dialog)
  return { node, selector, kind, ...(trigger && { triggerSelector: trigger.selector }) }
}

/** What is clicked to open a dialog: the first trigger that is shown, else the first. */
export function openingTrigger({ triggers }: Dialog): DialogTrigger | undefined {
  return triggers.find(({ hiddenBy }) => !hiddenBy) ?? triggers[0]
}

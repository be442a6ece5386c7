import type { Dialog, DialogTrigger, FormDialog } from '../model/dialog-model.ts'

/** What a form keeps of the dialog that it sits in. */
export function formDialog(dialog: Dialog): FormDialog {
  const { node, selector, kind } = dialog
  const trigger = openingTrigger(dialog)
  return { node, selector, kind, ...(trigger && { triggerSelector: trigger.selector }) }
}

/** What is clicked to open a dialog: the first trigger that is shown, else the first. */
export function openingTrigger({ triggers }: Pick<Dialog, 'triggers'>): DialogTrigger | undefined {
  return triggers.find(({ hiddenBy }) => !hiddenBy) ?? triggers[0]
}

/** The dialog that holds an element, as a visitor has to open it. */
export function dialogAround(dialogs: readonly Dialog[], { node }: { node: number }): Dialog | undefined {
  return dialogOpened(dialogs.filter((dialog) => node >= dialog.node && node <= dialog.lastNode).toReversed())
}

/**
 * Of dialogs within each other, the inner one first, the one to open: what nothing opens is a part of the one around it, and a
 * trigger inside of another one that is closed cannot be pressed yet.
 */
export function dialogOpened(around: readonly Dialog[]): Dialog | undefined {
  const opened = around.filter(({ triggers }) => triggers.length > 0)
  const isReached = (inner: Dialog) =>
    inner.triggers.some(({ node }) => opened.every((outer) => outer.open || node < outer.node || node > outer.lastNode))
  return opened.find(isReached) ?? opened[0] ?? around[0]
}

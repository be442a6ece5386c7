import type { Dialog, DialogTrigger, FormDialog } from '../model/dialog-model.ts'

/** The part of a dialog that its forms keep. */
export function formDialog(dialog: Dialog): FormDialog {
  const { node, selector, kind } = dialog
  const trigger = openingTrigger(dialog)
  return { node, selector, kind, ...(trigger && { triggerSelector: trigger.selector }) }
}

/** The trigger to click: the first visible one, else the first. */
export function openingTrigger({ triggers }: Pick<Dialog, 'triggers'>): DialogTrigger | undefined {
  return triggers.find(({ hiddenBy }) => !hiddenBy) ?? triggers[0]
}

/** The dialog that a visitor has to open to reach an element. */
export function dialogAround(dialogs: readonly Dialog[], { node }: { node: number }): Dialog | undefined {
  return dialogOpened(dialogs.filter((dialog) => node >= dialog.node && node <= dialog.lastNode).toReversed())
}

/**
 * The dialog to open of several nested ones, given inner first. One without a trigger is part of the outer one, and a trigger inside a
 * closed dialog cannot be pressed yet.
 */
export function dialogOpened(around: readonly Dialog[]): Dialog | undefined {
  const opened = around.filter(({ triggers }) => triggers.length > 0)
  const isReached = (inner: Dialog) =>
    inner.triggers.some(({ node }) => opened.every((outer) => outer.open || node < outer.node || node > outer.lastNode))
  return opened.find(isReached) ?? opened[0] ?? around[0]
}

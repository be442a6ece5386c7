import type { Button, Form } from '../../page/model/form-model.ts'
import type { PageSummary } from '../../page/page-summary.ts'
import { isDescriptive } from '../../page/text/descriptive-text.ts'

/** Longest name of a form or heading that becomes part of a button's text, in characters. */
const LONGEST = 50

/**
 * The text that the page itself gives for a button: the name of the form that it sends; for any other button its own text
 * with the heading above it. Undefined where the page has neither.
 *
 * @param form the form that the button belongs to
 */
export function buttonLabel(button: Button, form: Form | undefined, page: PageSummary): string | undefined {
  if (form && isOnlySender(button, form)) {
    const { label, heading } = form.nameHints
    // The main heading names the page.
    const isMain = page.headings.some(({ level, text }) => level === 1 && text === heading)
    return [label, isMain ? undefined : heading].find(isShortAndTelling)
  }
  const above = button.hint?.heading
  // The heading above a symbol says what is near, not what the symbol does.
  return isShortAndTelling(above) && /\p{L}{2}/u.test(button.text) ? `${button.text}: ${above}` : undefined
}

/** Two buttons of one form do different things. */
function isOnlySender({ type, node }: Button, { submitControls }: Form): boolean {
  const sends = type === 'submit' || type === 'image' || submitControls.some((control) => control.node === node)
  return sends && submitControls.length < 2
}

function isShortAndTelling(text: string | undefined): text is string {
  return text !== undefined && text.length <= LONGEST && isDescriptive(text)
}

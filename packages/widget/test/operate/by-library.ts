import type { Tool } from '@operable/core/schema'
import type { Locator, Page } from 'playwright-core'

/** For each action, as long as a step of a run has. */
const timeout = 5000

/**
 * Does what a run does with the actions of playwright-core, on the selectors that the audit found.
 * @param submits selectors of the form's submit controls; without one it is sent by Enter
 * @returns where it had to give up, with the library's words; nothing when it did not
 */
export async function operateByLibrary(
  tab: Page,
  tool: Tool,
  input: Record<string, unknown>,
  submits: string[],
): Promise<{ stop: string; message: string } | undefined> {
  let last: Locator | undefined
  for (const { key, selector, type, choices } of tool.metadata.fields ?? []) {
    if (key === undefined || !(key in input)) continue
    const value = input[key]
    try {
      const control = tab.locator(selector)
      if (choices) {
        for (const choice of choices) {
          const isWanted = value === true || [value].flat().map(String).includes(choice.value)
          if (isWanted || type !== 'radio') await tab.locator(choice.selector).setChecked(isWanted, { timeout })
        }
      } else if (typeof value === 'boolean') await control.setChecked(value, { timeout })
      else if (type.startsWith('select')) {
        const values = [value].flat().map((each) => ({ value: String(each) }))
        await control.selectOption(values, { timeout })
      } else {
        await control.fill(String(value), { timeout })
        last = control
      }
    } catch (error) {
      return { stop: key, message: firstLines(error) }
    }
  }
  try {
    for (const selector of submits) {
      const button = tab.locator(selector)
      if (!(await button.isVisible())) continue
      await button.click({ timeout, noWaitAfter: true })
      return undefined
    }
    if (submits.length > 0) return { stop: 'submit', message: 'no button is visible' }
    if (last) await last.press('Enter', { timeout, noWaitAfter: true })
    else if (await tab.locator(tool.selector).isVisible()) await tab.evaluate(submitByScript, tool.selector)
    else return { stop: 'submit', message: 'the form is not visible' }
    return undefined
  } catch (error) {
    return { stop: 'submit', message: firstLines(error) }
  }
}

/** The reason stands at the end of the library's call log. */
function firstLines(error: unknown): string {
  const lines = String(error)
    .split('\n')
    .map((line) => line.trim())
  return [lines[0], ...lines.filter((line) => /^- .*(not|intercept|outside|disabled|read)/.test(line)).slice(-1)]
    .join(' ')
    .slice(0, 300)
}

/** The library has no way of its own where there is neither a button nor a text. */
function submitByScript(selector: string): void {
  HTMLFormElement.prototype.requestSubmit.call(document.querySelector(selector) as HTMLFormElement)
}

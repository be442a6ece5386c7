import type { Page } from 'playwright-core'

/** The directives that the page's content policy is broken in, from its next navigation on; the list grows meanwhile. */
export async function policyViolations(page: Page): Promise<string[]> {
  const violated: string[] = []
  await page.exposeFunction('report', (directive: string) => violated.push(directive))
  await page.addInitScript(() => {
    const { report } = window as unknown as { report: (directive: string) => void }
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => report(violatedDirective))
  })
  return violated
}

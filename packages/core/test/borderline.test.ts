import { describe, expect, test } from 'vitest'
import { runChecks } from '../src/audit/run-checks.ts'
import { assessForm } from '../src/operability/assess-form.ts'
import { type BorderlineSite, borderlineEvidence, borderlineSites, type VerdictName } from './borderline-site.ts'

// Sites on the edge of a rule, with the points that a reader of the specification expects: written before the rules, without a look at
// the code. A row that does not follow from the specification is named in `disputed`, with the reason.

const checkOf: Readonly<Record<string, string>> = {
  robots: 'robots-txt',
  sitemap: 'sitemap',
  aiCrawlers: 'ai-crawler-access',
  serverRendered: 'server-rendered-content',
  headings: 'heading-structure',
  textDepth: 'text-depth',
  hsts: 'strict-transport-security',
  csp: 'content-security-policy',
  nosniff: 'x-content-type-options',
  frameOptions: 'x-frame-options',
  formLabels: 'form-labels',
  buttonText: 'button-text',
  contactPath: 'booking-or-contact-path',
  pricing: 'pricing-intent',
  supportCheckout: 'support-and-checkout',
  potentialAction: 'potential-action',
  protocolFiles: 'agent-protocol-files',
  mcpMention: 'mcp-mention',
  llmsTxt: 'llms-txt',
  trust: 'trust-signals',
  renderedContent: 'rendered-content',
}

const verdicts = ['callable', 'fillable', 'submittable', 'safe'] as const

describe.each(borderlineSites())('%s', (_, site) => {
  const results = runChecks(borderlineEvidence(site)).map(({ entry }) => entry)
  const rows = Object.entries(site.expect).filter(([row]) => !(site.disputed && row in site.disputed))

  test.each(rows)('%s: %s', (row, expected) => {
    const entry = results.find(({ check }) => check === checkOf[row])!
    expect(entry.measured).toBe(true)
    if (expected === 'not_applied' || !entry.applied) {
      // A bonus whose gate is not met is 0.
      expect(entry.applied ? entry.points : 'not_applied').toBe(
        expected === 0 && !entry.applied ? 'not_applied' : expected,
      )
    } else expect(entry.points, entry.observed.join(' ')).toBeCloseTo(expected, 5)
  })

  const forms = site.operability?.forms ?? []
  test.each(forms.flatMap(verdictRows(site)))('%s: form %i: %s: %s', (page, nth, name, expected) => {
    const url = new URL(page, site.origin).href
    const form = borderlineEvidence(site).pages.find((each) => each.url === url)!.page!.forms[nth]!
    expect(assessForm(form, { pageUrl: url })[name]).toMatchObject({ verdict: expected })
  })
})

function verdictRows({ disputed = {} }: BorderlineSite) {
  return (form: { page: string; nth: number } & Partial<Record<VerdictName, string>>) =>
    verdicts.flatMap((name): [string, number, VerdictName, string][] => {
      const expected = form[name]
      return expected === undefined || name in disputed ? [] : [[form.page, form.nth, name, expected]]
    })
}

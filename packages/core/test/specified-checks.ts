import type { Check } from '../src/audit/check.ts'
import { checks } from '../src/audit/registry.ts'

/** The checks of the specification, whose points stay: 80 of the essential ones, 20 of the recommended ones, 9 of the bonus. */
export const specification = {
  essential: {
    'robots-txt': 6,
    sitemap: 6,
    'ai-crawler-access': 8,
    'server-rendered-content': 10,
    'heading-structure': 5,
    'text-depth': 5,
    'strict-transport-security': 4,
    'content-security-policy': 4,
    'x-content-type-options': 4,
    'x-frame-options': 4,
    'form-labels': 14,
    'button-text': 10,
  },
  recommended: {
    'booking-or-contact-path': 6,
    'pricing-intent': 4,
    'support-and-checkout': 2,
    'potential-action': 4,
    'agent-protocol-files': 4,
  },
  bonus: { 'mcp-mention': 2, 'llms-txt': 3, 'trust-signals': 2, 'rendered-content': 2 },
} as const satisfies Record<Check['bucket'], Record<string, number>>

/** Those of the registry: figures of tests are theirs, whatever checks are added. */
export const specifiedChecks: readonly Check[] = checks.filter(({ bucket, id }) => id in specification[bucket])

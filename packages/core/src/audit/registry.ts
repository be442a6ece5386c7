import type { Check } from './check.ts'
import { llmsTxt } from './checks/bonus/llms-txt.ts'
import { mcpMention } from './checks/bonus/mcp-mention.ts'
import { renderedContent } from './checks/bonus/rendered-content.ts'
import { trustSignals } from './checks/bonus/trust-signals.ts'
import { aiCrawlerAccess } from './checks/essential/ai-crawler-access.ts'
import { buttonText } from './checks/essential/button-text.ts'
import { contentSecurityPolicy } from './checks/essential/content-security-policy.ts'
import { formLabels } from './checks/essential/form-labels.ts'
import { headingStructure } from './checks/essential/heading-structure.ts'
import { robotsTxt } from './checks/essential/robots-txt.ts'
import { serverRenderedContent } from './checks/essential/server-rendered-content.ts'
import { sitemap } from './checks/essential/sitemap.ts'
import { strictTransportSecurity } from './checks/essential/strict-transport-security.ts'
import { textDepth } from './checks/essential/text-depth.ts'
import { xContentTypeOptions } from './checks/essential/x-content-type-options.ts'
import { xFrameOptions } from './checks/essential/x-frame-options.ts'
import { agentProtocolFiles } from './checks/recommended/agent-protocol-files.ts'
import { bookingOrContactPath } from './checks/recommended/booking-or-contact-path.ts'
import { potentialAction } from './checks/recommended/potential-action.ts'
import { pricingIntent } from './checks/recommended/pricing-intent.ts'
import { supportAndCheckout } from './checks/recommended/support-and-checkout.ts'

/** Every check, in the order of breakdown, methodology and docs. A new check needs one line here. */
export const checks: readonly Check[] = [
  robotsTxt,
  sitemap,
  aiCrawlerAccess,
  serverRenderedContent,
  headingStructure,
  textDepth,
  strictTransportSecurity,
  contentSecurityPolicy,
  xContentTypeOptions,
  xFrameOptions,
  formLabels,
  buttonText,
  bookingOrContactPath,
  pricingIntent,
  supportAndCheckout,
  potentialAction,
  agentProtocolFiles,
  mcpMention,
  llmsTxt,
  trustSignals,
  renderedContent,
]

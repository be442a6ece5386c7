import { checks } from '../audit/registry.ts'
import { signals } from '../audit/signals/registry.ts'
import { verdictRules } from '../operability/registry.ts'
import type { VerdictId } from '../operability/verdict-rule.ts'
import type { Bucket, ProofReason, Severity } from '../schema/report-types.ts'
import { proofReasons } from '../standards/proof-reasons.ts'

/** What a finding holds against a site. */
export interface Rule {
  /** Never changes its meaning. */
  id: string
  /** In a few words. */
  title: string
  /** What it judges: what the score counts, what it does not, the markup of a form, or what a form did when it was tried. */
  about: 'check' | 'signal' | 'form' | 'proof'
  severity: Severity
  /** When it is kept. */
  rule: string
  /** Why a site owner should care. */
  why: string
  /** What to do, as a short imperative. */
  change: string
  /** It judges how a server answers: of a folder it is never measured. */
  needsServer?: true
  /** Its place in the documentation, relative to the repository. */
  docs: string
}

const severities: Record<Bucket, Severity> = { essential: 'error', recommended: 'warning', bonus: 'note' }

/** The verdict that follows from the others has no finding of its own. */
type JudgedVerdict = Exclude<VerdictId, 'callable'>

const verdictTexts: Record<JudgedVerdict, Pick<Rule, 'title' | 'why' | 'change'>> = {
  fillable: {
    title: 'Form can be filled in',
    why: 'An agent that does not know what a required field asks for cannot send the form.',
    change: 'Give each required field a label',
  },
  submittable: {
    title: 'Form can be sent',
    why: 'A form without a button that sends it is filled in for nothing.',
    change: 'Add a visible <button type="submit"> that the markup alone makes work',
  },
  safe: {
    title: 'Form asks a person before it costs something',
    why: 'Nobody wants an agent to pay, or to give away a password or a file, on its own.',
    change: 'Ask the person to confirm, and add data-approval to the form element',
  },
}

type Refutation = {
  [Reason in ProofReason]: (typeof proofReasons)[Reason]['verdict'] extends 'refuted' ? Reason : never
}[ProofReason]

const refutations: Record<Refutation, Pick<Rule, 'why' | 'change'>> = {
  thanks_without_request: {
    why: 'The visitor believes that you got the message. You did not.',
    change: 'Thank only after the request was sent and accepted',
  },
  sent_early: {
    why: 'What a visitor types leaves the page before they decide to send it.',
    change: 'Send nothing before the form is submitted',
  },
  sent_twice: {
    why: 'The same order or message arrives twice.',
    change: 'Send one request for each submit',
  },
  value_altered: {
    why: 'What arrives is not what was typed.',
    change: 'Send each value as it was typed',
  },
  value_missing: {
    why: 'What was typed does not arrive.',
    change: 'Send every value that the form asks for',
  },
  other_address: {
    why: 'The values go to somebody else than the form says.',
    change: 'Send the form to the address in its action',
  },
}

/** ID of the rule that a proof with this reason breaks. */
export function proofRuleId(reason: ProofReason): string {
  return `proof-${reason.replaceAll('_', '-')}`
}

/** ID of the rule that a page tells its visitors what happened. */
export const ANSWER_RULE = 'proof-honest-answer'
/** ID of the rule that the hints of a page's own tools are true. */
export const HINT_RULE = 'proof-honest-hint'

/** Every rule, in the order of lists and documentation: the checks and the signals that a page can lack, then the verdicts on forms, then what proofs show. */
export const rules: readonly Rule[] = [
  ...checks.map(
    ({ id, title, bucket, rule, why, action, needsServer }) =>
      ({
        id,
        title,
        about: 'check',
        severity: severities[bucket],
        rule,
        why,
        change: action,
        ...(needsServer ? { needsServer } : {}),
      }) as const,
  ),
  ...signals.flatMap(({ id, title, asRule }) => {
    if (!asRule) return []
    const { faults: _, ...words } = asRule
    return { id, title, about: 'signal' as const, ...words }
  }),
  ...verdictRules.flatMap(({ id, rule }) =>
    id === 'callable'
      ? []
      : [
          {
            id,
            ...verdictTexts[id],
            about: 'form' as const,
            severity: 'error' as const,
            rule,
          },
        ],
  ),
  ...Object.entries(refutations).map(
    ([reason, texts]) =>
      ({
        id: proofRuleId(reason as Refutation),
        title: titleOf(reason as Refutation),
        about: 'proof',
        severity: 'error',
        rule: `A form that was filled in and submitted is not ${proofReasons[reason as Refutation].label}.`,
        ...texts,
      }) as const,
  ),
  {
    id: ANSWER_RULE,
    title: 'Page tells a refusal from a success',
    about: 'proof' as const,
    severity: 'error' as const,
    rule: 'The page does not confirm what the server refused, or what never arrived.',
    why: 'The visitor believes that it worked.',
    change: 'Show the visitor what the server answered',
  },
  {
    id: HINT_RULE,
    title: 'Hints of the page’s own tools are true',
    about: 'proof' as const,
    severity: 'error' as const,
    rule: 'A tool that the page registers sends nothing if it has readOnlyHint.',
    why: 'An agent calls a tool without asking anybody if the tool says that it only reads.',
    change: 'Correct readOnlyHint and consequentialHint of the tool',
  },
].map((rule) => ({ ...rule, docs: `docs/rules.md#${rule.id}` }))

function titleOf(reason: Refutation): string {
  const { label } = proofReasons[reason]
  return `Form is not ${label}`
}

/** @returns undefined for an ID that no rule has */
export function ruleOf(id: string): Rule | undefined {
  return rules.find((rule) => rule.id === id)
}

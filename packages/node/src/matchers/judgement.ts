import type { Finding, PageModel, Severity } from '@operable/core'
import { assessForm } from '@operable/core/audit'
import { ruleOf, type SiteFindings } from '@operable/core/findings'
import type { Form } from '@operable/core/page'
import { inferFormName, inferTools } from '@operable/core/tools'
import type { SiteOutcome } from '../contracts/run-outcome.ts'
import type { RunErrorCode } from '../contracts/runs.ts'
import { plural } from '../word-forms.ts'
import type { PageOptions } from './matcher-types.ts'

/** A page as it was given, and what is wrong on it. */
export interface SeenPage {
  page: PageModel
  findings: SiteFindings
  /** Markup alone does not tell what is in sight. */
  hasLayout: boolean
  /** Whether an element belongs to what was given. */
  isInside(selector: string): boolean
}

/** `unknown` fails a test either way. */
export interface Judgement {
  state: 'yes' | 'no' | 'unknown'
  /** The message, line by line. */
  says: string[]
}

const FAILS: ReadonlySet<Severity> = new Set(['error', 'warning'])
/** The address of what has none. */
export const NO_ADDRESS = 'https://page.invalid/'
/** Findings that a message spells out. */
const SHOWN = 10

/** Whether anything on the page keeps agents from using it. Pure. */
export function judgePage(seen: SeenPage, { rules = {}, callableForms = 0 }: PageOptions = {}): Judgement {
  const untold = whyUnknown(seen) ?? whyUnjudged(rules, seen)
  if (untold) return { state: 'unknown', says: [untold] }
  const { page, findings, isInside } = seen
  const severityOf = ({ ruleId, severity }: Finding): Severity | 'off' => rules[ruleId] ?? severity
  const isAsked = ({ ruleId, place: { selector } }: Finding): boolean =>
    selector === undefined ? rules[ruleId] !== undefined : isInside(selector)
  const failing = findings.findings.filter((each) => {
    const severity = severityOf(each)
    return severity !== 'off' && FAILS.has(severity) && isAsked(each)
  })
  const forms = page.forms.filter(({ selector }) => isInside(selector))
  const callable = forms.filter((form) => isCallable(form, page) === 'yes')
  const says: string[] = []
  if (failing.length > 0) {
    const count = failing.length === 1 ? '1 thing keeps' : `${failing.length} things keep`
    says.push(`${count} agents from using this page:`, '', ...failing.slice(0, SHOWN).flatMap(findingLines))
    if (failing.length > SHOWN) says.push(`${failing.length - SHOWN} more are not shown.`, '')
  }
  if (callable.length < callableForms) {
    says.push(
      `An agent can call ${plural(callable.length, 'form')}, not ${callableForms}. ${listForms(forms, page)}`,
      '',
    )
  }
  if (says.length > 0) return { state: 'no', says: [...says, ...notJudged(seen)] }
  return {
    state: 'yes',
    says: [`Nothing keeps agents from using this page. ${listForms(forms, page)}`, ...notJudged(seen)],
  }
}

/** Whether the page has a form of this name that an agent can call. Pure. */
export function judgeForm(seen: SeenPage, name: string): Judgement {
  const untold = whyUnknown(seen)
  if (untold) return { state: 'unknown', says: [untold] }
  const { page, findings, isInside } = seen
  const forms = page.forms.filter(({ selector }) => isInside(selector))
  const named = forms.filter((form) => namesOf(form, page).some((each) => plain(each) === plain(name)))
  if (named.length === 0) {
    return { state: 'no', says: [`There is no form “${name}”. ${listForms(forms, page)}`, ...notJudged(seen)] }
  }
  const found = named.find((form) => isCallable(form, page) === 'yes')
  if (found)
    return { state: 'yes', says: [`An agent can call the form “${name}” (${found.selector}).`, ...notJudged(seen)] }
  const says = named.flatMap((form) => {
    const { callable, submittable } = assessForm(form, { pageUrl: page.url })
    const reasons = [...callable.reasons, ...(submittable.verdict === 'no' ? submittable.reasons : [])]
    const own = new Set([form.selector, ...form.fields.map(({ selector }) => selector)])
    const about = findings.findings.filter(
      ({ ruleId, place: { selector } }) =>
        selector !== undefined && own.has(selector) && ruleOf(ruleId)?.about === 'form',
    )
    const patches = about.length > 0 ? about.flatMap(findingLines) : [...reasons, '']
    return [`An agent cannot call the form “${name}” (${form.selector}).`, '', ...patches]
  })
  const isOpen = named.some((form) => isCallable(form, page) === 'unknown')
  return { state: isOpen ? 'unknown' : 'no', says: [...says, ...notJudged(seen)] }
}

/** What a run proves: sealed, that the tool gets as far as its request; else, that it was taken. Pure. */
export function judgeRun(outcome: SiteOutcome): Judgement {
  const { tool, status, sealed, request, error, said = [], errors = [] } = outcome
  const shows = sealed && request && status === 'submitted_unverified' && !error
  if (shows) {
    const { method, url, fields } = request
    const values =
      fields.length > 0
        ? ` with ${
            fields
              .map(({ key }) => key)
              .filter(Boolean)
              .join(', ') || plural(fields.length, 'field')
          }`
        : ''
    return { state: 'yes', says: [`“${tool}” would have sent ${method} ${url}${values}. Nothing was sent.`] }
  }
  if (status === 'confirmed') return { state: 'yes', says: [`“${tool}” was sent, and its page confirmed it.`] }
  const isUntold = error !== undefined && UNTOLD.has(error.code)
  const why = error
    ? sentence(error.message)
    : sealed && status === 'submitted_unverified'
      ? 'The page sent nothing when its button was pressed.'
      : statusWords[status]
  return {
    state: isUntold ? 'unknown' : 'no',
    says: [
      `“${tool}” did not run. ${why}`,
      ...errors.map(({ path, reason }) => `  ${path || '/'}: ${reason}`),
      ...said.slice(0, 3).map(({ text }) => `  The page says: “${text.slice(0, 200)}”`),
      ...(status === 'needs_person' ? ['  To agree in a test, pass approve.'] : []),
      ...(sealed && error && !isUntold && LOST.has(error.code) ? [OTHER_BROWSER] : []),
      sealed || outcome.sent === 'no' ? 'Nothing was sent.' : 'It may have been sent.',
    ],
  }
}

/** The run did not get so far that it tells something of the tool. */
const UNTOLD: ReadonlySet<string> = new Set<RunErrorCode>([
  'executor_unavailable',
  'wrong_page',
  'timeout',
  'internal',
  'aborted',
])
/** The page in the second browser did not have the tool. */
const LOST: ReadonlySet<string> = new Set<RunErrorCode>(['target_not_found', 'field_not_found', 'address_changed'])
const OTHER_BROWSER =
  '  It ran in a second browser at the same address. What your page keeps in its storage, or drew after a click, is not there: { send: true } runs it on your page.'

const statusWords: Readonly<Record<SiteOutcome['status'], string>> = {
  confirmed: '',
  submitted_unverified: 'Nothing on the page shows that it was taken.',
  rejected: 'The page or its server refused it.',
  next_step: 'The form asks for more.',
  needs_person: 'A person must finish this.',
  failed: 'It failed.',
}

/** What is not there to be judged must not pass. */
function whyUnknown({ page, hasLayout }: SeenPage): string | undefined {
  if (page.tooComplex) return `The page is too large to be judged as a whole (${page.tooComplex.budget}).`
  const parts = page.forms.length + page.looseFields.length + page.buttons.length + page.links.length
  if (page.textLength + parts === 0 || (!hasLayout && page.emptyShell.isShell)) {
    return hasLayout
      ? 'The page is empty, so there is nothing to judge.'
      : 'The markup is empty until scripts run, so there is nothing to judge. Give what they draw, or a Playwright page.'
  }
  return undefined
}

/** A rule that somebody asks for and that cannot be judged here is said, not passed. */
function whyUnjudged(rules: NonNullable<PageOptions['rules']>, { findings }: SeenPage): string | undefined {
  const asked = Object.entries(rules).filter(([, severity]) => severity === 'error' || severity === 'warning')
  for (const [id] of Object.entries(rules)) {
    if (!ruleOf(id)) return `There is no rule ${id}. To list all rules: operable rules.`
  }
  const open = asked.map(([id]) => id).filter((id) => findings.unmeasured.includes(id))
  if (open.length === 0) return undefined
  return `One page alone does not tell ${open.join(', ')}. Use operable ci for that, or leave it out of rules.`
}

function isCallable(form: Form, page: PageModel): 'yes' | 'no' | 'unknown' {
  const { callable, submittable } = assessForm(form, { pageUrl: page.url })
  return callable.verdict === 'yes' ? submittable.verdict : callable.verdict
}

/** Everything that people and agents call a form, the name of its tool first. */
function namesOf(form: Form, page: PageModel): string[] {
  const { nameHints, id, name, webMcp, selector } = form
  const tools = inferTools(page, { names: 'specific' }).filter((tool) => tool.selector === selector)
  const titles = tools.map(({ metadata }) => metadata.title)
  const { label } = assessForm(form, { pageUrl: page.url })
  const names = [
    ...tools.map((tool) => tool.name),
    inferFormName(form, page),
    ...titles,
    webMcp?.name,
    nameHints.label,
    nameHints.heading,
    label,
    id,
    name,
  ]
  return [...new Set(names.filter((each): each is string => Boolean(each)))]
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}

function listForms(forms: readonly Form[], page: PageModel): string {
  if (forms.length === 0) return 'It has no form.'
  const texts = forms.slice(0, SHOWN).map((form) => {
    const [tool = ''] = namesOf(form, page)
    const { label } = assessForm(form, { pageUrl: page.url })
    const state = { yes: '', no: ', which agents cannot call', unknown: ', which is not judged' }[
      isCallable(form, page)
    ]
    return `${tool} (“${label}”, ${form.selector})${state}`
  })
  return `Its forms: ${texts.join('; ')}${forms.length > SHOWN ? '; and more' : ''}.`
}

function findingLines({ ruleId, message, change, place, snippets: [snippet] = [] }: Finding): string[] {
  const { file, line, column, selector, element, page } = place
  const at = file === undefined ? (selector ?? element ?? page) : `${file}:${line}:${column}`
  const code = snippet?.code.split('\n').slice(0, 6) ?? []
  return [
    `✗ ${at}${file !== undefined && selector !== undefined ? `  ${selector}` : ''}`,
    `  ${message} ${ruleId}`,
    `  ${change.replace(/\.$/, '')}${code.length > 0 ? ':' : '.'}`,
    ...code.map((each) => `    ${each}`),
    '',
  ]
}

function notJudged({ hasLayout }: SeenPage): string[] {
  return hasLayout
    ? []
    : ['Not judged: what style sheets hide. Markup does not tell; a Playwright page is judged as the browser shows it.']
}

/** Messages of runs begin with their code. */
function sentence(message: string): string {
  const text = message.replace(/^[a-z ]+: /, '')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`
}

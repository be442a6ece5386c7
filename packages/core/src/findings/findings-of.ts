import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { formLabels } from '../audit/checks/essential/form-labels.ts'
import { fieldKey, formKey } from '../audit/element-key.ts'
import type { PageEvidence, SiteEvidence } from '../audit/evidence.ts'
import { type Fault, type FaultyElement, pageContent } from '../audit/fault.ts'
import { isMissed } from '../audit/missed-pages.ts'
import { type ReadPage, readDocuments, readPages } from '../audit/read-pages.ts'
import { runChecks } from '../audit/run-checks.ts'
import { signals } from '../audit/signals/registry.ts'
import { quote } from '../html/clean-text.ts'
import { assessForm } from '../operability/assess-form.ts'
import { formFacts } from '../operability/form-facts.ts'
import type { VerdictId } from '../operability/verdict-rule.ts'
import { fieldName } from '../page/field/field-name.ts'
import type { Form } from '../page/model/form-model.ts'
import type { SourcePlace } from '../page/model/page-place.ts'
import type { Finding, FormProof, HintCheck, Place, Report } from '../schema/report-types.ts'
import { ANSWER_RULE, HINT_RULE, proofRuleId, ruleOf } from './rules.ts'

/** What else is known of a site. */
export interface FindingOptions {
  /** What trying the forms has shown. */
  report?: Pick<Report, 'proofs' | 'hintChecks'>
  /** The file that an address of the site is served from, as findings name it. Default: none is known. */
  fileOf?: (address: string) => string | undefined
  /** Keeps a finding for each page, also where they share a place. Default: they are one. */
  onEachPage?: boolean
}

/** What a scan holds against a site, and what it could not judge. */
export interface SiteFindings {
  /** By file or page, line, column and rule. */
  findings: Finding[]
  /** IDs of rules that could not be judged on this site: nothing is known of their findings. */
  unmeasured: string[]
  /** Paths, as in `place.path`, of pages that were found and could not be read. */
  unread: string[]
  /** Paths of pages whose content only a browser shows, and none did. */
  unseen: string[]
  /** Paths of the pages that were read, if a limit kept the scan from reading all; absent if it did not. */
  onlyRead?: string[]
}

/**
 * Everything that a scan holds against a site, one finding for each place that has to change. A form that nobody can call
 * because of a field without a label is one finding, at the field. Places in files need evidence that was asked for them
 * (`observe` and `observeFolder` with `places: true`).
 */
export function findingsOf(
  evidence: SiteEvidence,
  { report = {}, fileOf, onEachPage = false }: FindingOptions = {},
): SiteFindings {
  const results = runChecks(evidence)
  const pages = readPages(evidence)
  const verdicts = verdictFaults(pages)
  const found = [
    ...results.flatMap(({ check, faults = [] }) => faults.map((fault) => ({ rule: check.id, fault }))),
    ...signals.flatMap(({ id, asRule }) => (asRule?.faults(evidence) ?? []).map((fault) => ({ rule: id, fault }))),
  ]
  const all = [...withoutNamed(found, verdicts), ...verdicts, ...proofFaults(report, pages)]
  const context = { evidence, pages: new Map(readDocuments(evidence).map((page) => [page.url, page])), fileOf }
  const findings = all.flatMap(({ rule, fault }) => findingOf(rule, fault, context) ?? []).sort(inOrder)
  return {
    findings: onEachPage ? findings : joined(findings),
    unmeasured: results.filter(({ entry }) => entry.applied && !entry.measured).map(({ check }) => check.id),
    unread: pathsOf(evidence.pages.filter(isMissed)),
    unseen: pathsOf(evidence.pages.filter(({ rendering }) => rendering.mode === 'not_rendered')),
    ...(evidence.crawl.stop === 'complete' ? {} : { onlyRead: pathsOf(evidence.pages) }),
  }
}

interface RuledFault {
  rule: string
  fault: Fault
}

/**
 * A field that keeps agents from its form is one finding, of the rule that says so: teams switch off a tool that reports one
 * missing label three times.
 */
function withoutNamed(found: readonly RuledFault[], verdicts: readonly RuledFault[]): RuledFault[] {
  const keyOf = ({ page, element }: Fault) => `${page} ${element?.at}`
  const named = new Map(verdicts.filter(({ rule }) => rule === 'fillable').map(({ fault }) => [keyOf(fault), fault]))
  return found.filter(({ rule, fault }) => {
    const verdict = rule === formLabels.id ? named.get(keyOf(fault)) : undefined
    // The label that mends it is the same.
    if (verdict && fault.snippets) verdict.snippets = fault.snippets
    return verdict === undefined
  })
}

/** What keeps agents from forms. */
function verdictFaults(pages: readonly ReadPage[]): RuledFault[] {
  return pages.flatMap(({ url, page }) =>
    page.forms.flatMap((form) => {
      const { assessed, fillable, submittable, safe } = assessForm(form, { pageUrl: url })
      if (!assessed) return []
      const faults: RuledFault[] = []
      const add = (rule: VerdictId, element: FaultyElement, message: string) =>
        faults.push({ rule, fault: { message, page: url, element } })
      if (fillable.verdict === 'no') {
        for (const element of unclearFields(form)) {
          add('fillable', element, `Nothing says what the required ${element.name} asks for.`)
        }
      }
      if (submittable.verdict === 'no') add('submittable', formElement(form), submittable.reasons.join(' '))
      if (safe.verdict === 'no') add('safe', sensitiveField(form), safe.reasons.join(' '))
      return faults
    }),
  )
}

function unclearFields(form: Form): FaultyElement[] {
  const { fields, unresolved } = formFacts(form)
  return fields
    .filter((field) => field.required && unresolved.includes(fieldName(field)))
    .map((field) => ({
      at: field.node,
      selector: field.selector,
      name: `field ${quote(fieldName(field))}`,
      key: fieldKey({ field, form }),
    }))
}

/** The first field that only a person may fill in; the form, if a payment service draws it. */
function sensitiveField(form: Form): FaultyElement {
  const { fields, sensitive } = formFacts(form)
  const field = fields.find((each) => sensitive.some(({ field: name }) => name === fieldName(each)))
  if (!field) return formElement(form)
  const { node, selector } = field
  return { at: node, selector, name: `field ${quote(fieldName(field))}`, key: formKey(form) }
}

function formElement(form: Form): FaultyElement {
  const { nameHints, id, name } = form
  const label = [nameHints.label, nameHints.heading, id, name].find(Boolean)
  return {
    at: form.node,
    selector: form.selector,
    name: label ? `form ${quote(label, 60)}` : 'form',
    key: formKey(form),
  }
}

function proofFaults(
  { proofs = [], hintChecks = [] }: Pick<Report, 'proofs' | 'hintChecks'>,
  pages: readonly ReadPage[],
): RuledFault[] {
  return [
    ...proofs.flatMap((proof) => refutations(proof, pages)),
    ...hintChecks.filter(({ verdict }) => verdict === 'dishonest').map(hintFault),
  ]
}

function refutations(proof: FormProof, pages: readonly ReadPage[]): RuledFault[] {
  const { verdict, reason, detail, answers = [], page, selector, label } = proof
  const forms = pages.find(({ url }) => url === page)?.page.forms ?? []
  // A browser may show more than the document has, and then another selector is unique.
  const form = forms.find((each) => each.selector === selector) ?? (forms.length === 1 ? forms[0] : undefined)
  // A form that a script has drawn is in no file.
  const drawn = { ...pageContent, selector, name: `form ${quote(label, 60)}`, key: ['form', label] }
  const element = form ? formElement(form) : drawn
  const misled = answers.filter(({ answer, outcome }) => answer !== 'success' && outcome === 'confirmed')
  const faults: RuledFault[] = []
  if (verdict === 'refuted') faults.push({ rule: proofRuleId(reason), fault: { message: detail, page, element } })
  if (misled.length > 0) {
    const message = `The page confirms the form ${quote(label, 60)} although it failed (${misled.map(({ answer }) => answer).join(', ')}).`
    faults.push({ rule: ANSWER_RULE, fault: { message, page, element } })
  }
  return faults
}

function hintFault({ page, name, detail }: HintCheck): RuledFault {
  const element = { ...pageContent, name: `tool ${quote(name, 60)}`, key: ['tool', name] }
  return { rule: HINT_RULE, fault: { message: detail, page, element } }
}

interface Context {
  evidence: SiteEvidence
  pages: ReadonlyMap<string, ReadPage>
  fileOf: FindingOptions['fileOf']
}

function findingOf(ruleId: string, fault: Fault, context: Context): Finding | undefined {
  const rule = ruleOf(ruleId)
  if (!rule) return undefined
  const { message, element, file, snippets, isMinor } = fault
  const { place, path } = placeOf(fault, context)
  const key = [ruleId, path, ...(element?.key ?? []), ...(file?.key === undefined ? [] : [file.key])]
  return {
    ruleId,
    severity: isMinor ? 'note' : rule.severity,
    message,
    fingerprint: fingerprintOf(key),
    place: { ...place, path },
    change: rule.change,
    ...(snippets && snippets.length > 0 ? { snippets: [...snippets] } : {}),
  }
}

function fingerprintOf(key: readonly string[]): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(key)))).slice(0, 32)
}

function placeOf(
  { page: url, element, file }: Fault,
  { evidence, pages, fileOf }: Context,
): { place: Omit<Place, 'path'>; path: string } {
  if (file) {
    const page = URL.parse(file.path, evidence.finalUrl)?.href ?? file.path
    const known = fileOf?.(page)
    return {
      place: { page, ...(known === undefined ? {} : { file: known, line: file.line ?? 1, column: 1 }) },
      path: file.path,
    }
  }
  const page = url ?? evidence.finalUrl
  const what = element ?? pageContent
  const source = sourceOf(pages.get(page), what)
  // A page as a whole is its own file: what is written around its content is the layout of all pages.
  const declared = what.at === 'content' ? undefined : source?.declared
  const known = declared ?? fileAt(fileOf?.(page), source)
  return {
    place: {
      page,
      ...(what.selector === undefined ? {} : { selector: what.selector }),
      element: url === undefined ? 'the site' : what.name,
      ...known,
    },
    path: url === undefined ? '/' : (declared?.file ?? pathOf(page)),
  }
}

/** What scripts have drawn stands in no line of the file that loads them. */
function fileAt(file: string | undefined, source: SourcePlace | undefined): Pick<Place, 'file' | 'line' | 'column'> {
  return file === undefined ? {} : { file, line: source?.line ?? 1, column: source?.column ?? 1 }
}

function sourceOf(read: ReadPage | undefined, { at }: FaultyElement): SourcePlace | undefined {
  const { places } = read?.page ?? {}
  const place = typeof at === 'number' ? places?.nodes[at] : (places?.parts[at] ?? places?.parts.content)
  if (!place || place.isInFile || read?.rendering.mode !== 'browser') return place
  return place.declared && { declared: place.declared }
}

/** Of the page, however its address is written: hosts leave endings out, or do not. */
export function pathOf(address: string): string {
  const url = URL.parse(address)
  if (!url) return address
  const path = url.pathname.replace(/(?:\/index)?\.html?$/, '').replace(/\/+$/, '')
  return `${path || '/'}${url.search}`
}

/** What stands at one place of a file is one finding, however many pages show it. */
function joined(findings: readonly Finding[]): Finding[] {
  const known = new Map<string, Finding>()
  const kept: Finding[] = []
  for (const finding of findings) {
    const { file, line, column, page, alsoOn = [] } = finding.place
    const key = file === undefined ? undefined : [finding.fingerprint, file, line, column].join('\n')
    const first = key === undefined ? undefined : known.get(key)
    if (first) {
      const pages = new Set([...(first.place.alsoOn ?? []), page, ...alsoOn])
      pages.delete(first.place.page)
      if (pages.size > 0) first.place.alsoOn = [...pages].sort()
      continue
    }
    if (key !== undefined) known.set(key, finding)
    kept.push(finding)
  }
  return kept
}

function inOrder(a: Finding, b: Finding): number {
  return (
    compare(a.place.file ?? '', b.place.file ?? '') ||
    compare(a.place.page, b.place.page) ||
    (a.place.line ?? 0) - (b.place.line ?? 0) ||
    (a.place.column ?? 0) - (b.place.column ?? 0) ||
    compare(a.ruleId, b.ruleId) ||
    compare(a.fingerprint, b.fingerprint) ||
    compare(a.place.selector ?? '', b.place.selector ?? '')
  )
}

/** By code unit: the same on every machine. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function pathsOf(pages: readonly PageEvidence[]): string[] {
  return [...new Set(pages.map(({ finalUrl }) => pathOf(finalUrl)))].sort()
}

import type { Field, Form } from '../page/model/form-model.ts'
import type { PageModel } from '../page/model/page-model.ts'
import { queryPage } from '../page/model/query-page.ts'
import type { Tool, ToolField } from '../schema/tool.ts'
import { plainKey } from './field-group.ts'
import { judgePreflight, type Preflight, type PreflightFacts } from './judge-preflight.ts'
import { findTarget, frameTarget, isInside, type Target, triggerOf } from './preflight-target.ts'

/** Most options of a choice to look for. */
const MOST_OPTIONS = 20

/**
 * A dry run of a tool on a page's source: whether its trigger, its form or button, its fields and its submit control
 * are there. The widget runs it; what only a live page shows (styles, covered buttons) is not seen.
 * @param page as `parsePage` returned it, not a copy
 * @param framed what the tool's frame shows there, where it has one and that was read
 */
export function preflightTool(
  tool: Pick<Tool, 'selector' | 'pageUrl' | 'metadata'>,
  page: PageModel,
  framed?: PageModel,
): Preflight {
  return judgePreflight(preflightFacts(tool, page, framed))
}

/** What a dry run sees, before it is judged. @param framed as for `preflightTool` */
export function preflightFacts(
  tool: Pick<Tool, 'selector' | 'pageUrl' | 'metadata'>,
  page: PageModel,
  framed?: PageModel,
): PreflightFacts & { target: Target } {
  const { metadata, pageUrl } = tool
  const home = metadata.frame === undefined ? page : framed
  const target: Target = home ? oneOf(tool, home) : frameTarget(tool, page)
  return {
    kind: metadata.kind,
    pageUrl,
    here: page.url,
    isHere: isSameAddress(pageUrl, page.url),
    ...(page.emptyShell.isShell && { isEmpty: true }),
    ...(metadata.triggerSelector !== undefined && { trigger: openerOf(metadata, metadata.triggerSelector, home) }),
    target,
    ...partsOf(tool, target.node, home ?? page),
  }
}

/** The first option that is there; a run uses the one that the caller chooses. */
function oneOf(tool: Pick<Tool, 'selector' | 'metadata'>, page: PageModel): Target {
  const first = findTarget(tool, page)
  const { which, fingerprint: _, ...metadata } = tool.metadata
  if (which?.of !== 'target' || first.state === 'shown') return first
  for (const { selector } of which.options.slice(0, MOST_OPTIONS)) {
    const other = findTarget({ selector, metadata }, page)
    if (other.state === 'shown') return other
  }
  return first
}

/** The first opener that is there; a run presses the one that the caller chooses. */
function openerOf(
  { which }: Tool['metadata'],
  selector: string,
  page: PageModel | undefined,
): NonNullable<PreflightFacts['trigger']> {
  const others = which?.of === 'trigger' ? which.options.slice(0, MOST_OPTIONS).map((option) => option.selector) : []
  const states = [selector, ...others].map((each) => triggerOf(each, page))
  return states.find(({ state }) => state === 'shown') ?? states[0]!
}

function partsOf(
  { metadata }: Pick<Tool, 'metadata'>,
  target: number | undefined,
  page: PageModel,
): Pick<PreflightFacts, 'fields' | 'submit'> {
  const form = target === undefined ? undefined : page.forms.find(({ node }) => node === target)
  const fields = target === undefined ? [] : fieldsIn(target, form, page)
  // Fields that a run does not fill need not be there.
  const known = (metadata.fields ?? []).filter(({ key }) => !metadata.hiddenFields?.includes(key ?? ''))
  return {
    fields: { count: known.length, missing: known.filter((field) => !hasField(field, fields, page)).map(nameOf) },
    submit:
      metadata.kind === 'button'
        ? pressable(target, page)
        : submitOf({ form, node: target }, metadata.submitSelector, page),
  }
}

function fieldsIn(target: number, form: Form | undefined, page: PageModel): Field[] {
  return form?.fields ?? page.looseFields.filter(({ node }) => isInside(node, target, page))
}

/** Whether a run would find a field: by its selector, by the name or id behind its key, or by its label. */
function hasField({ key, label, selector, choices }: ToolField, fields: readonly Field[], page: PageModel): boolean {
  if (fields.some((field) => key !== undefined && plainKey(field.name || field.id || '') === key)) return true
  const found = (choices ?? [{ selector }]).flatMap((each) => queryPage(page, each.selector)?.first ?? [])
  if (found.some(({ node }) => fields.some((field) => isInside(field.node, node, page)))) return true
  return label !== '' && fields.some((field) => field.label.text === label)
}

function nameOf({ key, label, selector }: ToolField): string {
  return label || key || selector
}

/** @param selector of the button that the tool names, when it names one */
function submitOf(
  { form, node: target }: { form: Form | undefined; node: number | undefined },
  selector: string | undefined,
  page: PageModel,
): PreflightFacts['submit'] {
  if (selector !== undefined) return pressable(queryPage(page, selector)?.first[0]?.node, page)
  const own = form?.submitControls ?? []
  // Without a submit button, a script may submit with another button in the form.
  const buttons =
    own.length > 0 ? own : page.buttons.filter(({ node }) => target !== undefined && isInside(node, target, page))
  // A hidden form hides all of its buttons.
  const shown = form?.hiddenBy ? buttons : buttons.filter(({ hiddenBy }) => !hiddenBy)
  if (buttons.length === 0) return form?.fields.some((field) => form.hiddenBy || !field.hiddenBy) ? 'enter' : 'missing'
  if (shown.length === 0) return 'hidden'
  return shown.some(({ disabled }) => !disabled) ? 'shown' : 'disabled'
}

function pressable(node: number | undefined, page: PageModel): PreflightFacts['submit'] {
  if (node === undefined) return 'missing'
  return page.buttons.some((button) => button.node === node && button.disabled) ? 'disabled' : 'shown'
}

/** Whether an address is that of the page: query parameters that the tool does not name may differ. */
function isSameAddress(pageUrl: string, here: string): boolean {
  const [wanted, open] = [URL.parse(pageUrl), URL.parse(here)]
  if (!wanted || !open || wanted.origin !== open.origin || pathOf(wanted) !== pathOf(open)) return false
  return [...wanted.searchParams].every(([name, value]) => open.searchParams.get(name) === value)
}

function pathOf({ pathname }: URL): string {
  return pathname.replace(/\/(?:index\.html?)?$/, '')
}

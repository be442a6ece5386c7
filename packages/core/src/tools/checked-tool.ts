import type { Deed } from '../page/button/deed.ts'
import type { PageModel } from '../page/model/page-model.ts'
import { queryPage } from '../page/model/query-page.ts'
import type { Tool, ToolMetadata } from '../schema/tool.ts'
import { metadataOf } from './draft-tools.ts'
import { isPersons } from './edited-members.ts'
import { byTask } from './infer-tools.ts'
import { defined } from './patch-tool.ts'
import { findTarget, frameOf } from './preflight-target.ts'
import { preflightTool } from './preflight-tool.ts'
import { withChoice } from './which.ts'

/**
 * Reads the new element of a tool that a change moved: kind, fields, input schema, safety and fingerprint are made anew,
 * and the tool is no longer `unchecked`. Its selector, trigger, name and description stay. A tool without a trigger gets
 * the one that the page has, unless a person has said that nothing is clicked first. If the element cannot be read, the
 * tool stays `unchecked`, with `metadata.uncheckedReason`.
 * @param page of the tool, as `parsePage` returned it
 * @param now ISO 8601
 * @param framed what the tool's frame shows there, where it has one; without it such a tool is read by its run
 * @returns the same object when it was not moved, or when nothing is new
 */
export function checkedTool(tool: Tool, page: PageModel, now: string, framed?: PageModel): Tool {
  const { frame, unchecked } = tool.metadata
  if (!unchecked) return tool
  const home = frame === undefined ? page : framed
  const node = home && findTarget(tool, home).node
  const read =
    home && node !== undefined
      ? metadataOf(node, home, {
          naming: byTask,
          pressed: triggerDeeds(tool, home),
          isOpenerKnown: isPersons(tool, 'clickSelector'),
        })
      : undefined
  if (!read) return uncheckedTool(tool, whyUnread(tool, page, framed), now)
  const { triggerSelector, inModal, ...known } = read
  const opening = isPersons(tool, 'clickSelector') ? {} : defined({ triggerSelector, inModal })
  const fingerprint = known.fingerprint && { ...known.fingerprint, selector: tool.selector }
  const metadata = { ...known, ...(fingerprint && { fingerprint }), ...opening, ...ownersOf(tool, known.which) }
  return { ...tool, metadata, updatedAt: now }
}

/**
 * A tool with the reason why its new element could not be read.
 * @param reason one sentence or two
 * @returns the same object when it is not `unchecked`, or has this reason already
 */
export function uncheckedTool(tool: Tool, reason: string, now: string): Tool {
  const { unchecked, uncheckedReason } = tool.metadata
  if (!unchecked || uncheckedReason === reason) return tool
  return { ...tool, metadata: { ...tool.metadata, uncheckedReason: reason }, updatedAt: now }
}

/**
 * Joins what was read of a tool with the changes that others made meanwhile.
 * @param current as it is stored now
 * @param checked what `checkedTool` or `uncheckedTool` made of it
 * @returns the current one when it was moved again, or read meanwhile
 */
export function withChecked(current: Tool, checked: Tool): Tool {
  if (!current.metadata.unchecked || !isSamePlace(current, checked)) return current
  const metadata = { ...checked.metadata, ...ownersOf(current, checked.metadata.which) }
  return { ...current, metadata, updatedAt: checked.updatedAt }
}

/** What is not read from the page: where the element is, and what its owner and the service say about it. */
function ownersOf(tool: Tool, which: ToolMetadata['which']): Partial<ToolMetadata> {
  const { frame, triggerSelector, inModal, repeatable, expects, aliases, hiddenFields, personFields } = tool.metadata
  const opened = triggerSelector === undefined ? {} : { triggerSelector, inModal }
  const worded = isPersons(tool, 'inputSchema') ? { inputSchema: withChoice(tool.metadata.inputSchema, which) } : {}
  return defined({ frame, ...opened, ...worded, repeatable, expects, aliases, hiddenFields, personFields })
}

function isSamePlace(a: Tool, b: Tool): boolean {
  const triggerOf = ({ metadata }: Tool) => metadata.triggerSelector
  return (
    a.pageUrl === b.pageUrl &&
    a.selector === b.selector &&
    a.metadata.frame === b.metadata.frame &&
    // A trigger read from the page is not a change by a person.
    (triggerOf(a) === triggerOf(b) || (triggerOf(a) === undefined && !isPersons(a, 'clickSelector')))
  )
}

/** The trigger is pressed too: if it deletes or pays, so does the tool. */
function triggerDeeds({ metadata: { triggerSelector } }: Tool, page: PageModel): Deed[] {
  const first = triggerSelector === undefined ? undefined : queryPage(page, triggerSelector, 1)?.first[0]
  const pressed = [...page.buttons, ...page.links].find(({ node }) => node === first?.node)
  return pressed ? [{ button: pressed.text }] : []
}

/** In the words of a dry run. */
function whyUnread(tool: Tool, page: PageModel, framed: PageModel | undefined): string {
  const target = preflightTool(tool, page, framed).steps.find(({ step }) => step === 'target')
  const isFound = target?.ok === true || findTarget(tool, framed ?? page).node !== undefined
  if (isFound && (tool.metadata.frame === undefined || framed)) return `${tool.selector} is not a form, button or link.`
  if (tool.metadata.frame !== undefined && frameOf(tool, page)) return `The frame ${tool.metadata.frame} was not read.`
  return target?.detail ?? `Nothing matches ${tool.selector}.`
}

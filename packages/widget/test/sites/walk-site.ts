import type { Tool, ToolField } from '@operable/core/schema'
import type { Browser, Page } from 'playwright-core'
import { createAddressPolicy } from '../../../node/src/fetch/address/address-guard.ts'
import { createBrowserFetcher } from '../../../node/src/fetch/browser/browser-fetcher.ts'
import { createOperable } from '../../../node/src/services/create-operable.ts'
import { memoryStorage } from '../../../node/src/storage/memory.ts'
import type { Outcome } from '../../src/types.ts'
import { openWidgetPage } from '../widget-page.ts'
import type { FixtureSite, FixtureTask } from './fixture-site.ts'
import { type Received, type ServedSite, serveSite } from './serve-site.ts'

/** What became of a task: whether there is a tool for it, and how its run ended. */
export interface TaskResult {
  id: string
  /** The tool that acts on the task's element; none when discovery gave none. */
  tool?: string
  /** It is called by one of the names that the task may have, told apart by more words or not. */
  isNamed: boolean
  /** It is called by a name that would be wrong or harmful. */
  isMisnamed: boolean
  outcome?: Outcome
  isAsked: boolean
  /** The server has what the task wants it to have. */
  isReceived: boolean
  /** It was sent more than once. */
  isDoubled: boolean
  /** Sent although a person had to be asked first, and was not. */
  isUnasked: boolean
}

export interface SiteWalk {
  tools: Tool[]
  results: TaskResult[]
}

interface WalkOptions {
  /** The script that sets `createWidget`, see `bundlePageWidget`. */
  widget: string
  executablePath: string
  /** Ids of the tasks that are run; all without. */
  only?: readonly string[]
}

/** Discovers a site as the service does, and runs the tool of each task on a page of its own. */
export async function walkSite(browser: Browser, site: FixtureSite, options: WalkOptions): Promise<SiteWalk> {
  const served = await serveSite(site)
  const allowPrivate = [`127.0.0.1:${served.port}`]
  const renderer = await createBrowserFetcher({
    policy: createAddressPolicy({ allowPrivate }),
    userAgent: 'OperableBot/test',
    executablePath: options.executablePath,
  })
  try {
    const operable = createOperable({ storage: memoryStorage(), allowPrivate, renderer })
    const { website } = await operable.websites.add(`${served.origin}/`)
    const { tools } = await operable.tools.discover(website.id)
    const results: TaskResult[] = []
    const tasks = site.tasks.filter(({ id }) => !options.only || options.only.includes(id))
    for (const task of tasks) results.push(await doTask(browser, served, tools, task, options.widget))
    return { tools: [...tools], results }
  } finally {
    await renderer.close()
    await served.close()
  }
}

async function doTask(
  browser: Browser,
  served: ServedSite,
  tools: readonly Tool[],
  task: FixtureTask,
  widget: string,
): Promise<TaskResult> {
  const looking = await browser.newContext()
  const page = await looking.newPage()
  const tool = await toolOf(page, served.origin, tools, task)
  const none = {
    isNamed: false,
    isMisnamed: false,
    isAsked: false,
    isReceived: false,
    isDoubled: false,
    isUnasked: false,
  }
  if (!tool) {
    await looking.close()
    return { id: task.id, ...none }
  }
  const { input, persons } = await inputOf(page, tool, task.input)
  Object.assign(input, await choiceOf(page, tool, task))
  await looking.close()
  served.received.length = 0
  const { outcome, isAsked } = await runIt(browser, served, { tools, tool, task, input, persons, widget })
  const has = (name: string): boolean => tool.name === name || tool.name.startsWith(name)
  const meant = served.received.filter((each) => isFor(task, each))
  return {
    id: task.id,
    tool: tool.name,
    isNamed: task.name.some(has),
    isMisnamed: !!task.not?.includes(tool.name),
    ...(outcome && { outcome }),
    isAsked,
    isReceived: !!task.received && meant.some(({ fields }) => holds(fields, task.received!.fields)),
    isDoubled: meant.length > 1 && task.received?.method !== 'GET',
    isUnasked: task.person && !isAsked && meant.length > 0,
  }
}

/** The tool that acts on the element of a task, on its page. */
async function toolOf(
  page: Page,
  origin: string,
  tools: readonly Tool[],
  task: FixtureTask,
): Promise<Tool | undefined> {
  await page.goto(origin + task.page, { waitUntil: 'networkidle' })
  if (task.trigger && !(await page.locator(task.selector).count())) await page.locator(task.trigger).first().click()
  await page
    .locator(task.selector)
    .first()
    .waitFor({ state: 'attached', timeout: 5000 })
    .catch(() => {})
  const fits = await page.evaluate(
    ([selector, candidates]) => {
      const meant = document.querySelector(selector)
      return candidates.map((candidate) => {
        try {
          const found = document.querySelector(candidate)
          // A button of the form is the form's tool as well, as far as an agent can tell.
          return !!meant && !!found && (found === meant || found.contains(meant))
        } catch {
          return false
        }
      })
    },
    [task.selector, tools.map(({ selector }) => selector)] as const,
  )
  const possible = tools.filter((_, index) => fits[index])
  const isHere = ({ pageUrl }: Tool): boolean => new URL(pageUrl).pathname === task.page
  return possible.find(isHere) ?? possible.find(({ metadata }) => metadata.kind === 'form') ?? possible[0]
}

/** The input of a tool by the labels of a task, and what only a person fills, by its selector. */
async function inputOf(page: Page, { metadata }: Tool, given: Record<string, unknown>) {
  const input: Record<string, unknown> = {}
  const persons: Record<string, unknown> = {}
  const fields = metadata.fields ?? []
  for (const [label, value] of Object.entries(given)) {
    const field =
      fields.find((each) => plain(each.label) === plain(label)) ??
      fields.find((each) => plain(each.label).includes(plain(label)) || plain(label).includes(plain(each.label) || '-'))
    if (!field) input[label] = value
    else if (field.key === undefined) persons[field.selector] = value
    else input[field.key] = await schemaValue(page, field, value)
  }
  return { input, persons }
}

/** Of a tool for several things the one that the task means, as its opener or form tells. */
async function choiceOf(page: Page, { metadata: { which } }: Tool, { selector, trigger = selector }: FixtureTask) {
  if (!which) return {}
  const meant = which.of === 'trigger' ? trigger : selector
  const index = await page.evaluate(
    ([meant, options]) =>
      options.findIndex((option) => document.querySelector(option) === document.querySelector(meant)),
    [meant, which.options.map((option) => option.selector)] as const,
  )
  return { [which.key]: which.options[index]?.value }
}

/** As the schema has it: an option by its value instead of its text, a number as one. */
async function schemaValue(page: Page, { choices, selector, type }: ToolField, value: unknown): Promise<unknown> {
  if (typeof value === 'number' && type !== 'number' && type !== 'range') return String(value)
  if (typeof value !== 'string') return value
  if (type === 'number' || type === 'range') return Number(value)
  const choice = choices?.find(({ label, value: own }) => plain(label) === plain(value) || own === value)
  if (choice) return choice.value
  if (!type.startsWith('select')) return value
  return page
    .evaluate(
      ([selector, text]) => {
        const list = document.querySelector(selector) as HTMLSelectElement | null
        return [...(list?.options ?? [])].find((option) => option.text.trim() === text.trim())?.value ?? text
      },
      [selector, value] as const,
    )
    .catch(() => value)
}

interface Run {
  tools: readonly Tool[]
  tool: Tool
  task: FixtureTask
  input: Record<string, unknown>
  persons: Record<string, unknown>
  widget: string
}

/** Runs a tool as an agent does; a person agrees to what they are asked, and types what only they may. */
async function runIt(browser: Browser, served: ServedSite, { tools, tool, task, input, persons, widget }: Run) {
  const opened = await openWidgetPage(browser, served.origin + task.page, {
    widget,
    tools: [...tools],
    run: { outcomeMs: 4000 },
    approves: true,
    waitUntil: 'networkidle',
  })
  try {
    const outcome = await opened.call(tool.name, input)
    if (outcome?.error?.code !== 'person_required') return { outcome, isAsked: opened.asked.length > 0 }
    for (const [selector, value] of Object.entries(persons)) await opened.page.locator(selector).fill(String(value))
    return { outcome: await opened.call(tool.name, input), isAsked: true }
  } finally {
    await opened.close()
  }
}

function isFor({ received }: FixtureTask, { method, path }: Received): boolean {
  return !!received && received.method === method && received.path === path
}

function holds(fields: Record<string, string>, wanted: Record<string, string>): boolean {
  return Object.entries(wanted).every(([name, value]) => fields[name] === value)
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s*:：?？]+/g, ' ')
    .trim()
}

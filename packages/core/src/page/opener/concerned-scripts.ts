import { attribute, type HtmlNode } from '../../html/node.ts'
import type { Containers } from './containers.ts'

/** Without any of these words nothing in a page's scripts waits for a press. */
const PRESSES = /click|mousedown|pointer|touch|tap/i
/** Finds what it opens from what is pressed, or in what that says of itself. */
const RELATIVE =
  /\.(?:next|closest|sibling|children|find|previous|parent(?!Node\.(?:insertBefore|appendChild|removeChild)))|dataset|\.data\(|[gG]etAttribute|\.attr\(|(?<!location)\.(?:hash|href)\b|aria-controls/
/** Finds it by a name that is put together: `#box-${id}`. */
const PUT_TOGETHER = /(?:ById|querySelector(?:All)?|\$|jQuery)\(\s*`[^`)]*\$\{/
/** Changes a state of the whole page, or keeps the page to do that: what loads another script only appends to it. */
const ON_PAGE =
  /\b(?:body|documentElement)['"`]?(?:\)(?:\[0\])?)?(?:\s*\.\s*(?:class|toggle|add|remove|set|data|attr|prop|css)|\s*[,;)\n]|\s*$)/
/** Characters of one script that are searched for names. */
const MAX_LOOKED = 60_000
const MAX_NAMES = 2000
const DECLARED =
  /(?:function|const|let|var|class)\s+([\w$]{1,60})|(?<![\w$])([\w$]{1,60})\s*[:=]\s*(?:async\s*)?(?:function\b|\(|\{|class\b|[\w$]{1,60}\s*=>)/g
/** What a script finds elements by, the element itself and not one inside of it: `'#ask'`, `".box"`, `'ask'`. */
const SELECTED = /["'`#.]([\w-]{1,60})(?=["'`,:.)])/g
const SHOWING =
  /show|toggle|fade|slide|modal|dialog|popup|open|\.style|\.css\(|class|hidden|attribute|\.attr\(|\.prop\(/i
const KEPT = /[=:]\s*(?:\$|jQuery|(?:window\.)?document\.\w+)\(\s*["'`]?$/
/** An element by the name that its id gives it, changed. */
const BY_ID = /(?<![.\w$-])[\w$]{1,60}(?=\.(?:classList|className|style|hidden|open|show|set|remove|toggle))/g

/** What may have to do with a form that is out of view. */
export interface Concerned {
  scripts: readonly HtmlNode[]
  handlers: readonly HtmlNode[]
}

/**
 * The scripts and handlers that may open something: they name an element around a form, or look for it from what is
 * pressed, or declare what those call. Nothing for most pages, which need no further look.
 * @param waiting forms that nothing is known to open
 */
export function concernedScripts(
  { scripts, handlers }: Concerned,
  waiting: readonly HtmlNode[],
  { isClosed, isPart }: Containers,
): Concerned | undefined {
  const texts = new Map(scripts.map((script) => [script, script.first?.text.slice(0, MAX_LOOKED) ?? '']))
  if (handlers.length === 0 && ![...texts.values()].some((text) => PRESSES.test(text))) return undefined
  const closed = namesAround(
    waiting.filter((form) => isClosed(form)),
    isPart,
  )
  const shown = namesAround(
    waiting.filter((form) => !isClosed(form)),
    isPart,
  )
  const isMentioned = (text: string): boolean =>
    (closed.size > 0 && (isRelative(text) || wordsOf(text).some((word) => closed.has(word)))) ||
    (shown.size > 0 && isShownIn(text, shown))
  const own = scripts.filter((script) => SHOWING.test(texts.get(script)!) && isMentioned(texts.get(script)!))
  const ownHandlers = new Set(handlers.filter((node) => isMentioned(handlerText(node))))
  if (own.length === 0 && ownHandlers.size === 0) return undefined
  // What listens may stand apart from what it calls, and that from what it needs.
  const offered = new Set(own.flatMap((script) => declaredIn(texts.get(script)!)))
  const calls = (text: string): boolean => offered.size > 0 && calledIn(text).some((name) => offered.has(name))
  const kept = new Set(own)
  for (const [script, text] of texts) if (!kept.has(script) && PRESSES.test(text) && calls(text)) kept.add(script)
  const pressed = handlers.filter((node) => ownHandlers.has(node) || calls(handlerText(node)))
  const called = new Set(
    [...[...kept].map((script) => texts.get(script)!), ...pressed.map(handlerText)].flatMap(calledIn),
  )
  for (const [script, text] of texts)
    if (!kept.has(script) && declaredIn(text).some((name) => called.has(name))) kept.add(script)
  const isPressed = pressed.length > 0 || [...kept].some((script) => PRESSES.test(texts.get(script)!))
  return isPressed ? { scripts: scripts.filter((script) => kept.has(script)), handlers: pressed } : undefined
}

function isRelative(text: string): boolean {
  return RELATIVE.test(text) || ON_PAGE.test(text) || PUT_TOGETHER.test(text)
}

/** Names of one or two letters are those of shortened scripts, where every one has all of them. */
function declaredIn(text: string): string[] {
  const names = [...text.matchAll(DECLARED)].map(([, named, assigned]) => named ?? assigned ?? '')
  return names.filter((name) => name.length > 2)
}

/** Names whose function or member is asked for. */
function calledIn(text: string): string[] {
  return text.match(/(?<![\w$])[\w$]{1,60}(?![\w$])(?=\s*[(.])/g) ?? []
}

function namesAround(forms: readonly HtmlNode[], isPart: (node: HtmlNode) => boolean): Set<string> {
  const names = new Set<string>()
  const seen = new Set<HtmlNode>()
  for (const form of forms.slice(0, 50)) {
    for (let at: HtmlNode | null = form; at && at.tag !== 'body' && !seen.has(at); at = at.parent) {
      seen.add(at)
      if (!isPart(at)) break
      const own = [attribute(at, 'id') ?? '', ...(attribute(at, 'class') ?? '').slice(0, 500).split(/\s+/)]
      for (const name of own) if (name !== '' && names.size < MAX_NAMES) names.add(name)
    }
  }
  return names
}

function handlerText(node: HtmlNode): string {
  return `${attribute(node, 'onclick') ?? ''} ${attribute(node, 'href') ?? ''}`.slice(0, 2000)
}

function wordsOf(text: string): string[] {
  return text.match(/[\w$-]{1,60}/g) ?? []
}

/** Whether a script finds one of these by a selector, or by the name that its id gives it, and seems to show it there or keeps it. */
function isShownIn(text: string, names: ReadonlySet<string>): boolean {
  for (const found of text.matchAll(SELECTED)) {
    if (!names.has(found[1]!)) continue
    const after = text.slice(found.index, found.index + 150)
    if (SHOWING.test(after) || KEPT.test(text.slice(Math.max(0, found.index - 50), found.index))) return true
  }
  return text.match(BY_ID)?.some((name) => names.has(name)) === true
}

import { attribute, childrenOf, contains, type HtmlNode, TEXT } from '../../html/node.ts'
import { textOf } from '../../html/text.ts'

/** Nodes that are looked at before and behind a field. */
const MOST = 40
/** Characters of what a person types off a picture. */
const MAX_LENGTH = 10
/** A picture that is a part of the page's looks is no wider. */
const ICON = 40

const CONTROLS = new Set(['input', 'select', 'textarea', 'button'])
/** What nothing but the picture of a code is called, in its address and in its names. */
const CODE = /[ck]aptcha|cptch|vvcode|imagereg|imgval|turing|verif/i
/** What other pictures are called as well, and addresses of what is drawn anew for each visit. */
const MAYBE_CODE =
  /^(?:data:image\/(?!svg)|(?:canvas|svg|audio) |(?!data:)\S*\/[^\s./]+ )|(?<!bar|qr|en|zip)code|secu|secim|\brand|spam|bot(?!tom)|human|challenge|[?].|\.(?:php\d?|aspx?|ashx|jsp|cgi|pl|do)(?:$|[/ ])/i
const SHORT = /code|verif|confirm|secur|check|letters|characters|digits|код|текст|цифр|символ/i

/**
 * Whether a person types into a field what they read off a picture: between it and the field before it, or else between it and the button
 * behind it, stands a picture that is called so; or that may be one, where the field is a short one.
 * @param told every text that names the field
 * @returns `surely` if nothing but such a picture is called so, and the field is called a code
 */
export function isReadOffPicture(control: HtmlNode, type: string, told: string): 'surely' | 'perhaps' | undefined {
  if (control.tag !== 'input' || !/^(?:text|tel|number)$/.test(type)) return undefined
  const length = Number.parseInt(attribute(control, 'maxlength') ?? attribute(control, 'size') ?? '', 10)
  const isCode = SHORT.test(told)
  const before = picturesBy(control, 'prev', length)
  const pictures = before.length > 0 ? before : picturesBy(control, 'next', length)
  if (pictures.some((picture) => CODE.test(namesOf(picture)))) return isCode ? 'surely' : 'perhaps'
  // The picture of a link draws a new code, or has it read out.
  const nearest = pictures.find(({ parent }) => parent?.tag !== 'a') ?? pictures[0]
  if (!nearest || !(isCode || length <= MAX_LENGTH)) return undefined
  return isSpelled(nearest, length) || MAYBE_CODE.test(namesOf(nearest)) ? 'perhaps' : undefined
}

/**
 * The pictures with no other control in between, the nearest first; one behind the field must not be that of a next field.
 * @param length characters that the field takes
 */
function picturesBy(control: HtmlNode, way: 'prev' | 'next', length: number): HtmlNode[] {
  let left = MOST
  const pictures: HtmlNode[] = []
  for (let at = step(control, way); at && at.tag !== 'form' && left-- > 0; at = step(at, way)) {
    if (CONTROLS.has(at.tag) && attribute(at, 'type') !== 'hidden')
      return way === 'next' && !isPressed(at) ? pictures.filter((each) => isInBox(each, control, at!)) : pictures
    if (isPicture(at) || isSpelled(at, length)) pictures.push(at)
  }
  return pictures
}

/** Whether a picture stands in one box with a field, and the next field does not. */
function isInBox(picture: HtmlNode, { parent }: HtmlNode, other: HtmlNode): boolean {
  return picture.parent === parent && !contains(parent!, other)
}

/**
 * Whether a text is drawn that is as long as what the field takes: as a graphic, or by an element for each of its characters, which look
 * different then.
 */
function isSpelled(node: HtmlNode, length: number): boolean {
  if (!(length > 2)) return false
  if (node.tag === 'svg') {
    const text = textOf(node, { limit: MOST }).replace(/\s/g, '')
    return text.length === length && /^[\p{L}\p{N}]+$/u.test(text)
  }
  const letters = childrenOf(node).filter(({ tag }) => tag !== TEXT)
  return letters.length === length && letters.every((each) => /^[\p{L}\p{N}]$/u.test(textOf(each, { limit: 2 })))
}

/** An image, or what a script or a rule draws: a canvas, or a box that is called so; a code that is read out; a graphic that is no icon. */
function isPicture(node: HtmlNode): boolean {
  if (node.tag === 'img' || node.tag === 'canvas') return !isIcon(node)
  if (node.tag === 'audio') return true
  if (node.tag === 'svg') return isWide(node)
  return !node.first && /[ck]aptcha|cptch/i.test(`${attribute(node, 'class')} ${attribute(node, 'id')}`)
}

/** Icons are about as high as they are wide. */
function isWide(graphic: HtmlNode): boolean {
  const [, , width = 0, height = 0] =
    attribute(graphic, 'viewbox')
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? []
  return width > 2 * height
}

function isPressed(control: HtmlNode): boolean {
  return control.tag === 'button' || /^(?:submit|image|button|reset)$/i.test(attribute(control, 'type') ?? '')
}

/** The node before or behind one in the document; on the way back an element comes after what it holds. */
function step(node: HtmlNode, way: 'prev' | 'next'): HtmlNode | null {
  if (way === 'prev') {
    let found = node.prev
    while (found?.last) found = found.last
    return found ?? node.parent
  }
  if (node.first) return node.first
  let at: HtmlNode | null = node
  while (at && !at.next) at = at.parent
  return at?.next ?? null
}

function isIcon(picture: HtmlNode): boolean {
  return Number.parseInt(attribute(picture, 'width') ?? '', 10) <= ICON
}

function namesOf(picture: HtmlNode): string {
  const names = ['src', 'id', 'class', 'alt', 'title', 'name'].map((name) => attribute(picture, name))
  if (picture.tag !== 'img') names[0] = `${picture.tag} `
  // Of an image in the page itself, the beginning tells.
  return names.map((name) => (name?.startsWith('data:') ? name.slice(0, 20) : name?.slice(-100))).join(' ')
}

import type { CDPSession } from 'playwright-core'
import type { PagePicture } from '../../../contracts/page-fetcher.ts'
import { evaluate } from './browser-settle.ts'

/** Bytes that a picture may have. */
const MOST_BYTES = 60 * 1024

/** Tried in turn until the picture is small enough. */
const STEPS = [
  { quality: 80, scale: 1 },
  { quality: 60, scale: 1 },
  { quality: 40, scale: 1 },
  { quality: 40, scale: 0.6 },
  { quality: 20, scale: 0.4 },
] as const

/** CSS pixels. */
const MOST = { width: 1000, height: 900 }
const MARGIN = 24

interface Frame {
  /** The element's own style before it was outlined. */
  style: string | null
  x: number
  y: number
  width: number
  height: number
}

/** What changes nothing of a page's text but is needed to see it: pictures and fonts load for a visit with a picture. */
const leftOut = ['Media', 'Ping', 'CSPViolationReport'] as const

/** Lets a page load what a picture of it needs. Called before the page is opened. */
export async function showAllFiles(session: CDPSession): Promise<void> {
  await session.send('Fetch.disable')
  await session.send('Fetch.enable', { patterns: leftOut.map((resourceType) => ({ resourceType })) })
}

/**
 * A WebP picture of one element with an outline around it; undefined where the page has no such element, does not show it,
 * or no quality makes the picture small enough.
 */
export async function takePicture(session: CDPSession, selector: string): Promise<PagePicture | undefined> {
  const frame = await evaluate<Frame | null>(session, outlineScript(selector))
  if (!frame) return undefined
  const { style, ...box } = frame
  const picture = await shoot(session, box)
  await evaluate(session, restoreScript(selector, style))
  return picture
}

async function shoot(session: CDPSession, frame: Omit<Frame, 'style'>): Promise<PagePicture | undefined> {
  for (const { quality, scale } of STEPS) {
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality,
      clip: { ...frame, scale },
      captureBeyondViewport: true,
    })
    const bytes = Buffer.from(data, 'base64')
    const size = { width: Math.round(frame.width * scale), height: Math.round(frame.height * scale) }
    if (bytes.byteLength <= MOST_BYTES) return { bytes, ...size }
  }
  return undefined
}

/** The element, in the page. Selectors do not reach into shadow trees, so each tree is asked. */
function found(selector: string): string {
  return `(() => {
    const trees = [document]
    let form = null
    for (const tree of trees) {
      form ??= tree.querySelector(${JSON.stringify(selector)})
      for (const element of tree.querySelectorAll('*')) if (element.shadowRoot) trees.push(element.shadowRoot)
    }
    return form
  })()`
}

function restoreScript(selector: string, style: string | null): string {
  return `{
    const form = ${found(selector)}
    if (${style === null}) form?.removeAttribute('style')
    else form?.setAttribute('style', ${JSON.stringify(style)})
  }`
}

/**
 * Outlines the element, waits a moment for pictures near it, and answers what is to be seen, in pixels of the document.
 */
function outlineScript(selector: string): string {
  return `(async () => {
  const form = ${found(selector)}
  if (!form || !form.checkVisibility({ checkVisibilityCSS: true })) return null
  form.scrollIntoView({ block: 'center', behavior: 'instant' })
  const end = performance.now() + 1500
  const loads = () => [...document.images].some((image) => !image.complete && image.checkVisibility())
  while (loads() && performance.now() < end) await new Promise((done) => setTimeout(done, 50))
  const box = form.getBoundingClientRect()
  if (box.width < 16 || box.height < 8) return null
  const style = form.getAttribute('style')
  form.style.setProperty('outline', '4px solid #0b57c2', 'important')
  form.style.setProperty('outline-offset', '6px', 'important')
  const whole = document.documentElement
  const left = Math.max(0, box.left + scrollX - ${MARGIN}), top = Math.max(0, box.top + scrollY - ${MARGIN * 2})
  const right = Math.min(whole.scrollWidth, Math.max(left + 600, box.right + scrollX + ${MARGIN}))
  const bottom = box.bottom + scrollY + ${MARGIN}
  return { style, x: left, y: top, width: Math.min(${MOST.width}, right - left), height: Math.min(${MOST.height}, bottom - top) }
})()`
}

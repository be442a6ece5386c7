import { describe, expect, test, vi } from 'vitest'
import { payloads, reportWithText } from '../../test/hostile-report.ts'
import { sampleReport } from '../cli/testing/sample-report.ts'
import { drawPng } from './card-picture.ts'
import { cardSvg, renderBadge } from './pictures.ts'

const skeleton = (markup: string) => (markup.match(/<[^>]*>/g) ?? []).map((tag) => tag.replace(/="[^"]*"/g, '=""'))

describe('badge', () => {
  test.each([
    [100, 'A', '#0d6b44'],
    [70, 'B', '#0d6b44'],
    [69, 'C', '#8a5a00'],
    [49, 'D', '#b3261a'],
    [0, 'F', '#b3261a'],
  ] as const)('%i', (score, grade, ground) => {
    const badge = renderBadge({ report: sampleReport({ score, grade }), lastAttempt: undefined })
    expect(badge).toContain(`>${score} · ${grade}</text>`)
    expect(badge).toContain(`<title>operable: ${score} of 100, grade ${grade}</title>`)
    expect(badge).toContain(ground)
    expect(badge).not.toContain('<circle')
  })

  test.each([
    [{ lowest: 52, highest: 88 }, '>52–88</text>', 'operable: between 52 and 88 of 100'],
    [{ lowest: 67, highest: 67 }, '>67 · C</text>', 'operable: 67 of 100, grade C'],
  ])('of a report that is not complete, with the range %j', (scoreRange, text, title) => {
    const coverage = { ...sampleReport().coverage, complete: false, reason: 'Little was read.' }
    const badge = renderBadge({ report: sampleReport({ scoreRange, coverage }), lastAttempt: undefined })
    expect(badge).toContain(text)
    expect(badge).toContain(`<title>${title}</title>`)
  })

  test('says that the last scan failed, and keeps the score', () => {
    const lastAttempt = { url: 'https://shop.example/', at: '2026-11-21T10:00:00.000Z', failure: 'x', detail: '<' }
    const badge = renderBadge({ report: sampleReport(), lastAttempt })
    expect(badge).toContain('>67 · C</text>')
    expect(badge).toContain('grade C; the last scan failed (21 November 2026, 10:00 UTC)</title>')
    expect(badge).toContain('<circle')
  })
})

describe('card', () => {
  const harmless = skeleton(cardSvg(reportWithText('plain')))

  test.each(payloads)('holds %j as text', async (payload) => {
    const card = cardSvg(reportWithText(payload))
    expect(skeleton(card)).toEqual(harmless)
    // The renderer takes well-formed XML only.
    expect((await drawPng(card)).byteLength).toBeGreaterThan(1000)
  })

  test('is a picture of 1200 by 630 that shows the score', async () => {
    const [low, high] = await Promise.all([12, 98].map((score) => drawPng(cardSvg(sampleReport({ score })))))
    const view = new DataView(low!.buffer)
    expect([...low!.subarray(1, 4)].map((code) => String.fromCharCode(code)).join('')).toBe('PNG')
    expect([view.getUint32(16), view.getUint32(20)]).toEqual([1200, 630])
    expect(low).not.toEqual(high)
  })

  test('is drawn beside others, and what cannot be drawn harms none of them', async () => {
    const svgs = [1, 2, 3].map((score) => cardSvg(sampleReport({ score })))
    const [first, broken, ...rest] = await Promise.allSettled([svgs[0]!, '<svg', svgs[1]!, svgs[2]!].map(drawPng))
    expect(broken?.status).toBe('rejected')
    expect([first, ...rest].map((drawn) => drawn?.status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
    expect(await drawPng(svgs[0]!)).toEqual((first as PromiseFulfilledResult<Uint8Array>).value)
  })

  test('waits for its turn, or is refused where too many wait', async () => {
    const svg = cardSvg(sampleReport({ score: 50 }))
    const drawn = await Promise.allSettled(Array.from({ length: 21 }, () => drawPng(svg)))
    expect(drawn.slice(0, 20).every(({ status }) => status === 'fulfilled')).toBe(true)
    expect(drawn[20]).toMatchObject({ status: 'rejected', reason: { code: 'rate_limited' } })
  })

  test('leaves the thread that answers requests alone', async () => {
    const turnsOfFive = async () => {
      let turns = 0
      const ticking = setInterval(() => turns++, 0)
      await Promise.all([1, 2, 3, 4, 5].map((score) => drawPng(cardSvg(sampleReport({ score })))))
      clearInterval(ticking)
      return turns
    }
    // Drawn here, all five would be one turn, or five. A machine that stands still can hide the difference at times.
    await vi.waitFor(async () => expect(await turnsOfFive()).toBeGreaterThan(5), { timeout: 30_000, interval: 5 })
  })
})

import { describe, expect, test } from 'vitest'
import { payloads, reportWithText } from '../../test/hostile-report.ts'
import { sampleReport } from '../cli/testing/sample-report.ts'
import { renderBadge } from './badge.ts'
import { cardSvg } from './card.ts'
import { drawPng } from './card-picture.ts'

const skeleton = (markup: string) => (markup.match(/<[^>]*>/g) ?? []).map((tag) => tag.replace(/="[^"]*"/g, '=""'))

describe('badge', () => {
  test.each([
    [100, 'A', '#0d6b44'],
    [70, 'B', '#0d6b44'],
    [69, 'C', '#8a5a00'],
    [49, 'D', '#b3261a'],
    [0, 'F', '#b3261a'],
  ] as const)('%i', (score, grade, ground) => {
    const badge = renderBadge({ score, grade })
    expect(badge).toContain(`>${score} · ${grade}</text>`)
    expect(badge).toContain(`<title>operable: ${score} of 100, grade ${grade}</title>`)
    expect(badge).toContain(ground)
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
})

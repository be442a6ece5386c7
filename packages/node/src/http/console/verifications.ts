import type { Hono } from 'hono'
import type { Verifications } from '../../contracts/verifications.ts'
import type { Flash } from '../../pages/console/console.ts'
import { type AppEnv, pathParameter } from '../request/request-env.ts'
import { action, type Desk, type FormHandler, refusalOf, tell } from './desk.ts'

const PATH = '/console/websites/:websiteId'

/** Tools are verified and follow their elements; the owner says when, and who hears of it. */
export function addVerifications(app: Hono<AppEnv>, desk: Desk): void {
  app.post(`${PATH}/verify`, action(desk, verify(desk)))
  app.post(`${PATH}/verify-daily`, action(desk, switchDaily(desk)))
  app.post(`${PATH}/follow`, action(desk, follow(desk)))
  app.post(`${PATH}/webhook`, action(desk, setWebhook(desk)))
  app.post(`${PATH}/webhook/test`, action(desk, testWebhook(desk)))
  app.post(`${PATH}/webhook/remove`, action(desk, removeWebhook(desk)))
}

function verify(desk: Desk): FormHandler {
  const { verifications } = desk.deps.operable
  return async (c, visitor) => {
    const websiteId = pathParameter(c, 'websiteId')
    const flash = await verifications
      .verify(websiteId, undefined, { signal: c.req.raw.signal })
      .then(
        verifiedFlash,
        (error: unknown): Flash => ({ tone: 'poor', text: refusalOf(error, ['missing_dependency', 'rate_limited']) }),
      )
    return tell(desk, visitor, { path: pathOf(websiteId), ...flash })
  }
}

function verifiedFlash({ tools }: Verifications): Flash {
  const wrong = tools.filter(({ state }) => state !== 'ok')
  if (wrong.length === 0) return { tone: 'good', text: 'Every tool is in place.' }
  return {
    tone: 'poor',
    text: 'Not every tool is in place.',
    notes: wrong.map(({ tool, detail }) => `${tool}: ${detail}`),
  }
}

function switchDaily(desk: Desk): FormHandler {
  return async (c, visitor, form) => {
    const websiteId = pathParameter(c, 'websiteId')
    const isOn = form.text('on') === 'yes'
    await desk.deps.operable.websites.patch(websiteId, { verify: isOn ? 'daily' : 'off' })
    const text = isOn
      ? 'The tools are now verified once a day. The first time is within minutes.'
      : 'The tools are only verified when you ask.'
    return tell(desk, visitor, { path: pathOf(websiteId), tone: 'good', text })
  }
}

function follow(desk: Desk): FormHandler {
  return async (c, visitor, form) => {
    const websiteId = pathParameter(c, 'websiteId')
    const given = form.text('follow')
    const flash = await desk.deps.operable.verifications.follow(websiteId, given === 'all' ? given : [given]).then(
      ({ followed }): Flash =>
        followed.length > 0
          ? { tone: 'good', text: `Now following its element: ${followed.join(', ')}.` }
          : { tone: 'poor', text: 'The tool was changed meanwhile. Verify it again.' },
      (error: unknown): Flash => ({ tone: 'poor', text: refusalOf(error, ['tool_not_found']) }),
    )
    return tell(desk, visitor, { path: pathOf(websiteId), ...flash })
  }
}

function setWebhook(desk: Desk): FormHandler {
  return async (c, visitor, form) => {
    const websiteId = pathParameter(c, 'websiteId')
    const flash = await desk.deps.operable.webhooks.set(websiteId, { url: form.text('url') }).then(
      ({ secret }): Flash => ({ tone: 'good', text: 'The webhook was set.', secret }),
      (error: unknown): Flash => ({ tone: 'poor', text: refusalOf(error, ['invalid_url']) }),
    )
    return tell(desk, visitor, { path: pathOf(websiteId), ...flash })
  }
}

function testWebhook(desk: Desk): FormHandler {
  return async (c, visitor) => {
    const websiteId = pathParameter(c, 'websiteId')
    const flash = await desk.deps.operable.webhooks.test(websiteId).then(
      ({ sent, detail = '' }): Flash =>
        sent
          ? { tone: 'good', text: 'The receiver took the test message.' }
          : { tone: 'poor', text: `The receiver did not take the test message. ${detail}` },
      (error: unknown): Flash => ({ tone: 'poor', text: refusalOf(error, ['not_found']) }),
    )
    return tell(desk, visitor, { path: pathOf(websiteId), ...flash })
  }
}

function removeWebhook(desk: Desk): FormHandler {
  return async (c, visitor) => {
    const websiteId = pathParameter(c, 'websiteId')
    await desk.deps.operable.webhooks.remove(websiteId)
    return tell(desk, visitor, { path: pathOf(websiteId), tone: 'good', text: 'The webhook was removed.' })
  }
}

function pathOf(websiteId: string): string {
  return `/console/websites/${websiteId}`
}

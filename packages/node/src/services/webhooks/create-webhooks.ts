import { setTimeout as sleep } from 'node:timers/promises'
import { OperableError } from '@operable/core'
import { z } from 'zod'
import type { Storage } from '../../contracts/storage.ts'
import type { Webhook, WebhookDelivery, Webhooks } from '../../contracts/webhooks.ts'
import type { AddressPolicy } from '../../fetch/address/address-guard.ts'
import type { SafePost } from '../../fetch/safe-fetch/safe-post.ts'
import { checkDocument } from '../documents/documents.ts'
import { randomId } from '../random-id.ts'
import { requireWebsite } from '../websites/website-document.ts'
import { isWebhookSecret, newWebhookSecret, signedHeaders } from './sign-webhook.ts'

export const WEBHOOKS = 'webhooks/'

const webhookSchema = z.looseObject({
  format: z.literal(1),
  url: z.string(),
  secret: z.string(),
  createdAt: z.iso.datetime(),
})

/** For one try, in ms. */
const TRY_MS = 5_000
/** Between two tries, in ms: there are three. */
const PAUSES_MS = [1_000, 4_000]

/** One message. */
export interface WebhookMessage {
  /** The same for each try, also of another process: receivers tell by it what they have already. */
  id: string
  type: string
  /** Of what it tells, ISO 8601. */
  timestamp: string
  data: Readonly<Record<string, unknown>>
}

interface Parts {
  storage: Storage
  now: () => Date
  policy: Pick<AddressPolicy, 'checkUrl'>
  post: SafePost
  closing: AbortSignal
  /** Between two tries, in ms. Default: 1,000 and 4,000. */
  pausesMs?: readonly number[]
}

/** Webhooks, and the only way to send to them. */
export interface WebhookSender extends Webhooks {
  /**
   * Tries three times to send a message, which says nothing of the secret.
   * @returns nothing if the website has no webhook, or the service closes before there is an answer
   */
  send(websiteId: string, message: WebhookMessage): Promise<WebhookDelivery | undefined>
}

export function createWebhooks({ storage, now, policy, post, closing, pausesMs = PAUSES_MS }: Parts): WebhookSender {
  async function load(websiteId: string) {
    const key = WEBHOOKS + websiteId
    await requireWebsite(storage, websiteId)
    const stored = await storage.read(key)
    return stored && checkDocument(webhookSchema, key, stored.value)
  }

  async function send(websiteId: string, { id, ...message }: WebhookMessage): Promise<WebhookDelivery | undefined> {
    const webhook = await load(websiteId)
    if (!webhook) return undefined
    const body = JSON.stringify(message)
    let detail = ''
    for (let tries = 1; tries <= pausesMs.length + 1; tries++) {
      const headers = signedHeaders(webhook.secret, { id, at: now(), body })
      const result = await post({ url: webhook.url, headers, body, timeoutMs: TRY_MS, signal: closing })
      if (closing.aborted) return undefined
      if (result.ok && result.status >= 200 && result.status < 300) return { sent: true, tries }
      detail = result.ok ? `The receiver answered with status ${result.status}.` : result.detail
      const pause = pausesMs[tries - 1]
      if (pause === undefined) return { sent: false, tries, detail }
      await sleep(pause, undefined, { signal: closing, ref: false }).catch(() => undefined)
      if (closing.aborted) return undefined
    }
    return undefined
  }

  return {
    send,
    async get(websiteId) {
      const webhook = await load(websiteId)
      return webhook && shown(webhook)
    },
    async set(websiteId, { url: given, secret = newWebhookSecret() }) {
      const url = requireAddress(given, policy)
      if (!isWebhookSecret(secret)) {
        throw new OperableError('invalid_request', 'secret: Must be `whsec_` followed by 24 to 64 bytes in base64.')
      }
      await requireWebsite(storage, websiteId)
      const webhook = { format: 1 as const, url, secret, createdAt: now().toISOString() }
      await storage.write(WEBHOOKS + websiteId, webhook)
      return { ...shown(webhook), secret }
    },
    async remove(websiteId) {
      await requireWebsite(storage, websiteId)
      await storage.remove(WEBHOOKS + websiteId)
    },
    async test(websiteId) {
      const { url } = await requireWebsite(storage, websiteId)
      const message = {
        id: `msg_${randomId(20)}`,
        type: 'test',
        timestamp: now().toISOString(),
        data: { websiteId, url },
      }
      const delivery = await send(websiteId, message)
      if (!delivery) throw new OperableError('not_found', 'This website has no webhook.')
      return delivery
    },
  }
}

function shown({ url, createdAt }: Webhook): Webhook {
  return { url, createdAt }
}

/** @throws OperableError `invalid_url` */
function requireAddress(given: string, policy: Pick<AddressPolicy, 'checkUrl'>): string {
  const url = URL.parse(given)
  if (url?.protocol !== 'https:') throw new OperableError('invalid_url', 'A webhook needs an address with https.')
  const refusal = policy.checkUrl(url)
  if (refusal) throw new OperableError('invalid_url', refusal.reason)
  return url.href
}

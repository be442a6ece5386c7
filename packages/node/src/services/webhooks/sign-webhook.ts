import { createHmac, randomBytes } from 'node:crypto'

/** Of a secret, as Standard Webhooks writes it. */
const PREFIX = 'whsec_'
/** Bytes of a secret of ours. */
const OWN_BYTES = 32

/** A new secret: `whsec_` and base64. */
export function newWebhookSecret(): string {
  return PREFIX + randomBytes(OWN_BYTES).toString('base64')
}

/** Whether a text is a secret of Standard Webhooks: `whsec_` and 24 to 64 bytes in base64. */
export function isWebhookSecret(text: string): boolean {
  const encoded = text.slice(PREFIX.length)
  const { length } = Buffer.from(encoded, 'base64')
  return text.startsWith(PREFIX) && /^[A-Za-z0-9+/]+={0,2}$/.test(encoded) && length >= 24 && length <= 64
}

/**
 * The headers that sign a message: https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 * @param id the same for each try of a message
 * @param at of this try
 */
export function signedHeaders(secret: string, { id, at, body }: { id: string; at: Date; body: string }) {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}

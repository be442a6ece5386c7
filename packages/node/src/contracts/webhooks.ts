/** Where a website wants to hear of changes. */
export interface Webhook {
  url: string
  /** ISO 8601. */
  createdAt: string
}

/** What became of a message. */
export interface WebhookDelivery {
  sent: boolean
  tries: number
  /** Why it was not sent. */
  detail?: string
}

/** Where websites want to hear of changes. Every call throws `website_not_found` and `storage_unavailable`. */
export interface Webhooks {
  get(websiteId: string): Promise<Webhook | undefined>
  /**
   * Replaces the webhook of a website.
   * @param given its address, with https and on the public internet, and a secret of Standard Webhooks; default: a new one
   * @returns the secret, which is shown only here
   * @throws OperableError `invalid_url`, `invalid_request` for a secret that is none
   */
  set(websiteId: string, given: { url: string; secret?: string | undefined }): Promise<Webhook & { secret: string }>
  remove(websiteId: string): Promise<void>
  /** Sends a message of the type `test`. @throws OperableError `not_found` without a webhook */
  test(websiteId: string): Promise<WebhookDelivery>
}

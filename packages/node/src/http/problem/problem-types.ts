import type { ErrorCode } from '@operable/core'

/** The fixed part of a problem: its title, and what the one who meets it can do. */
export interface ProblemType {
  title: string
  advice: string
}

/** One entry for every code; `GET /problems/{code}` shows them. */
export const problemTypes: Record<ErrorCode, ProblemType> = {
  invalid_url: {
    title: 'Invalid address',
    advice:
      'Send one address of a public host, http or https, without a user name or password. A bare domain means https.',
  },
  invalid_request: {
    title: 'Invalid request',
    advice: 'The member `errors` names each part that does not fit; the OpenAPI description has the schema.',
  },
  invalid_selector: {
    title: 'Invalid selector',
    advice: 'Send a CSS selector that every browser accepts: at most 512 characters, no pseudo-elements.',
  },
  invalid_evidence: {
    title: 'Invalid evidence',
    advice: 'The evidence of a scan does not have the form that this version reads. Scan the site again.',
  },
  no_valid_urls: {
    title: 'No valid addresses',
    advice: 'Send at least one absolute http or https address of a public page of the website.',
  },
  no_tools_created: {
    title: 'No tools found',
    advice: 'The pages hold no form or button that makes a tool. Send pages with a sign-up, login or contact form.',
  },
  unauthorized: {
    title: 'Key missing or not valid',
    advice: 'Send a key that is not revoked in the header `Authorization: Bearer <key>`.',
  },
  forbidden: {
    title: 'Not allowed with this key',
    advice: 'Use the key of this website, or the admin key.',
  },
  no_report: {
    title: 'No completed report',
    advice:
      'No scan of this address has completed; the detail says how the last one failed. Reading never starts a scan; `POST /api/v1/scans` does.',
  },
  website_not_found: { title: 'Website not found', advice: '`GET /websites` lists the websites that are kept.' },
  tool_not_found: { title: 'Tool not found', advice: '`GET /tools/{websiteId}` lists the tools of the website.' },
  key_not_found: { title: 'Key not found', advice: '`GET /websites/{websiteId}/keys` lists the keys of the website.' },
  scan_not_found: {
    title: 'Scan not found',
    advice: 'The scan never existed or ended long ago. Its report is kept under the address that was scanned.',
  },
  not_found: { title: 'Nothing here', advice: 'See the OpenAPI description at `/openapi.json` for what there is.' },
  method_not_allowed: { title: 'Method not allowed', advice: 'The header `Allow` names the methods of this address.' },
  request_timeout: {
    title: 'Request took too long',
    advice: 'Send the headers and the body without a pause, on a new connection.',
  },
  conflict: {
    title: 'Conflict',
    advice: 'The name is taken by another tool of the website. Choose another, or rename that one first.',
  },
  tool_limit_reached: {
    title: 'Limit of tools reached',
    advice: 'Remove tools that are no longer needed, or ask the operator for a higher limit.',
  },
  precondition_failed: {
    title: 'Changed in the meantime',
    advice: 'Read it again, and send the change with the new `ETag` in `If-Match`.',
  },
  payload_too_large: { title: 'Body too large', advice: 'Send less in one request.' },
  unsupported_media_type: {
    title: 'Unsupported media type',
    advice: 'Send JSON, with `Content-Type: application/json`.',
  },
  rate_limited: {
    title: 'Too many requests',
    advice: 'Wait for the seconds that `Retry-After` names, then try again.',
  },
  headers_too_large: {
    title: 'Headers too large',
    advice: 'Send a shorter address and fewer or shorter headers: 16 KiB together.',
  },
  aborted: { title: 'Aborted', advice: 'The request ended before it was done. Send it again.' },
  body_unavailable: {
    title: 'Body read by something else',
    advice: 'The operator has to mount Operable before anything that parses bodies, such as `express.json()`.',
  },
  internal: {
    title: 'Internal error',
    advice: 'The fault is on this side. It was written to the log; try again later or tell the operator.',
  },
  missing_dependency: {
    title: 'Not installed',
    advice: 'The operator has to install an optional package before this works.',
  },
  site_unreachable: {
    title: 'Site unreachable',
    advice: 'No page of the site answered with HTML. Check the address, and that the site is up.',
  },
  site_blocked: {
    title: 'Site blocked',
    advice:
      'The site answers, but refuses this visitor: a bot wall, or a status such as 403 or 429. Its owner can let `OperableBot` in.',
  },
  site_closed: {
    title: 'Site closed by robots.txt',
    advice: 'The robots.txt of the site asks `OperableBot` not to read it. Its owner can allow it there.',
  },
  login_required: {
    title: 'Login required',
    advice:
      'The site shows its pages only after a login. Scan a page that everybody can read, or the address of the login itself.',
  },
  storage_unavailable: {
    title: 'Storage unavailable',
    advice: 'The store cannot answer now. Nothing was lost; try again after `Retry-After` seconds.',
  },
}

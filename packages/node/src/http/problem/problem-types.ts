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
      'Send one http or https address of a public host, without a user name or password. A bare domain means https.',
  },
  invalid_request: {
    title: 'Invalid request',
    advice: 'The `errors` member lists each invalid part. The OpenAPI description has the schema.',
  },
  invalid_config: {
    title: 'Invalid configuration',
    advice: 'The message names the file, the part of it, and what is wrong there.',
  },
  invalid_selector: {
    title: 'Invalid selector',
    advice: 'Send a CSS selector that every browser supports: at most 512 characters, no pseudo-elements.',
  },
  invalid_evidence: {
    title: 'Invalid evidence',
    advice: 'This version cannot read the evidence of that scan. Scan the site again.',
  },
  no_valid_urls: {
    title: 'No valid addresses',
    advice: 'Send at least one absolute http or https address of a public page of the website.',
  },
  no_tools_created: {
    title: 'No tools found',
    advice:
      'These pages have no form or button that can become a tool. Send pages with a sign-up, login or contact form.',
  },
  unauthorized: {
    title: 'Key missing or invalid',
    advice: 'Send a valid key in the `Authorization: Bearer <key>` header.',
  },
  forbidden: {
    title: 'Not allowed with this key',
    advice: 'Use a key for this website, or the admin key.',
  },
  no_report: {
    title: 'No completed report',
    advice:
      'No scan of this address has completed. If the last one failed, the detail says why. Reading a report never starts a scan; `POST /api/v1/scans` does.',
  },
  website_not_found: { title: 'Website not found', advice: '`GET /websites` lists the websites.' },
  tool_not_found: { title: 'Tool not found', advice: '`GET /tools/{websiteId}` lists the tools of the website.' },
  key_not_found: { title: 'Key not found', advice: '`GET /websites/{websiteId}/keys` lists the keys of the website.' },
  scan_not_found: {
    title: 'Scan not found',
    advice:
      'The scan does not exist, or ended more than a day ago. Look for its report by the address that was scanned.',
  },
  not_found: { title: 'Not found', advice: 'The OpenAPI description at `/openapi.json` lists every operation.' },
  method_not_allowed: {
    title: 'Method not allowed',
    advice: 'The `Allow` header lists the methods that this address supports.',
  },
  request_timeout: {
    title: 'Request took too long',
    advice: 'Open a new connection, and send the headers and the body without pausing.',
  },
  conflict: {
    title: 'Conflict',
    advice: 'Another tool of the website has this name. Choose another name, or rename that tool first.',
  },
  tool_limit_reached: {
    title: 'Tool limit reached',
    advice: 'Remove tools that you no longer need, or ask the operator for a higher limit.',
  },
  precondition_failed: {
    title: 'Changed since you read it',
    advice: 'Read it again, then send your change with the new `ETag` in `If-Match`.',
  },
  payload_too_large: { title: 'Body too large', advice: 'Send less data in one request.' },
  unsupported_media_type: {
    title: 'Unsupported media type',
    advice: 'Send JSON with `Content-Type: application/json`.',
  },
  rate_limited: {
    title: 'Too many requests',
    advice: 'Wait for the number of seconds in `Retry-After`, then try again.',
  },
  headers_too_large: {
    title: 'Headers too large',
    advice: 'Send a shorter address and fewer or shorter headers: at most 16 KiB in total.',
  },
  aborted: { title: 'Aborted', advice: 'The request ended before it was complete. Send it again.' },
  body_unavailable: {
    title: 'Body already read',
    advice: 'The operator needs to mount Operable before anything that parses bodies, such as `express.json()`.',
  },
  internal: {
    title: 'Internal error',
    advice: 'Something went wrong on our side, and it was logged. Try again later, or tell the operator.',
  },
  missing_dependency: {
    title: 'Package not installed',
    advice: 'The operator needs to install an optional package first.',
  },
  site_unreachable: {
    title: 'Site unreachable',
    advice: 'No page of the site returned HTML. Check the address, and that the site is up.',
  },
  site_blocked: {
    title: 'Site blocked',
    advice:
      'The site responds, but turns this visitor away with a bot wall or a status such as 403 or 429. Its owner can allow `OperableBot`.',
  },
  site_closed: {
    title: 'Site closed by robots.txt',
    advice: 'The robots.txt of the site does not allow `OperableBot`. Its owner can allow it there.',
  },
  login_required: {
    title: 'Login required',
    advice: 'The site shows its pages only after a login. Scan a public page, or the login page itself.',
  },
  stopping: {
    title: 'The process is stopping',
    advice: 'Send requests to another process, or try again after the number of seconds in `Retry-After`.',
  },
  storage_unavailable: {
    title: 'Storage unavailable',
    advice: 'The storage is not responding. Nothing was lost. Try again after the number of seconds in `Retry-After`.',
  },
}

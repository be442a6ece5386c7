import { hashSource } from './hash.ts'
import { pageScripts } from './script/page-scripts.ts'
import { styleSheet } from './style/style-sheet.ts'

/**
 * `Content-Security-Policy` of every page: our one style sheet and our scripts, which stand in the page and are known by
 * their hash, pictures from here, and nothing else. Text of a scanned site could not run if it ever got out of its place.
 */
export const pagePolicy: string = [
  "default-src 'none'",
  `style-src ${hashSource(styleSheet)}`,
  `script-src ${Object.values(pageScripts).map(hashSource).join(' ')}`,
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

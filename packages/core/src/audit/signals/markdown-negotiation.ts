import { looksLikeHtml } from '../../site/looks-like-html.ts'
import { isChallenge } from '../site-file.ts'
import type { SignalRule } from './signal-rule.ts'

/** Whether the homepage answers in Markdown when it is asked for (`Accept: text/markdown`, RFC 7763). */
export const markdownNegotiation: SignalRule = {
  id: 'markdown-negotiation',
  title: 'Markdown negotiation',
  look(site) {
    const file = site.files['markdown-negotiation']
    if (!file) return { state: 'not_measured', observed: ['It was not requested.'] }
    if (file.outcome === 'failed') return { state: 'not_measured', observed: [file.detail] }
    if (file.outcome === 'not_requested') return { state: 'not_measured', observed: [file.why] }
    if (isChallenge(file)) return { state: 'not_measured', observed: ['A bot wall answered instead of the site.'] }
    const type = file.headers['content-type'] ?? ''
    if (file.status < 200 || file.status >= 300 || !/^\s?text\/markdown\b/i.test(type)) {
      return { state: 'absent', observed: ['When asked for text/markdown, the homepage returns another format.'] }
    }
    if (looksLikeHtml(file.body ?? '')) {
      return { state: 'partial', observed: ['The homepage returns HTML labeled as Markdown.'] }
    }
    if (!/(?:^|[\s,])(?:accept|\*)(?:$|[\s,])/i.test(file.headers['vary'] ?? '')) {
      return {
        state: 'partial',
        observed: ['The homepage returns Markdown, but without Vary: Accept, so caches can mix up the two formats.'],
      }
    }
    return { state: 'present', observed: ['When asked for text/markdown, the homepage returns Markdown.'] }
  },
}

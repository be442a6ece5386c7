import { looksLikeHtml } from '../../site/looks-like-html.ts'
import { isChallenge } from '../site-file.ts'
import type { SignalRule } from './signal-rule.ts'

/** Whether the homepage answers in Markdown when it is asked for (`Accept: text/markdown`, RFC 7763). */
export const markdownNegotiation: SignalRule = {
  id: 'markdown-negotiation',
  title: 'Markdown negotiation',
  look(site) {
    const file = site.files['markdown-negotiation']
    if (!file) return { state: 'not_measured', observed: ['It was not asked for.'] }
    if (file.outcome === 'failed') return { state: 'not_measured', observed: [file.detail] }
    if (file.outcome === 'not_requested') return { state: 'not_measured', observed: [file.why] }
    if (isChallenge(file)) return { state: 'not_measured', observed: ['A bot wall answered instead of the site.'] }
    const type = file.headers['content-type'] ?? ''
    if (file.status < 200 || file.status >= 300 || !/^\s?text\/markdown\b/i.test(type)) {
      return { state: 'absent', observed: ['Asked for text/markdown, the homepage answers in another format.'] }
    }
    if (looksLikeHtml(file.body ?? '')) {
      return { state: 'partial', observed: ['The homepage answers with HTML that is labelled as Markdown.'] }
    }
    if (!/(?:^|[\s,])(?:accept|\*)(?:$|[\s,])/i.test(file.headers['vary'] ?? '')) {
      return {
        state: 'partial',
        observed: ['The homepage answers in Markdown, but without Vary: Accept, so caches mix the two up.'],
      }
    }
    return { state: 'present', observed: ['Asked for text/markdown, the homepage answers in Markdown.'] }
  },
}

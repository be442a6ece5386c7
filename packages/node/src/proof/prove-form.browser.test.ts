import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testBrowser } from '../../test/browser.ts'
import { type LoopbackSite, loopbackSite } from '../../test/loopback-site.ts'
import { prove } from '../services/prove.ts'

/** The browser itself sends the form, which does not exist until its opener is clicked. */
const page = `<!doctype html><html lang="en"><title>Clay</title><h1>Clay and fire</h1>
<p>Courses for beginners, every Tuesday evening, in small groups.</p><button id="open">Book a course</button>
<script>
document.querySelector('#open').onclick = () => document.body.insertAdjacentHTML('beforeend',
  '<div role="dialog" aria-label="Book a course"><form method="post" action="/courses">' +
  '<label>Name <input name="name" required></label><label>Email <input name="email" type="email" required></label>' +
  '<button>Book</button></form></div>')
</script></html>`

let site: LoopbackSite
beforeAll(async () => {
  vi.stubEnv('CHROMIUM_PATH', await testBrowser())
  site = await loopbackSite({ '/': page })
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await site.close()
})

test('a form behind an opener that the browser sends is proven', { timeout: 120_000 }, async () => {
  const { proofs } = await prove(`http://127.0.0.1:${site.port}/`, { allowPrivate: true, maxPages: 1 })
  expect(proofs.map(({ verdict, reason, trigger, request }) => [verdict, reason, trigger, request?.by])).toEqual([
    ['proven', 'sent_once', '#open', 'form'],
  ])
})

import { type PageContext, renderDocument } from './document.ts'
import { html } from './html.ts'

/** Questions that come up, what it costs, and whom to ask. */
export function renderHelpPage(context: PageContext, contact?: string): string {
  const { basePath } = context
  return renderDocument(
    {
      title: 'Help',
      description: 'What Operable does on a website, what it costs, and who to contact.',
      path: '/help',
      main: html`<article class="prose"><h1>Help</h1>
<h2>What does a scan do on my site?</h2>
<p>It reads at most 25 public pages, a few at a time, plus small files such as robots.txt and the sitemap. It obeys robots.txt, identifies itself in every request, and never submits a form.</p>
<h2>How do I block it?</h2>
<p>Disallow <code>OperableBot</code> in robots.txt. Pages that robots.txt disallows are not read, and the report says so.</p>
<h2>My score looks wrong</h2>
<p>Each check in a report says what was found and on which page. Anything that could not be measured is left out, and the range next to the score shows how much that could change it. <a href="${basePath}/methodology">The methodology</a> lists every rule.</p>
<h2>How do I share a report?</h2>
<p>Share its address, which never changes: a new scan updates the report. Add <code>.json</code> or <code>.md</code> for a version that programs can read, or <code>/history.json</code> for earlier results. Each report also has a badge for your site. You can <a href="${basePath}/compare">compare</a> two saved reports.</p>
<h2 id="privacy">Privacy</h2>
<p>We use no trackers, and no cookies until you sign in to the console. To enforce rate limits, your IP address is held in memory for a minute and never stored. Website owners can see which of their pages load our script, and when. They can also record what agents do: how each run of a tool ended, when, and how long it took. Those records are kept for 30 days and contain nothing that was typed and nothing about visitors. When owners scan a site with its own key, the report may show a picture of one of its forms, taken from the public page.</p>
<h2>Pricing</h2>
<p>Operable is free and open source under the MIT license. There are no paid plans.</p>
<h2 id="contact">Contact</h2>
${
  contact === undefined
    ? html`<p>Ask whoever runs this service; they also issue the keys. For questions about the software itself, ask where you got it.</p>`
    : html`<p>Questions about this service? <a href="${contact}">Contact the operator</a>.</p>`
}
</article>`,
    },
    context,
  )
}

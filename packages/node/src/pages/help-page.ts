import { type PageContext, renderDocument } from './document.ts'
import { html } from './html.ts'

/** Questions that come up, what it costs, and whom to ask. */
export function renderHelpPage(context: PageContext, contact?: string): string {
  const { basePath } = context
  return renderDocument(
    {
      title: 'Help',
      description: 'What Operable does on a website, what it costs, and whom to ask.',
      path: '/help',
      main: html`<article class="prose"><h1>Help</h1>
<h2>What does a scan do on my site?</h2>
<p>It reads at most 25 public pages, a few at a time, and the small files that say who may read what. It obeys robots.txt, names itself in every request, and sends no form.</p>
<h2>How do I keep it out?</h2>
<p>Disallow the product token <code>OperableBot</code> in robots.txt. A page that robots.txt closes is not read, and the report says so.</p>
<h2>My score looks wrong</h2>
<p>Every check of a report says what was seen and on which page. What could not be measured is not counted, and the range beside the score says what it leaves open. <a href="${basePath}/methodology">The methodology</a> has every rule.</p>
<h2>How do I share a report?</h2>
<p>The address of a report never changes; a new scan replaces what it shows. The same address with <code>.json</code> or <code>.md</code> at its end is the report for programs, with <code>/history.json</code> its earlier results, and each report has a badge to paste. Two reports that you saved can be <a href="${basePath}/compare">compared</a>.</p>
<h2 id="privacy">Privacy</h2>
<p>There are no trackers, and no cookie before you sign in to the console. The address that a request comes from is counted in memory for a minute, for the limits, and is not kept. The owner of a website is told which of its pages load our script, and when. An owner may also record what agents do: how each run of a tool ended, when, and how long it took, for 30 days. Nothing that was typed is kept, and nothing about who visits. When owners scan a site with its own key, the report may show a picture of one of its forms, taken from the public page.</p>
<h2>Pricing</h2>
<p>Operable is free and open source, under the MIT licence. Reading reports costs nothing; there is no plan to buy.</p>
<h2 id="contact">Contact</h2>
${
  contact === undefined
    ? html`<p>This service is run by its operator, who gives out the keys. For the software itself, ask where you got it.</p>`
    : html`<p>Whoever runs this service answers questions about it: <a href="${contact}">contact the operator</a>.</p>`
}
</article>`,
    },
    context,
  )
}

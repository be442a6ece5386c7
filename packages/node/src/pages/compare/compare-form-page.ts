import { renderDocument } from '../document.ts'
import { html } from '../html.ts'
import type { PageContext } from '../page-context.ts'

/** Takes two reports as files. Nothing of them is kept. @param error what was wrong with the last ones */
export function renderCompareFormPage(context: PageContext, error?: string): string {
  const { basePath } = context
  return renderDocument(
    {
      title: 'Compare two reports',
      description: 'Compares two reports of one site that were saved as JSON, and says what changed.',
      path: '/compare',
      scripts: ['approval'],
      main: html`<div class="narrow stack"><h1>Compare two reports</h1>
<p class="lead">See what changed on a site between two scans, check by check and form by form.</p>
<p>Choose two files with reports of the same site. <code>operable audit --json</code> prints one, and the address of a report with <code>.json</code> at its end is one.</p>
${error !== undefined && html`<p class="notice poor" role="alert">${error}</p>`}
<form class="card stack" action="${basePath}/compare" method="post" enctype="multipart/form-data" data-approval>
<div class="field"><label for="before">Earlier report</label><input id="before" name="before" type="file" accept="application/json,.json" required></div>
<div class="field"><label for="after">Later report</label><input id="after" name="after" type="file" accept="application/json,.json" required></div>
<p><button>Compare the two reports</button></p></form>
<p>Nothing is kept: the files are read, compared and forgotten.</p>
<p>When Operable judged one of the two by newer rules, the page says which part of the change is the site’s and which part is ours.</p>
<p>Reports that this service keeps need no files: the history of each report leads to the same page.</p></div>`,
    },
    context,
  )
}

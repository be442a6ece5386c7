import { type PageContext, renderDocument } from '../document.ts'
import { html } from '../html.ts'
import { field } from '../parts.ts'

interface SignInView {
  error?: string
  /** Where to go then, from the root of the service. */
  next?: string
}

/** The door of the console. */
export function renderSignInPage(context: PageContext, { error, next }: SignInView = {}): string {
  return renderDocument(
    {
      title: 'Sign in to the console',
      description: 'Sign in with a key to manage the tools of your websites.',
      path: '/console',
      unlisted: true,
      scripts: ['approval'],
      main: html`<div class="narrow stack"><h1>Console</h1>
<p class="lead">Find the tools of your website, try them, edit them, and switch them on and off.</p>
<form class="card stack" method="post" action="${context.basePath}/console/sign-in" data-approval>${field({
        name: 'key',
        label: 'Key',
        type: 'password',
        hint: 'A website key or the admin key.',
        error,
        code: true,
        required: true,
        autocomplete: 'current-password',
        maxLength: 512,
      })}${next && html`<input type="hidden" name="next" value="${next}">`}
<p><button type="submit">Sign in to the console</button></p></form>
<h2>Where is my key?</h2>
<p>The service prints its admin key once, when it first starts. You see the key of a website when you add the website.</p>
<h2>What is stored?</h2>
<p>A cookie with a random ID, until you sign out or for twelve hours. The service stores your key encrypted with that ID, so nobody can read it there, and never sends it back to the browser.</p></div>`,
    },
    context,
  )
}

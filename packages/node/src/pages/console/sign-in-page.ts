import type { PageContext } from '../document.ts'
import { renderDocument } from '../document.ts'
import { html } from '../html.ts'
import { field } from '../parts.ts'

export interface SignInView {
  error?: string
  /** Where to go then, from the root of the service. */
  next?: string
}

/** The door of the console. */
export function renderSignInPage(context: PageContext, { error, next }: SignInView = {}): string {
  return renderDocument(
    {
      title: 'Sign in to the console',
      description: 'Keep the tools of your websites: sign in with a key.',
      path: '/console',
      unlisted: true,
      scripts: ['approval'],
      main: html`<div class="narrow stack"><h1>Console</h1>
<p class="lead">Here the tools of a website are found, tried, edited and switched on and off.</p>
<form class="card stack" method="post" action="${context.basePath}/console/sign-in" data-approval>${field({
        name: 'key',
        label: 'Key',
        type: 'password',
        hint: 'The key of a website, or the admin key.',
        error,
        code: true,
        required: true,
        autocomplete: 'current-password',
        maxLength: 512,
      })}${next && html`<input type="hidden" name="next" value="${next}">`}
<p><button type="submit">Sign in to the console</button></p></form>
<h2>Where is my key?</h2>
<p>The service prints its admin key once, when it starts for the first time. The key of a website is shown when the website is added.</p>
<h2>What is kept?</h2>
<p>A cookie with a random number, until you sign out or for twelve hours. The service keeps the key sealed with that number, so that nobody can read it there, and it never comes back to the browser.</p></div>`,
    },
    context,
  )
}

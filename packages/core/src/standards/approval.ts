/**
 * Attributes that make a page ask a person before a form is sent, on the form or on its submit control. Each is an explicit
 * gate in the markup, so that a static scan can see it:
 * - `data-approval`: ours, for a confirmation step that the site builds itself;
 * - `data-confirm`: rails-ujs, https://guides.rubyonrails.org/working_with_javascript_in_rails.html;
 * - `data-turbo-confirm`: Hotwire Turbo, https://turbo.hotwired.dev/reference/attributes;
 * - `hx-confirm`: htmx, https://htmx.org/attributes/hx-confirm/.
 * The other gate is a declarative WebMCP form without `toolautosubmit`: the browser fills it and waits for the person.
 */
export const approvalAttributes = ['data-approval', 'data-confirm', 'data-turbo-confirm', 'hx-confirm'] as const

/** Values by which markup turns such an attribute off (`unset`: htmx). */
export const noApprovalValues: readonly string[] = ['false', 'no', 'off', 'none', '0', 'unset', 'null', 'undefined']

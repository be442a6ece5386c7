import type { Form } from '../page/model/form-model.ts'
import type { PageModel } from '../page/model/page-model.ts'
import { type FormEvidence, formEvidence } from './form-evidence.ts'
import { type FormTask, formNameRules } from './form-name-rules.ts'
import { inferButtonName } from './infer-button-name.ts'
import { type Task, taskOf } from './task-name.ts'

/**
 * The name of the task that a form does, as discovery gives it: one of the specification's names where that is true
 * (`signup`, `login`, `contactSales`, `subscribe`, `booking`), else one made of the form's own words, such as
 * `bookAppointment` or `requestQuote`; `submitForm` where nothing tells.
 *
 * @param page the page that the form stands on
 */
export function inferTaskName(form: Form, page?: PageModel): string {
  const evidence = formEvidence(form, page)
  const rule = formNameRules.find(({ holds }) => holds(evidence))
  const language = page?.language.code
  const identifiers = identifiersOf(form)
  const own = taskOf(ownTexts(form), { language, identifiers })
  if (rule?.task === 'order') return taskOf(form.nameHints.submitTexts, { language, identifiers })?.name ?? 'order'
  if (rule?.task) return nameByShape(rule.task, own, evidence)
  // A password leaves no doubt: whoever logs in does so under any heading.
  if (rule && (evidence.passwords > 0 || !own?.isTold)) return rule.name
  if (own) return own.name
  const around = page && taskOf(pageTexts(page), { language })
  return around?.isTold ? around.name : 'submitForm'
}

const ENDS = new Set(['cancel', 'delete', 'unsubscribe'])
const PAYS = new Set(['donate', 'book', 'reserve', 'order', 'buy', 'checkout', 'register'])

/** The shape tells what kind of task it is, the words which one. */
function nameByShape(shape: Exclude<FormTask, 'order'>, told: Task | undefined, { topics }: FormEvidence): string {
  const verb = told?.verb ?? ''
  switch (shape) {
    case 'cancel':
      return told && ENDS.has(verb) ? told.name : 'cancel'
    case 'checkout':
      return told && PAYS.has(verb) ? told.name : 'checkout'
    case 'search':
      return told?.isTold ? told.name : 'search'
    case 'comment':
      return told?.thing === 'Review' || told?.thing === 'Feedback' ? told.name : 'comment'
    case 'changePassword':
      return [topics.submit, topics.heading, topics.name, topics.action].some((each) => each.has('recovery'))
        ? 'recoverPassword'
        : 'changePassword'
    case 'recoverPassword':
      return 'recoverPassword'
  }
}

/** What a form says of itself, in the order in which it counts: its button, its heading, its label. */
function ownTexts({ nameHints }: Form): (string | undefined)[] {
  return [...nameHints.submitTexts.slice(0, 2), nameHints.label, nameHints.heading]
}

function identifiersOf({ nameHints: { id, name, action } }: Form): (string | undefined)[] {
  return [name, id, action && lastOf(action)]
}

function pageTexts({ headings, title, url }: PageModel): (string | undefined)[] {
  return [headings[0]?.text, title, lastOf(url)]
}

function lastOf(address: string): string {
  return address.split(/[/?#]/).findLast((part) => /\p{L}/u.test(part)) ?? ''
}

const ASKS = /^(?:why|how|what|who|where|when|about|read|our|the)\b/i

/**
 * The name of the task that a button does, or a link that acts as one; undefined where its text names none.
 *
 * @param language BCP 47 primary subtag of the page
 */
export function inferButtonTask(text: string, language?: string): string | undefined {
  if (text.length > 60 || ASKS.test(text)) return undefined
  const told = taskOf([text], { language })
  if (told?.isTold && told.verb !== 'send') return told.name
  return inferButtonName(text, language)
}

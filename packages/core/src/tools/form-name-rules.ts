import type { ToolName } from '../schema/tool-name.ts'
import type { ToolTopic } from '../standards/tool-words.ts'
import type { EvidenceSource, FormEvidence } from './form-evidence.ts'

/** The task of a `submitForm` by its shape; its words may name it more precisely. */
export type FormTask = 'cancel' | 'checkout' | 'changePassword' | 'recoverPassword' | 'search' | 'comment' | 'order'

interface FormNameRule {
  name: ToolName
  task?: FormTask
  /** What the rule looks for, in words. */
  when: string
  holds: (form: FormEvidence) => boolean
}

/** Evaluated in order; the first that holds gives the name. */
export const formNameRules: readonly FormNameRule[] = [
  {
    name: 'submitForm',
    task: 'cancel',
    when: 'its own words say that it deletes, ends or calls off something',
    holds: ({ undoes }) => undoes,
  },
  {
    name: 'submitForm',
    task: 'checkout',
    when: 'a card is asked for, and nobody logs in: a payment, even where it also makes an account',
    // Beside a password, a lone card number may be a loyalty card's: the button or a second card field must say more.
    holds: (form) =>
      form.cards > 0 &&
      (form.cards > 1 || form.passwords === 0 || says(form, 'order', 'submit')) &&
      !says(form, 'login', 'submit'),
  },
  {
    name: 'submitForm',
    task: 'changePassword',
    when: 'the password in use and another one: a change of password',
    holds: (form) =>
      form.currentPasswords > 0 &&
      form.passwords > form.currentPasswords &&
      form.personal === 0 &&
      !says(form, 'signup', 'submit', 'heading'),
  },
  {
    name: 'submitForm',
    task: 'changePassword',
    when: 'new passwords for an account that is known already: nothing else is asked',
    holds: (form) =>
      form.passwords === form.texts.length &&
      (form.passwords > 1 || (form.passwords > 0 && says(form, 'password-change', 'fields'))) &&
      !says(form, 'signup', 'submit', 'heading', 'name', 'page'),
  },
  {
    name: 'submitForm',
    task: 'changePassword',
    when: 'a password, and words for changing or recovering it instead of logging in or registering',
    holds: (form) =>
      form.passwords > 0 &&
      form.identifiers < 2 &&
      (says(form, 'password-change', 'submit', 'heading', 'name', 'action') ||
        says(form, 'recovery', 'submit', 'name', 'action')) &&
      !says(form, 'login', 'submit') &&
      !says(form, 'signup', 'submit', 'heading', 'action'),
  },
  {
    name: 'signup',
    when: 'a password, and more that speaks for a new account than for an existing one',
    holds: (form) => form.passwords > 0 && accountLeaning(form) > 0,
  },
  { name: 'login', when: 'a password otherwise', holds: (form) => form.passwords > 0 },
  {
    name: 'signup',
    when: 'the form or its button, and what stands around it, say that an account is made',
    holds: (form) =>
      says(form, 'signup', 'submit', 'name') &&
      says(form, 'signup', 'heading', 'action', 'page') &&
      (says(form, 'signup', 'submit', 'heading') || form.texts.length > 2) &&
      form.identifiers > 0 &&
      !says(form, 'subscribe', 'submit', 'name', 'action', 'heading', 'page'),
  },
  {
    name: 'signup',
    when: 'the terms that come before a registration',
    holds: (form) => form.texts.length === 0 && says(form, 'signup', 'name', 'action') && says(form, 'signup', 'page'),
  },
  {
    name: 'login',
    when: 'a login by another site or a certificate: the words of a login and no address',
    holds: (form) =>
      form.texts.length <= 2 &&
      form.emails === 0 &&
      form.messages === 0 &&
      says(form, 'login', 'submit', 'name', 'action') &&
      !says(form, 'search', 'submit', 'name', 'fields') &&
      !says(form, 'recovery', 'submit', 'name', 'action', 'heading'),
  },
  {
    name: 'subscribe',
    when: 'the form itself is called a newsletter, and asks for little',
    holds: (form) =>
      form.texts.length > 0 &&
      form.texts.length <= 5 &&
      form.messages === 0 &&
      says(form, 'subscribe', 'submit', 'name', 'action'),
  },
  {
    name: 'submitForm',
    task: 'recoverPassword',
    when: 'a password is recovered',
    holds: (form) =>
      says(form, 'recovery', 'submit', 'name', 'action', 'heading') ||
      (form.texts.length <= 2 && says(form, 'recovery', 'fields', 'page') && !says(form, 'subscribe', 'heading')),
  },
  {
    name: 'submitForm',
    task: 'search',
    when: 'a search: its field, its button or its name says so, and nobody leaves an address or a message',
    holds: (form) =>
      form.messages === 0 &&
      form.emails === 0 &&
      (form.texts.some(({ purpose }) => purpose === 'search') || says(form, 'search', 'submit', 'name', 'action')),
  },
  {
    name: 'submitForm',
    task: 'comment',
    when: 'a comment, a review or a letter to a friend, and no word for contact',
    holds: (form) =>
      says(form, 'comment', 'name', 'action', 'submit', 'heading') &&
      !says(form, 'contact', 'name', 'action', 'submit', 'heading', 'page'),
  },
  {
    name: 'submitForm',
    task: 'order',
    when: 'an order, and no word for contact',
    holds: (form) =>
      says(form, 'order', 'name', 'action', 'submit') && !says(form, 'contact', 'name', 'action', 'submit', 'heading'),
  },
  {
    name: 'contactSales',
    when: 'a message, and who writes it or a word for contact',
    holds: (form) =>
      form.messages > 0 &&
      (form.identifiers > 0 ||
        form.personal > 0 ||
        says(form, 'contact', 'name', 'action', 'submit', 'heading', 'page')),
  },
  {
    name: 'subscribe',
    when: 'an address and a word for a newsletter; on the page only where little is asked',
    holds: (form) =>
      form.emails > 0 &&
      (says(form, 'subscribe', 'heading') ||
        (form.texts.length <= 2 && says(form, 'subscribe', 'fields')) ||
        (form.texts.length <= 3 && says(form, 'subscribe', 'page'))),
  },
  {
    name: 'login',
    when: 'the first step of a login: one identifier and a word for it',
    holds: (form) =>
      form.identifiers > 0 &&
      form.texts.length <= 2 &&
      says(form, 'login', 'submit', 'name', 'action', 'heading') &&
      !says(form, 'signup', 'submit'),
  },
  {
    name: 'subscribe',
    when: 'an address alone, or with one more field, and nothing that the form says of itself is about something else',
    holds: (form) =>
      form.emails > 0 &&
      form.texts.length <= 2 &&
      !form.saysOther &&
      !says(form, 'order', 'heading') &&
      !says(form, 'booking', 'heading', 'submit'),
  },
  {
    name: 'signup',
    when: 'the first step of a new account',
    holds: (form) => form.identifiers > 0 && says(form, 'signup', 'submit', 'name', 'action'),
  },
  {
    name: 'contactSales',
    when: 'somebody who wants to be called back: who they are and a word for contact',
    holds: (form) =>
      form.identifiers > 0 && form.personal > 0 && says(form, 'contact', 'name', 'action', 'submit', 'heading'),
  },
]

function says(form: FormEvidence, topic: ToolTopic, ...sources: readonly EvidenceSource[]): boolean {
  return sources.some((source) => form.topics[source].has(topic))
}

/** Clues in a form with a password: positive points for a new account, negative ones for an existing one. */
const accountClues: readonly { points: number; holds: (form: FormEvidence) => boolean }[] = [
  { points: 3, holds: ({ newPasswords }) => newPasswords > 0 },
  { points: 4, holds: ({ passwords }) => passwords > 1 },
  { points: 2, holds: ({ personal }) => personal > 0 },
  { points: 2, holds: ({ identifiers }) => identifiers > 1 },
  { points: 2, holds: ({ texts }) => texts.length > 4 },
  { points: 3, holds: ({ topics }) => topics.submit.has('signup') },
  { points: 2, holds: ({ topics }) => topics.name.has('signup') },
  { points: 2, holds: ({ topics }) => topics.action.has('signup') },
  { points: 2, holds: ({ topics }) => topics.heading.has('signup') },
  { points: 1, holds: ({ topics }) => topics.page.has('signup') },
  { points: 1, holds: ({ topics: { fields } }) => fields.has('signup') && !fields.has('login') },
  { points: -4, holds: ({ topics }) => topics.submit.has('login') },
  { points: -2, holds: ({ topics }) => topics.name.has('login') },
  { points: -2, holds: ({ topics }) => topics.action.has('login') },
  { points: -1, holds: ({ topics }) => topics.heading.has('login') },
  { points: -1, holds: ({ topics }) => topics.page.has('login') },
  { points: -1, holds: ({ topics }) => topics.fields.has('login') },
  { points: -1, holds: ({ texts }) => texts.length <= 2 },
]

/** Sum of the clues: above 0 the form signs up, else it logs in. */
function accountLeaning(form: FormEvidence): number {
  let sum = 0
  for (const { points, holds } of accountClues) if (holds(form)) sum += points
  return sum
}

import { describe, expect, test } from 'vitest'
import { allWords } from '../../lexicon/languages.ts'
import { type Deed, deedNeeds } from './deed.ts'
import { readMarks } from './deed-marks.ts'

const needs = (deed: Deed): string | undefined => deedNeeds(deed, allWords)

describe('how a button is drawn', () => {
  test.each([
    'class=btn btn-danger',
    'class=btn btn-outline-danger btn-sm',
    'class=button is-danger',
    'class=ant-btn ant-btn-dangerous',
    'class=el-button el-button--danger',
    'class=MuiButton-root MuiButton-containedError',
    'class=Polaris-Button Polaris-Button--toneCritical',
    'class=slds-button slds-button_destructive',
    'class=govuk-button govuk-button--warning',
    'class=pf-c-button pf-m-danger',
    'class=ui negative button',
    'class=btn btn-error',
    'class=mat-raised-button mat-warn',
    'class=px-4 bg-red-600 text-white',
    'class=underline text-red-700',
    'class=Button_destructive__x3Fq',
    'variant=destructive',
    'color=error',
    'data-accent-color=red',
    'appearance=danger',
    'tone=critical',
  ])('%s is dangerous', (mark) => expect(readMarks([mark]).isDangerous).toBe(true))

  test.each([
    'class=btn btn-primary',
    'class=btn btn-warning',
    'class=bg-blue-600 focus:ring-red-500',
    'class=-mt-2 has-negative-margin',
    'class=redirect reduced',
    'class=error-page',
    'id=danger',
    'aria-describedby=error-1',
  ])('%s is not', (mark) => expect(readMarks([mark]).isDangerous).toBe(false))
})

describe('what the markup tells of a name that tells nothing', () => {
  test.each([
    ['id=delete-account', 'deletion'],
    ['name=confirm_delete', 'deletion'],
    ['onclick=closeAccount()', 'deletion'],
    ['onclick=app.wallet.withdrawFunds(4)', 'payment'],
    ['data-action=delete-account', 'deletion'],
    ['data-turbo-method=delete', 'deletion'],
    ['data-method=delete', 'deletion'],
    ['input=delete', 'deletion'],
    ['hx-delete=/items/4', 'deletion'],
    ['data-confirm=Êtes-vous sûr ?', 'deletion'],
    ['data-turbo-confirm=Are you sure?', 'deletion'],
    ['hx-confirm=Sure?', 'deletion'],
    ["onclick=return confirm('本当によろしいですか？')", 'deletion'],
    ['onsubmit=return confirm("Weet u het zeker?")', 'deletion'],
    ['role=alertdialog', 'deletion'],
    ['class=btn-danger', 'deletion'],
    ['canvas=', 'payment'],
  ])('%s: %s', (mark, need) => expect(needs({ button: 'Los', marks: [mark] })).toBe(need))

  test.each([
    ['Los', 'id=submit-form'],
    ['Los', 'id=ctl00_PlaceHolderMain_Button'],
    ['Los', 'class=order-2 remove-margin'],
    ['Los', 'data-confirm=false'],
    ['Los', "onclick=track('delete account')"],
    ['Los', 'data-confirm=Send this message?'],
    ['Send message', 'data-confirm=Are you sure?'],
    ['Send message', 'class=btn btn-danger'],
    ['Search', 'class=bg-red-600'],
    ['Send', 'class=bg-red-600'],
    ['×', 'id=remove-alert'],
    ['Close', 'onclick=closeDeleteDialog()'],
    ['Log in', 'data-confirm=Are you sure?'],
  ])('%s with %s asks nobody', (button, mark) => expect(needs({ button, marks: [mark] })).toBeUndefined())

  test('what draws all its buttons so draws no danger', () => {
    const drawn = { button: 'Los', marks: ['class=btn btn-danger'] }
    expect(needs({ ...drawn, alike: () => ['Search'] })).toBeUndefined()
    expect(needs({ ...drawn, alike: () => ['Nuke everything'] })).toBe('deletion')
  })
})

describe('what the text beside says', () => {
  test.each([
    ['This action cannot be undone.', 'deletion'],
    ['Type DELETE to go on.', 'deletion'],
    ['Geben Sie „LÖSCHEN“ ein.', 'deletion'],
    ['Devam için SİL yazın', 'deletion'],
    ['Your order is legally binding.', 'payment'],
    ['Your card will be charged.', 'payment'],
  ])('%s', (beside, need) => expect(needs({ button: 'Go', beside })).toBe(need))

  test.each([
    ['Go', 'Free and non-binding.'],
    ['Go', 'Our estimate is not binding.'],
    ['Go', 'Kostenlos und unverbindlich.'],
    ['Go', 'Your card is not charged. You will not be charged.'],
    ['Unverbindlich anfragen', ''],
    ['Go', 'ללא התחייבות'],
    ['Go', 'Gratuit et sans engagement, non contraignant.'],
    ['Go', 'Nezávazná poptávka'],
    ['Go', 'Email PHONE name'],
    ['Go', 'Permanent address'],
    ['Go', 'Free forever'],
    ['Search', 'This cannot be undone.'],
    ['Sign up', 'Spammers are permanently removed.'],
  ])('%s, %s asks nobody', (button, beside) => expect(needs({ button, beside })).toBeUndefined())
})

test('what the text near a form says of sending it, but for its prices', () => {
  expect(needs({ button: 'Los', around: 'Damit kommt ein verbindlicher Kaufvertrag zustande.' })).toBe('payment')
  expect(needs({ button: 'Závazně beru' })).toBe('payment')
  expect(needs({ button: 'Los', around: 'Rucksack, 59 €' })).toBeUndefined()
})

test.each(['Release the escrow', 'Stake 40 tokens', 'Sell my shares', 'Anteile abstoßen', 'Céder mes actions'])(
  '%s moves what somebody owns',
  (button) => expect(needs({ button })).toBe('payment'),
)

test.each(['Shares', 'Check your balance', 'See my holdings', 'Update the contract', 'Download the contract'])(
  '%s does not',
  (button) => expect(needs({ button })).toBeUndefined(),
)

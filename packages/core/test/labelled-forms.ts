import type { Form } from '../src/page/model/form-model.ts'
import type { PageModel } from '../src/page/model/page-model.ts'
import { parsePage } from '../src/page/parse-page.ts'
import { readCorpusText, readJsonLines } from './corpus.ts'

interface Label {
  set: string
  page: string
  url: string | null
  /** -1: controls without a form element. */
  formIndex: number | null
  expected: string | null
  /** What the people of the set called it. */
  label: string
  duplicate?: boolean
  lang?: string
}

interface LabelledForm {
  set: string
  language: string
  expected: string
  /** What the people of the set called it. */
  label: string
  /** File, position and people's label, to find the form again. */
  where: string
  form: Form
  page: PageModel
}

/** The sets of the corpus that are scored. */
export const labelledSets = ['formasaurus', 'ddg-autofill', 'fathom']

/**
 * Every form of the corpus that counts, with its page. Duplicates, forms without an expected name and forms that no
 * parser finds are left out, as by the publishers of the sets. Nothing when the corpus is missing.
 */
export function* labelledForms(): Generator<LabelledForm> {
  const byPage = new Map<string, Label[]>()
  for (const label of readJsonLines<Label>('forms.jsonl')) {
    if (!labelledSets.includes(label.set) || label.duplicate || label.expected === null || label.formIndex === null)
      continue
    byPage.set(label.page, [...(byPage.get(label.page) ?? []), label])
  }
  for (const [file, labels] of byPage) {
    const page = parsePage(readCorpusText(file), { url: labels[0]?.url || 'https://example.com/' })
    for (const { set, formIndex, expected, label, lang = page.language.code } of labels) {
      const form = formIndex === -1 ? looseForm(page) : page.forms[formIndex ?? 0]
      if (!form || expected === null) throw new Error(`${file} has no form ${formIndex}.`)
      yield { set, language: lang.toLowerCase(), expected, label, where: `${file} ${formIndex}`, form, page }
    }
  }
}

/** The controls without a form element, read as one form, with the buttons that stand outside of forms too. */
function looseForm(page: PageModel): Form {
  const heading = page.headings[0]?.text
  const outside = page.buttons.filter(({ formIndex }) => formIndex === undefined)
  return {
    node: 0,
    index: -1,
    selector: 'body',
    action: page.url,
    crossOrigin: false,
    method: 'get',
    language: page.language.code,
    fields: page.looseFields,
    submitControls: [],
    nameHints: { submitTexts: outside.map(({ text }) => text), ...(heading ? { heading } : {}) },
  }
}

import type { Field } from '../src/page/model/form-model.ts'
import { parsePage } from '../src/page/parse-page.ts'
import { fieldGroups } from '../src/tools/field-group.ts'
import { readCorpusText, readJsonLines } from './corpus.ts'

/** What people call a field, and what the audit makes of it. */
export interface LabelledField {
  label: string
  where: string
  field: Field
  /** An agent is asked to fill it in. */
  isOffered: boolean
}

interface Label {
  set: string
  page: string
  url?: string
  formIndex: number
  name?: string
  label: string
}

/** The fields of the set whose labels name traps and captchas, as far as they are in a form and not hidden by their type. */
export function* labelledFields(): Generator<LabelledField> {
  const byPage = new Map<string, Label[]>()
  for (const label of readJsonLines<Label>('fields.jsonl.gz')) {
    if (label.set !== 'formasaurus' || !label.name) continue
    byPage.set(label.page, [...(byPage.get(label.page) ?? []), label])
  }
  for (const [file, labels] of byPage) {
    const page = parsePage(readCorpusText(file), { url: 'https://site.example/' })
    for (const { formIndex, name, label } of labels) {
      const form = page.forms[formIndex]
      const field = form?.fields.find((each) => each.name === name && each.type !== 'hidden')
      if (!form || !field) continue
      const isOffered = fieldGroups(form).some(({ key, fields }) => key !== undefined && fields.includes(field))
      yield { label, where: `${file} ${formIndex} ${name}`, field, isOffered }
    }
  }
}

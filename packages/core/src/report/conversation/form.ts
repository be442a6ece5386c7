import type { ReadPage } from '../../audit/read-pages.ts'
import { quote } from '../../html/clean-text.ts'
import { verdictsOf } from '../../operability/registry.ts'
import type { Form } from '../../page/model/form-model.ts'
import type { ConversationTurn, FormOperability, SiteOperability } from '../../schema/report-types.ts'
import { agentLine, visitorLine } from './agent-line.ts'

/** Fields that one line lists at most. */
const MAX_FIELDS = 8

/** The visitor asks about the form that works best for an agent; without a form, nobody asks. */
export function formTurns(pages: readonly ReadPage[], { forms }: SiteOperability): ConversationTurn[] {
  const best = mostOperable(forms)
  if (best === undefined) return []
  const form = formOf(pages, best)
  return [visitorLine(`Fill in the form ${quote(best.label)} for me.`), ...steps(best, form)]
}

/** The first form with the most verdicts that hold. Search boxes come last, and logins count less: most visitors have no account. */
function mostOperable(forms: readonly FormOperability[]): FormOperability | undefined {
  let best: FormOperability | undefined
  for (const form of forms) {
    if (form.assessed && form.fields.length > 0 && (best === undefined || worth(form) > worth(best))) best = form
  }
  return best
}

function worth(form: FormOperability): number {
  const held = verdictsOf(form).filter(({ verdict }) => verdict === 'yes').length
  const isSearch = form.fields.every(({ purpose, type }) => purpose === 'search' || type === 'search')
  const isLogin = form.fields.some(({ purpose }) => purpose === 'password')
  return held - (isSearch ? 4 : 0) - (isLogin ? 1 : 0)
}

function formOf(pages: readonly ReadPage[], { page, index }: FormOperability): Form | undefined {
  return pages.find(({ url }) => url === page)?.page.forms.find((form) => form.index === index)
}

function steps(assessed: FormOperability, form: Form | undefined): ConversationTurn[] {
  const line = (text: string, element = assessed.selector) => agentLine(text, assessed.page, element)
  const trigger = form?.dialog?.triggerSelector
  const submit = form?.submitControls.find(
    ({ disabled, hiddenBy }) => !disabled && (hiddenBy === undefined || trigger !== undefined),
  )
  const turns = trigger === undefined ? [] : [line('First, I open the dialog that contains the form.', trigger)]
  turns.push(line(`I see these fields: ${fieldList(assessed)}.`))
  const obstacles = [assessed.fillable, assessed.safe, assessed.submittable].filter(({ verdict }) => verdict !== 'yes')
  if (obstacles.length > 0) {
    return [
      ...turns,
      line(
        `I cannot complete it. ${obstacles
          .flatMap(({ reasons }) => reasons)
          .slice(0, 4)
          .join(' ')}`,
      ),
    ]
  }
  const press = submit === undefined ? 'send the form' : `click ${quote(submit.text || 'the submit button')}`
  return [...turns, line(`I would enter your details and ${press}. This scan itself sends nothing.`, submit?.selector)]
}

function fieldList({ fields }: FormOperability): string {
  const named = fields.slice(0, MAX_FIELDS).map((field) => {
    const name = fieldWords(field)
    return field.required ? `${name}, required` : name
  })
  const more = fields.length - named.length
  return [...named, ...(more > 0 ? [`${more} more`] : [])].join('; ')
}

/** What the page shows of a field. A placeholder goes with the first letter, and a name in the markup is no label. */
function fieldWords({ name, type, label, labelSource }: FormOperability['fields'][number]): string {
  if (label === '') return `a field without a label (${type})`
  if (labelSource === 'semantic-name') return `a field without a label, named ${quote(name, 60)} in the markup`
  if (labelSource === 'placeholder') return `a field with the placeholder ${quote(label, 60)} and no label`
  return quote(label, 60)
}

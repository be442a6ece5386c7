import type { InputError } from '../types.ts'
import type { Key, Say, Speech, Values } from './speech.ts'

/** What the sentences of an outcome begin with that leave something to a person: `run/needs-person.ts`. */
const PERSON = /^(password|payment|file|one-time-code|captcha|consent)(?:: (.*))?$/s
/** Where fields stand that are not shown: `run/refused.ts`. */
const PLACE =
  /"(.*)" (?:is|are) (?:on (another step)|in a part) of the form(?: that is not shown)?(?:, behind "(.*)")?$/s
/** The words of an error's code, which its sentence begins with: `flow/run.ts`. */
const CODE = /^[a-z ]+?(?=: | \(|$)/
/** What a field cannot take: `fields/takes.ts`, `fields/fill-field.ts`, `run/read-target.ts`. */
const TAKES: readonly (readonly [RegExp, Key])[] = [
  [/must be a string, number or boolean$/, 'problem.scalar'],
  [/must be one value$/, 'problem.single'],
  [/must have 1 to (\d+) items$/, 'problem.count'],
  [/ maxLength (\d+)$/, 'problem.too_long'],
  [/ (?:has no field|takes no input)\b/, 'problem.click'],
]

/** What a run still waited for: `outcome/signs.ts`, `outcome/watch.ts`. */
const PENDING: Readonly<Record<string, Key>> = {
  'waiting for a response': 'pending.request',
  'another page is loading': 'pending.navigation',
}
const WAITS = /^(.*) is (disabled|busy)$/s

/**
 * What outcomes say in English, for agents, said in the language of `say`, for people: by codes, pointers and the frames of
 * sentences. Of what is none of these nothing is made, and it is shown as it is: the page and its browser speak for themselves.
 */
export function toldBy(say: Say, language: string): Required<Pick<Speech, 'reason' | 'seen' | 'hint' | 'problem'>> {
  const raised = (phrase: string): string => phrase.replace(/^\p{L}/u, (first) => first.toLocaleUpperCase(language))
  const maybe = (key: string, values?: Values): string => say(key as Key, values)

  function limitOf(keyword: string, limit: unknown, names: string[]): string | undefined {
    if (keyword === 'required') return say('problem.required')
    if (keyword === 'additionalProperties')
      return say('problem.unknown', { names: names.join(say('join.list')) || say('problem.none') })
    if (limit === undefined) return undefined
    const types = [limit].flat().map((type) => maybe(`type.${type}`) || String(type))
    const choices = [limit].flat().map((choice) => JSON.stringify(choice))
    return maybe(`limit.${keyword}`, {
      n: Number(limit),
      pattern: String(limit),
      types: types.join(say('join.or')),
      choices: choices.join(say('join.list')),
      value: JSON.stringify(limit),
      format: maybe(`format.${limit}`) || String(limit),
    })
  }

  function ofSchema({ schemaPath }: InputError, schema: object): string | undefined {
    const path = schemaPath.split('/').slice(1).map(unescaped)
    const keyword = path.pop()!
    const place = path.reduce<unknown>((part, name) => Object(part)[name], schema)
    const { [keyword]: limit, properties } = Object(place) as Record<string, unknown>
    return limitOf(keyword, limit, Object.keys(Object(properties)))
  }

  /** What is left to a person, and where it stands: whole sentences, which name the field. */
  function sentence({ path, reason }: InputError): string | undefined {
    const [, person, named = ''] = PERSON.exec(reason) ?? []
    if (person === 'captcha' && !named) return say('person.captcha')
    if (person) {
      const label = named === 'fields in a frame' ? say('person.frame') : named
      return say(person === 'payment' && !path ? 'person.payment' : 'person.field', { label })
    }
    const [, fields, step, button] = PLACE.exec(reason) ?? []
    if (fields === undefined) return undefined
    const place = say(step ? 'place.step' : 'place.hidden', { fields: fields.split('", "').join(say('join.list')) })
    return button ? say('place.behind', { place, button }) : place
  }

  /** What is wrong with one value, to stand after its name. */
  function phrase({ reason }: InputError): string | undefined {
    if (reason.startsWith('not kept: ')) {
      const [, value] = / shows "(.*?)"(?: \(|$)/s.exec(reason) ?? []
      return value === undefined ? undefined : say('problem.not_kept', { value })
    }
    if (/ must be a string$/.test(reason)) return limitOf('type', 'string', [])
    const [pattern, key] = TAKES.find(([pattern]) => pattern.test(reason)) ?? []
    return key && say(key, { n: Number(pattern!.exec(reason)?.[1]) })
  }

  function awaited(detail: string): string {
    const fixed = PENDING[detail]
    if (fixed) return say(fixed)
    const [, element = '', state] = WAITS.exec(detail) ?? []
    return state ? say(state === 'disabled' ? 'pending.disabled' : 'pending.busy', { element }) : detail
  }

  function framed(what: string, { path }: InputError, label: string | undefined): string {
    const place = path.split('/')[2]
    const item = place && (Number.isInteger(+place) ? say('problem.item', { n: +place + 1 }) : unescaped(place))
    const field = label === '' ? say('problem.input') : label
    const name = field && item ? say('problem.in', { label: field, item }) : (field ?? item)
    return raised(
      name ? say('problem.labelled', { label: name, problem: what }) : say('problem.bare', { problem: what }),
    )
  }

  return {
    hint(keyword, limit) {
      const what = limitOf(keyword, limit, [])
      return what && raised(say('problem.hint', { problem: what }))
    },
    reason({ code, message }) {
      const parts = [say(`error.${code}`)]
      if (message.endsWith(' after it was sent')) parts.push(say('error.after_sent'))
      return parts.join(say('join.sentence'))
    },
    seen({ kind, detail = '', httpStatus }) {
      const about = kind === 'pending' ? awaited(detail) : detail
      return [say(`evidence.${kind}`), httpStatus, about].filter(Boolean).join(say('join.detail'))
    },
    problem(error, schema, label) {
      const { schemaPath, reason } = error
      if (schemaPath.startsWith('validity/')) return undefined
      const what = schemaPath ? ofSchema(error, schema) : phrase(error)
      if (what) return framed(what, error, label)
      if (schemaPath) return undefined
      const code = CODE.exec(reason)?.[0].replaceAll(' ', '_')
      return sentence(error) || (code && maybe(`error.${code}`)) || undefined
    },
  }
}

/** A name in a JSON pointer: https://www.rfc-editor.org/rfc/rfc6901#section-3 */
function unescaped(name: string): string {
  return name.replaceAll('~1', '/').replaceAll('~0', '~')
}

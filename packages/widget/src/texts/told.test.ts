import { describe, expect, test } from 'vitest'
import type { Evidence, InputError, RunError } from '../types.ts'
import { loadTexts } from './chunks.ts'
import type { Speech, Texts } from './speech.ts'
import { speechIn, speechOf } from './speech-in.ts'

// What an outcome says in English, for agents, is said to people in their own language.

const speech = (language: 'de' | 'ar' | 'tr' | 'ru' | 'zh'): Promise<Speech> => speechIn(loadTexts, language)
const de = await speech('de')
const schema = {
  properties: {
    name: { type: 'string', minLength: 3, maxLength: 1 },
    age: { type: ['integer', 'null'], minimum: 18, multipleOf: 0.5 },
    size: { enum: ['S', 'L'] },
    day: { format: 'date' },
    code: { pattern: '^[A-Z]$' },
    days: { minItems: 1, items: { type: 'string' }, uniqueItems: true },
    'a/b': { const: 4 },
  },
}
const at = (path: string, schemaPath: string, reason = 'English'): InputError => ({ path, schemaPath, reason })

describe('what is wrong with a value', () => {
  test.each<[InputError, string, string]>([
    [at('/name', '/required'), 'Name: Pflichtfeld', 'Pflichtfeld'],
    [at('/name', '/properties/name/minLength'), 'Name: mindestens 3 Zeichen', 'Mindestens 3 Zeichen'],
    [at('/age', '/properties/age/minimum'), 'Name: mindestens 18', 'Mindestens 18'],
    [at('/age', '/properties/age/multipleOf'), 'Name: ein Vielfaches von 0,5', 'Ein Vielfaches von 0,5'],
    [at('/age', '/properties/age/type'), 'Name: erwartet: ganze Zahl oder leer', 'Erwartet: ganze Zahl oder leer'],
    [at('/size', '/properties/size/enum'), 'Name: möglich: "S", "L"', 'Möglich: "S", "L"'],
    [
      at('/day', '/properties/day/format'),
      'Name: erwartet: Datum, z. B. 2026-12-24',
      'Erwartet: Datum, z. B. 2026-12-24',
    ],
    [
      at('/code', '/properties/code/pattern'),
      'Name: muss diesem Muster entsprechen: ^[A-Z]$',
      'Muss diesem Muster entsprechen: ^[A-Z]$',
    ],
    [at('/days', '/properties/days/minItems'), 'Name: mindestens 1 Eintrag', 'Mindestens 1 Eintrag'],
    [at('/days/1', '/properties/days/items/type'), 'Name, Eintrag 2: erwartet: Text', 'Eintrag 2: erwartet: Text'],
    [at('/a~1b', '/properties/a~1b/const'), 'Name: muss 4 sein', 'Muss 4 sein'],
    [
      at('/other', '/additionalProperties'),
      'Name: kein Feld dieses Tools; vorhandene Felder: name, age, size, day, code, days, a/b',
      'Kein Feld dieses Tools; vorhandene Felder: name, age, size, day, code, days, a/b',
    ],
    [at('/n', '', 'invalid input: n must be a string'), 'Name: erwartet: Text', 'Erwartet: Text'],
    [at('/n', '', 'invalid input: n must have 1 to 3 items'), 'Name: 1 bis 3 Einträge', '1 bis 3 Einträge'],
    [at('/n', '', 'invalid input: input#n maxLength 4'), 'Name: höchstens 4 Zeichen', 'Höchstens 4 Zeichen'],
    [
      at('/n', '', 'not kept: n shows "4 (four)" (min 0, max 10)'),
      'Name: von der Seite in „4 (four)“ geändert',
      'Von der Seite in „4 (four)“ geändert',
    ],
  ])('%j', (error, inList, belowField) => {
    expect(de.problem!(error, schema, 'Name')).toBe(inList)
    expect(de.problem!(error, schema, undefined)).toBe(belowField)
  })

  test.each<[InputError, string | undefined]>([
    [at('/card', '', 'payment: Card number'), 'Card number: Bitte auf der Seite ausfüllen.'],
    [at('/pw', '', 'password: Passwort: neu'), 'Passwort: neu: Bitte auf der Seite ausfüllen.'],
    [at('', '', 'payment: fields in a frame'), 'Zahlungsfelder: Geben Sie Ihre Zahlungsdaten auf der Seite ein.'],
    [at('', '', 'captcha'), 'Lösen Sie das Captcha auf der Seite.'],
    [at('/n', '', '"Name" is on another step of the form'), 'In einem anderen Schritt des Formulars: Name'],
    [
      at('/n', '', '"Name", "Ort" are in a part of the form that is not shown, behind "Mehr"'),
      'In einem ausgeblendeten Teil des Formulars: Name, Ort, erreichbar über „Mehr“',
    ],
    [at('/n', '', 'option not found: Rot ("Blau")'), 'Ein Wert steht nicht zur Auswahl.'],
    [at('/n', '', 'covered by (div#cookie)'), 'Ein Feld oder eine Schaltfläche ist auf der Seite verdeckt.'],
    // What the page or its browser says is said as it is, and so is what nobody here knows.
    [at('/n', 'validity/valueMissing', 'Name: Fülle dieses Feld aus.'), undefined],
    [at('/n', '', 'Der Name ist vergeben'), undefined],
    [at('/n', '/properties/name/contains'), undefined],
    [at('/n', '/properties/gone/minLength'), undefined],
  ])('%j names its field itself', (error, text) => expect(de.problem!(error, schema, 'Name')).toBe(text))

  test('the input as a whole has a name too', () =>
    expect(de.problem!(at('', '/type'), { type: 'object' }, '')).toBe('Eingabe: erwartet: Objekt (JSON)'))
})

test.each<[RunError['code'], string, string]>([
  ['covered_by', 'covered by (div#cookie)', 'Ein Feld oder eine Schaltfläche ist auf der Seite verdeckt.'],
  ['timeout', 'timeout after it was sent', 'Das hat zu lange gedauert. Das ist nach dem Absenden passiert.'],
])('why a run ended: %s', (code, message, text) => expect(de.reason!({ code, message })).toBe(text))

test.each<[Evidence, string]>([
  [{ kind: 'response', httpStatus: 200 }, 'Antwort des Servers: 200'],
  [{ kind: 'url', detail: '/thanks' }, 'Die Adresse hat sich geändert: /thanks'],
  [{ kind: 'pending', detail: 'waiting for a response' }, 'Noch nicht abgeschlossen: Antwort steht noch aus'],
  [{ kind: 'pending', detail: 'button "Los" is busy' }, 'Noch nicht abgeschlossen: button "Los" lädt noch'],
  [{ kind: 'form_removed' }, 'Das Formular ist verschwunden'],
])('what was seen: %j', (evidence, text) => expect(de.seen!(evidence)).toBe(text))

describe('a language', () => {
  test('has the plural of its own', async () => {
    const ru = await speech('ru')
    expect([1, 3, 5].map((n) => ru.hint!('minItems', n))).toEqual([
      'Не менее 1 элемента',
      'Не менее 3 элементов',
      'Не менее 5 элементов',
    ])
    const ar = await speech('ar')
    expect(ar.hint!('minLength', 2)).toContain('حرفان كحد أدنى')
  })

  test('raises the first letter in its own way', async () => {
    const texts = { ...(await loadTexts<{ texts: Texts }>('texts-tr')).texts, 'problem.required': 'istenen alan' }
    expect(speechOf('tr', texts).problem!(at('/n', '/required'), {}, undefined)).toBe('İstenen alan')
  })

  test('writes numbers with the digits that people type, and a year as one', async () => {
    expect((await speech('ar')).hint!('minimum', 1900)).toContain('1900')
    expect(de.hint!('minimum', 1900)).toBe('Mindestens 1900')
  })

  test('takes values as they are, whatever signs are in them', () =>
    expect(de.say('dialog.title', { tool: "$& {tool} $'" })).toBe("„$& {tool} $'“ zulassen?"))

  test('keeps what others say apart where it goes from right to left', async () => {
    const ar = await speech('ar')
    expect(ar.say('dialog.title', { tool: 'Book a table' })).toContain('\u2068Book a table\u2069')
    expect(ar.say('step.button', { button: 'Send' })).toContain('\u2068Send\u2069')
    expect(ar.style).toContain('rtl')
    expect(de.say('dialog.title', { tool: 'Book a table' })).not.toMatch(/[\u2066-\u2069]/)
    expect(de.style).toBeUndefined()
  })
})

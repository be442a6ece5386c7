import { languages } from '../../packages/core/src/lexicon/languages.ts'
import { PhraseMatcher, words } from '../../packages/core/src/lexicon/phrases.ts'
import { toolNameParts } from '../../packages/core/src/standards/tool-words.ts'
import { labelledForms } from '../../packages/core/test/labelled-forms.ts'

/** @typedef {(text: string) => boolean} Test */

/**
 * Takes every word out of the lists that occurs on the forms of one site only. Such a word helps no other site, so what
 * is then measured is what a site would get whose own words nobody had looked at ("leave one site out"). To be called
 * before the rules are loaded, for they read the lists once.
 * @returns how many words were taken out
 */
export function forgetSingleSites() {
  const texts = textsBySite()
  /** @param {Test} test */
  const sites = (test) => new Set([...texts].flatMap(([text, found]) => (test(text) ? [...found] : []))).size
  const own = (/** @type {'topics' | 'wholes'} */ list) => Object.values(languages).map((each) => each[list] ?? {})
  return (
    forget(own('topics'), (phrase) => {
      const matcher = new PhraseMatcher([[true, [phrase]]])
      return sites((text) => matcher.match(text) === true) === 1
    }) +
    forget(own('wholes'), (phrase) => sites((text) => words(text).join(' ') === phrase) === 1) +
    forgetParts((part) => sites((text) => squashed(text).includes(part)) === 1)
  )
}

/**
 * @param {readonly import('../../packages/core/src/lexicon/language.ts').Phrases[]} lists changed in place
 * @param {Test} isSingle
 */
function forget(lists, isSingle) {
  let count = 0
  for (const list of /** @type {Record<string, string>[]} */ (lists)) {
    for (const [meaning, phrases] of Object.entries(list)) {
      const all = phrases.split('|')
      const kept = all.filter((phrase) => !isSingle(phrase))
      count += all.length - kept.length
      list[meaning] = kept.join('|')
    }
  }
  return count
}

/** @param {Test} isSingle */
function forgetParts(isSingle) {
  let count = 0
  for (const parts of /** @type {string[][]} */ (Object.values(toolNameParts))) {
    const kept = parts.filter((part) => !isSingle(part))
    count += parts.length - kept.length
    parts.splice(0, parts.length, ...kept)
  }
  return count
}

/** Every text that the rules read, with the sites that it stands on. */
function textsBySite() {
  /** @type {Map<string, Set<string>>} */
  const texts = new Map()
  for (const { where, form, page } of labelledForms()) {
    const { nameHints: hints } = form
    const { hostname, pathname } = new URL(page.url)
    // Pages of an unknown address are told apart by their file.
    const site = hostname === 'example.com' ? where.replace(/[-_]*\d*\.html.*/, '') : hostname
    const ofFields = form.fields.flatMap(({ name, id, label, placeholder }) => [name, id, label.text, placeholder])
    const ofForm = [hints.label, hints.heading, hints.id, hints.name, hints.className, hints.action]
    for (const text of [...hints.submitTexts, ...ofForm, ...ofFields, page.title, pathname]) {
      if (text) texts.set(text, (texts.get(text) ?? new Set()).add(site))
    }
  }
  return texts
}

/** @param {string} name */
function squashed(name) {
  return name
    .slice(0, 300)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
}

import { readCorpusText, readJsonLines } from '../../../core/test/corpus.ts'
import type { CorpusPage, FormLabels } from './operate-page.ts'

/** The sets with pages that hold forms. */
export const operatedSets = ['formasaurus', 'ddg-autofill', 'fathom', 'loginform', 'phrides', 'webstruct', 'browsy']

/** Pages of the corpus in the order of its list; each is read when it is asked for. Nothing when the corpus is missing. */
export function corpusPages(): { set: string; path: string; read: () => CorpusPage }[] {
  const byPage = new Map<string, Map<number, FormLabels>>()
  const labelsOf = (page: string, formIndex: number): FormLabels => {
    const forms = byPage.get(page) ?? new Map<number, FormLabels>()
    byPage.set(page, forms)
    const labels = forms.get(formIndex) ?? { traps: new Set(), captchas: new Set() }
    forms.set(formIndex, labels)
    return labels
  }
  for (const { page, formIndex, name, label } of readJsonLines<FieldLabel>('fields.jsonl.gz')) {
    if (label === 'honeypot' && name) labelsOf(page, formIndex).traps.add(name)
    if (label === 'captcha' && name) labelsOf(page, formIndex).captchas.add(name)
  }
  for (const { page, formIndex, label } of readJsonLines<FormLabel>('forms.jsonl')) {
    if (formIndex !== null && label) labelsOf(page, formIndex).kind = label
  }
  const pages = [...readJsonLines<ListedPage>('pages.jsonl')].filter(({ set }) => operatedSets.includes(set))
  return pages.map(({ set, page, url }) => ({
    set,
    path: page,
    read: () => ({
      set,
      page,
      url: addressOf(url),
      html: readCorpusText(page),
      labels: byPage.get(page) ?? new Map(),
    }),
  }))
}

interface FieldLabel {
  page: string
  formIndex: number
  name?: string
  label: string
}

interface FormLabel {
  page: string
  formIndex: number | null
  label?: string
}

interface ListedPage {
  set: string
  page: string
  url: string | null
}

/** Always https: a browser goes there by itself where it knows that the host wants it. */
function addressOf(url: string | null): string {
  const address = new URL(/^https?:/.test(url ?? '') ? url! : 'https://site.example/')
  address.protocol = 'https:'
  address.hash = ''
  return address.href
}

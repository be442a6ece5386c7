import { en, type Lexicon, lexiconOf, type Words } from '@operable/core/fingerprint'
import { sparing } from '../dom/sparing.ts'
import { shownText } from '../dom/text.ts'
import { check, now, type Run } from '../flow/run.ts'
import { attribute, documentOf, isElement, parentOf, select } from '../natives.ts'
import { packsMissing, type Shown } from './languages-of.ts'
import type { LoadPack, Pack } from './packs.ts'

// As it was at load: a page may replace it.
const { setTimeout } = globalThis

/** Characters of a page that tell its languages. */
const SAMPLE = 10_000
/** What could not be had is not asked for again before, in milliseconds: a run asks a person instead. */
const RETRY_MS = 30_000
/** How long what the page needs may take before there is a run, in milliseconds. */
const FIRST_MS = 30_000

type Patience = Pick<Run, 'stepMs' | 'end'> & Partial<Pick<Run, 'signal'>>

let languages: readonly Words[] = [en]
let lexicon = lexiconOf(languages)
let load: LoadPack = () => Promise.reject(new Error('Nothing loads words here.'))
const known = new Set<Pack>()
const coming = new Map<Pack, Promise<unknown>>()
/** What was needed on this page and could not be had, and when, as `now` counts. */
const failed = new Map<Pack, number>()

/** What is known of the languages of this page. English always is. */
export function words(): Lexicon {
  return lexicon
}

/** What was needed on this page so far. */
export function packsHere(): readonly Pack[] {
  return [...known]
}

/** Whether a language of this page could not be had: then nobody can tell what its buttons do. */
export function lacksWords(): boolean {
  return failed.size > 0
}

/** To be told before the first run. What the page needs already is loaded meanwhile. */
export function loadWordsBy(loader: LoadPack): void {
  load = loader
  understand({ stepMs: FIRST_MS, end: Number.POSITIVE_INFINITY }, document).catch(() => {})
}

/**
 * Loads what it takes to judge a page, or what would be pressed on it. Ends the run only when somebody aborts it or its time is over.
 * @returns whether time went by: what was seen before may be something else now
 */
export async function understand(
  run: Patience,
  at: Node,
  told?: Partial<Shown>,
  before: readonly Pack[] = [],
): Promise<boolean> {
  const shown = { ...shownBy(at), ...told }
  const asked = new Set<Pack>()
  for (;;) {
    const open = [...before, ...packsMissing(shown, lexicon, known)].filter(
      (pack) => !known.has(pack) && !asked.has(pack) && !(now() - failed.get(pack)! < RETRY_MS),
    )
    if (!open[0]) return asked.size > 0
    for (const pack of open) asked.add(pack)
    await inTime(run, bring(open))
    for (const pack of open) if (!known.has(pack)) failed.set(pack, now())
    check(run)
  }
}

/** Never rejects: what could not be had is asked for again when it is needed again. */
async function bring(packs: readonly Pack[]): Promise<unknown> {
  return Promise.all(
    packs.map((pack) => {
      const loading = coming.get(pack) ?? learn(pack).catch(() => fail(pack))
      coming.set(pack, loading)
      return loading
    }),
  )
}

async function learn(pack: Pack): Promise<void> {
  const { languages: more } = await load(pack)
  languages = [...languages, ...more]
  lexicon = lexiconOf(languages)
  known.add(pack)
  failed.delete(pack)
}

function fail(pack: Pack): void {
  failed.set(pack, now())
  coming.delete(pack)
}

/** For as long as one step of the run may take, unless somebody ends it before. */
function inTime({ signal, stepMs }: Patience, work: Promise<unknown>): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, stepMs)
    signal?.addEventListener('abort', resolve)
    void work.then(resolve)
  })
}

function shownBy(at: Node): Shown {
  const page = documentOf(at) ?? at
  const declared = select(page, 'html').map((root) => attribute(root, 'lang') ?? '')
  for (let part: Node | null = at; part; part = parentOf(part))
    if (isElement(part)) declared.push(attribute(part, 'lang') ?? '')
  return { declared, text: sampleOf(page) }
}

const sampleOf = sparing((page) => select(page, 'body').map(shownText).join().slice(0, SAMPLE), 30)

import { type Lexicon, plain } from '@operable/core/fingerprint'
import { check, now, type Patience } from '../flow/run.ts'
import { type LoadPack, latinPacks, type Pack, uses } from './packs.ts'
import {
  count,
  inTime,
  isStrange,
  isUnknown,
  type Languages,
  learn,
  RETRY_MS,
  SHARE,
  type Shown,
  words,
} from './words.ts'

/** Learns the languages of a page, each pack of them once. */
export function languagesBy(load: LoadPack): Languages {
  const known = new Set<Pack>()
  const coming = new Map<Pack, Promise<unknown>>()
  /** What was needed on this page and could not be had, and when, as `now` counts. */
  const failed = new Map<Pack, number>()

  /** Never rejects: what could not be had is asked for again when it is needed again. */
  async function bring(packs: readonly Pack[]): Promise<unknown> {
    return Promise.all(
      packs.map((pack) => {
        const loading = coming.get(pack) ?? learnPack(pack).catch(() => fail(pack))
        coming.set(pack, loading)
        return loading
      }),
    )
  }

  async function learnPack(pack: Pack): Promise<void> {
    const { languages } = await load(pack)
    learn(languages)
    known.add(pack)
    failed.delete(pack)
  }

  function fail(pack: Pack): void {
    failed.set(pack, now())
    coming.delete(pack)
  }

  const dated = new Set<string>()
  function learnDates(code: string): void {
    if (!code || dated.has(code)) return
    dated.add(code)
    learn([{ neutral: namesInDates(code) }])
  }

  return {
    packsHere: () => [...known],
    lacks: () => failed.size > 0,
    async understand(run: Patience, shown: Shown, before: readonly Pack[]) {
      shown.declared.forEach(learnDates)
      const asked = new Set<Pack>()
      for (;;) {
        const open = [...before, ...packsMissing(shown, words(), known)].filter(
          (pack) => !known.has(pack) && !asked.has(pack) && !(now() - failed.get(pack)! < RETRY_MS),
        )
        if (!open[0]) return asked.size > 0
        for (const pack of open) asked.add(pack)
        await inTime(run, bring(open))
        for (const pack of open) if (!known.has(pack)) failed.set(pack, now())
        check(run)
      }
    },
  }
}

/**
 * What has to be learned for a page to be judged: first what it declares and what its letters tell, then, if that does not explain its
 * text or its button, all of the same letters. Many templates declare `lang="en"` over other texts, so
 * what is declared only adds to what is shown. One that is not needed costs some hundred bytes, one that is missing a payment.
 * @param lexicon what is known so far; where that is a language of the page, its text says so
 */
function packsMissing(
  { declared, text, button = '', beside = '' }: Shown,
  lexicon: Lexicon,
  known: ReadonlySet<Pack>,
): Pack[] {
  const letters = count(text, /\p{L}/gu)
  const told = `${button} ${beside}`
  const named = uses
    .filter(
      ({ codes, letters: own }) =>
        declared.some((code) => codes.test(code)) || (own && (count(told, own) || count(text, own) > SHARE * letters)),
    )
    .map(({ pack }) => pack)
  const missing = named.filter((pack) => !known.has(pack))
  if (missing[0]) return missing
  const isLatin = count(text, /\p{sc=Latn}/gu) > letters / 2
  const open = latinPacks.filter((pack) => !known.has(pack))
  const isForeign = open.length === latinPacks.length && /(?![\p{ASCII}])\p{sc=Latn}/u.test(told)
  return (isLatin && isStrange(text, lexicon)) || isUnknown(button, lexicon) || isForeign ? open : []
}

/** What a language calls the months and the days of the week, as they stand in a date: beside thanks they say nothing. */
function namesInDates(code: string): string {
  try {
    const format = new Intl.DateTimeFormat(code, { weekday: 'long', day: 'numeric', month: 'long' })
    // The first days of the months of 2026 are all days of the week.
    const parts = Array.from({ length: 12 }, (_, at) => format.formatToParts(new Date(2026, at, 1)))
    const names = parts.flat().filter(({ type }) => type === 'month' || type === 'weekday')
    return names.map(({ value }) => plain(value)).join('|')
  } catch {
    return '(?!)'
  }
}

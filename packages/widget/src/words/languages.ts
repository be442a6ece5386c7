import { check, now } from '../flow/run.ts'
import { packsMissing } from './languages-of.ts'
import type { LoadPack, Pack } from './packs.ts'
import { inTime, type Languages, learn, type Patience, RETRY_MS, type Shown, words } from './words.ts'

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

  return {
    packsHere: () => [...known],
    lacks: () => failed.size > 0,
    async understand(run: Patience, shown: Shown, before: readonly Pack[]) {
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

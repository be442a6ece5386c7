import { setTimeout as sleep } from 'node:timers/promises'
import { type Judgement, judgeForm, judgePage, judgeRun, type SeenPage } from './judgement.ts'
import type { FormOptions, MatcherResult, PageOptions, RunOptions } from './matcher-types.ts'
import { liveOf, readLive, readMarkup } from './read-given.ts'

/** What each runner tells its matchers. */
interface MatcherState {
  isNot?: boolean
  /** Of Playwright's `expect`, in ms. */
  timeout?: number
}

type Answer = MatcherResult | Promise<MatcherResult>

const PATIENCE_MS = 5_000
const LOOK_MS = 200

/** What `expect.extend` of every runner takes: strings and documents are answered at once, pages of a browser with a promise. */
export const matchers = {
  toBeAgentOperable(this: MatcherState, received: unknown, options: PageOptions = {}): Answer {
    return answer(received, options, { state: this, judge: (seen) => judgePage(seen, options) })
  },

  toHaveCallableForm(this: MatcherState, received: unknown, name: string, options: FormOptions = {}): Answer {
    if (typeof name !== 'string') throw new TypeError('toHaveCallableForm needs the name of a form.')
    return answer(received, options, { state: this, judge: (seen) => judgeForm(seen, name) })
  },

  async toRunTool(
    this: MatcherState,
    received: unknown,
    name: string,
    input: object = {},
    options: RunOptions = {},
  ): Promise<MatcherResult> {
    const live = liveOf(received)
    if (!live || !('page' in live)) return result(NO_BROWSER, this)
    if (!options.send && !/^https?:/.test(live.page.url())) return result(NO_ADDRESS, this)
    const { runOn } = await import('./run-tool.ts')
    return result(judgeRun(await runOn(live.page, name, input, options)), this)
  },
}

const NO_BROWSER: Judgement = {
  state: 'unknown',
  says: [
    'toRunTool needs a Playwright page. A tool runs in a browser; markup, a DOM without layout and a part of a page run nothing.',
  ],
}

const NO_ADDRESS: Judgement = {
  state: 'unknown',
  says: [
    'toRunTool opens the address of the page in a second browser, which sends nothing. This page has no http address. ' +
      'Open it with page.goto, or pass { send: true } to run the tool on the page itself.',
  ],
}

interface Asked {
  state: MatcherState
  judge(seen: SeenPage): Judgement
}

function answer(received: unknown, options: PageOptions, { state, judge }: Asked): Answer {
  const live = liveOf(received)
  if (!live) return result(judge(readMarkup(received, options)), state)
  const end = performance.now() + (options.timeout ?? state.timeout ?? PATIENCE_MS)
  return (async () => {
    for (;;) {
      const judgement = judge(await readLive(live, options))
      if (judgement.state === (state.isNot ? 'no' : 'yes') || performance.now() >= end) return result(judgement, state)
      await sleep(LOOK_MS)
    }
  })()
}

/** What is not known fails with `.not` as well. */
function result({ state, says }: Judgement, { isNot = false }: MatcherState): MatcherResult {
  return { pass: state === 'unknown' ? isNot : state === 'yes', message: () => says.join('\n').trimEnd() }
}

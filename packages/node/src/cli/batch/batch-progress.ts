import { plural } from '../../word-forms.ts'
import { describeTerminal, type OutputStream } from '../print/terminal.ts'
import { fitText } from '../print/text.ts'
import { createSpinner } from '../progress.ts'
import { type Counts, missedOf } from './counts.ts'
import type { Lanes } from './lanes.ts'
import { createPace, sayLeft } from './pace.ts'

/** Between two lines in a log, in ms. */
const LOG_MS = 30_000
/** Between two looks of the line on a terminal, in ms. */
const DRAW_MS = 500

/** How many addresses of a list are left out, and why. */
export interface Listed {
  done: number
  repeated: number
}

export interface BatchProgress {
  begin(listed: Listed, server: string | undefined): void
  /** @param ms that the scan took */
  finished(ms: number): void
  /** Says a sentence that stays. */
  tell(text: string): void
  end(): void
}

interface Batch {
  counts: Counts
  lanes: Pick<Lanes<unknown>, 'remaining' | 'inTurn'>
  /** Addresses of the list. */
  total: number
}

/** What somebody who waits wants to know: one line that changes on a terminal, a line now and then in a log. */
export function createBatchProgress(
  stream: OutputStream & { write(text: string): unknown },
  { counts, lanes, total }: Batch,
): BatchProgress {
  const pace = createPace()
  const { width } = describeTerminal(stream)
  const spinner = createSpinner('')
  const isDrawn = stream.isTTY ?? false
  let timer: NodeJS.Timeout | undefined

  const line = (): string => {
    const remaining = lanes.remaining()
    const left = remaining === 0 ? '' : `, ${sayLeft(pace.left(remaining, lanes.inTurn()))}`
    return `${total - remaining} of ${total} (${missedOf(counts)} not measured)${left}`
  }
  const show = (): void => {
    if (isDrawn) spinner.show(fitText(line(), width - 3))
    else stream.write(`${line()}\n`)
  }

  const tell = (text: string): void => {
    if (isDrawn) spinner.leave({ symbol: ' ', text })
    else stream.write(`${text}\n`)
  }

  return {
    tell,
    begin({ done, repeated }, server) {
      const notes = [
        ...(done > 0 ? [`${done} done before`] : []),
        ...(repeated > 0 ? [`${plural(repeated, 'duplicate')} left out`] : []),
        ...(server === undefined ? [] : [`scanned by ${server}`]),
      ]
      const text = `${total} ${total === 1 ? 'address' : 'addresses'}${notes.length > 0 ? `: ${notes.join(', ')}` : ''}`
      tell(text)
      timer = setInterval(show, isDrawn ? DRAW_MS : LOG_MS).unref()
    },
    finished: pace.finished,
    end() {
      clearInterval(timer)
      spinner.stop()
    },
  }
}

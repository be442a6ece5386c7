import ora from 'ora'
import { type OutputStream, WIDTH } from './print/terminal.ts'

/** A line on stderr that turns while a command works. */
export interface Spinner {
  show(text: string): void
  /** Leaves a line behind, and turns on below it. */
  leave(line: { symbol: string; text: string }): void
  stop(): void
}

/**
 * Turns only where a line can be drawn over: on a terminal that says how wide it is, and is as wide as what this program
 * prints. `script`, `docker run -t` and many CI runners give one of 0 columns. ora divides by the columns to count the
 * lines that it clears: there it would clear lines for ever, and no signal would be heard.
 */
export function createSpinner(text: string): Spinner {
  const stream = process.stderr
  if (!hasRoom(stream)) return { show() {}, leave() {}, stop() {} }
  // ora would take over stdin to swallow key presses, and Ctrl-C with them.
  const spinner = ora({ stream, discardStdin: false, text }).start()
  // Told in the same turn in which the width changes, so before the next frame.
  const onResize = () => {
    if (!hasRoom(stream)) stop()
  }
  const stop = () => {
    stream.off('resize', onResize)
    spinner.stop()
  }
  stream.on('resize', onResize)
  return {
    show(next) {
      spinner.text = next
    },
    leave(line) {
      if (!spinner.isSpinning) return
      spinner.stopAndPersist(line)
      spinner.start()
    },
    stop,
  }
}

function hasRoom({ isTTY = false, columns = 0 }: OutputStream): boolean {
  return isTTY && columns >= WIDTH.least
}

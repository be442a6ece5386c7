import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { ControlState } from '@operable/core/proof'
import { packageRoot } from '../package-root.ts'

/** What the page's runner says of a run; `Outcome` of the widget has more. */
export interface RunOutcome {
  status: 'confirmed' | 'submitted_unverified' | 'rejected' | 'next_step' | 'needs_person' | 'failed'
  sent?: 'yes' | 'no'
  said?: { text: string }[]
  error?: { code: string; message: string; elements?: string[] }
  /** JSON pointers into the input. */
  errors?: { path: string }[]
  next?: { fields: NextField[] }
  trace: { step: string; ms: number }[]
}

/** A field of the next step of a form. */
export interface NextField {
  key: string
  label: string
  type: string
  required: boolean
  options?: string[]
}

/** `RunNotes` of the widget's `runner.ts`. */
export interface RunNotes {
  before?: ControlState[]
  submittedAt?: number
  submitted?: ControlState[]
  target?: { url: string; method: string; isDeclared: boolean }
  says?: string[]
  outcome?: RunOutcome
  problem?: string
  isThanked?: boolean
}

/** The widget's `Runner`, seen from outside the page. */
export interface Runner {
  start(tool: object, input: object, options: object): void
  /** Resolves once the run is over. */
  finished(): Promise<RunNotes>
  notes(): RunNotes
  stop(): void
}

let script: Promise<string> | undefined

/** An expression that gives a `Runner` in the page in which it is evaluated. */
export function runnerScript(): Promise<string> {
  const { resolve } = createRequire(join(packageRoot(), 'package.json'))
  script ??= readFile(resolve('@operable/widget/operable-runner.js'), 'utf8').then(
    (code) => `(() => { ${code}; return runner.createRunner() })()`,
  )
  return script
}

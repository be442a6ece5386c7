import { existsSync, readdirSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Logger } from 'vite'
import { reportTerminal } from '../ci/reporters/terminal.ts'
import { runCi } from '../ci/run-ci.ts'

const plain = (text: string): string => text
const ink = { bold: plain, dim: plain, red: plain, green: plain, yellow: plain }

/** What a build has written, and how it is judged. */
export interface BuiltPages {
  /** Of the project. */
  root: string
  /** Folder of the pages. */
  folder: string
  rules: Record<string, 'off' | 'note' | 'warning' | 'error'>
  logger: Pick<Logger, 'info' | 'warn'>
}

/**
 * Audits the pages of a build, and prints what is new compared with the baseline. A folder without pages is not measured, and
 * that is said.
 */
export async function auditBuild({
  root,
  folder,
  rules,
  logger,
}: BuiltPages): Promise<'passed' | 'failed' | 'not_measured'> {
  const target = resolve(root, folder)
  const name = relative(root, target) || '.'
  if (!existsSync(target) || !readdirSync(target, { recursive: true }).some((file) => /\.html?$/i.test(`${file}`))) {
    logger.warn(
      `Operable: not measured, because the build has written no HTML to ${name}. If a server makes your pages, let ` +
        '`operable ci` start and audit it: `start` in operable.config.ts. If your pages are elsewhere, set `folder`.',
    )
    return 'not_measured'
  }
  const site = { name, folder: target }
  const { result } = await runCi({
    config: { sites: [site], rules },
    sites: [site],
    file: 'the Vite plugin',
    folder: root,
  })
  logger.info(reportTerminal(result, ink))
  if (result.outcome === 'not_measured')
    logger.warn(
      'Operable: not measured. Pages that are empty until their scripts run need `playwright-core` and a Chromium in your project.',
    )
  return result.outcome
}

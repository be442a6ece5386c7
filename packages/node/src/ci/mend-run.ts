import { resolve } from 'node:path'
import { OperableError } from '@operable/core'
import type { LoadedConfig } from '../config/load-config.ts'
import { type FolderFix, fixFolder } from '../fix/fix-folder.ts'
import { patchOf } from '../fix/patch.ts'
import type { CiResult } from './ci-result.ts'

/** What `operable fix` would do about what is new. */
export interface RunMends {
  /** By the name of the site: how many of its new findings. */
  mends: ReadonlyMap<string, number>
  /** For the root of the repository; empty if nothing can be mended. */
  patch: Buffer
}

/**
 * Works out the patch for the new findings of every folder of a run.
 *
 * @param prefix folder of the configuration in its repository, with a final slash
 * @throws OperableError `aborted`
 */
export async function mendRun(
  { sites }: CiResult,
  { folder: project, sites: configured }: LoadedConfig,
  { prefix, signal }: { prefix: string; signal?: AbortSignal | undefined },
): Promise<RunMends> {
  const mends = new Map<string, number>()
  const patches: Buffer[] = []
  for (const { name, new: fresh } of sites) {
    const { folder, url, render, maxPages } = configured.find((site) => site.name === name) ?? {}
    if (folder === undefined || fresh.length === 0) continue
    const only = new Set(fresh.map(({ fingerprint }) => fingerprint))
    const fix = await fixFolder(resolve(project, folder), {
      project,
      only,
      ...(url === undefined ? {} : { url }),
      ...(render === undefined ? {} : { render }),
      ...(maxPages === undefined ? {} : { maxPages }),
      ...(signal ? { signal } : {}),
    }).catch(unmended)
    if (!fix) continue
    const mended = new Set(fix.mended.map(({ fingerprint }) => fingerprint))
    mends.set(name, fresh.filter(({ fingerprint }) => mended.has(fingerprint)).length)
    patches.push(patchOf(fix.files.map((each) => ({ ...each, file: prefix + each.file }))))
  }
  return { mends, patch: Buffer.concat(patches) }
}

/** What was measured a moment ago cannot be read now: the run itself stands. */
function unmended(error: unknown): FolderFix | undefined {
  if (error instanceof OperableError && error.code !== 'aborted') return undefined
  throw error
}

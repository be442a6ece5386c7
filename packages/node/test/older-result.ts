import { crc32 } from 'node:zlib'
import type { Report } from '@operable/core'
import type { Json, Storage } from '../src/contracts/storage.ts'
import { pack } from '../src/storage/packed-text.ts'

interface StoredDocument {
  json: string
  history: { revision: string; score: number; scoringVersion: string }[]
}

/**
 * Changes the one report in a store into what an earlier version would have left, the evidence as it was.
 * @param scoringVersion undefined: it had this one, and no version of its rules
 */
export async function makeOlder(
  storage: Storage,
  scoringVersion: string | undefined,
  scoreChange: number,
): Promise<void> {
  const [key = ''] = await storage.keys('reports/')
  const document = (await storage.read(key))?.value as unknown as StoredDocument
  const report = JSON.parse(Buffer.from(document.json, 'base64').toString()) as Report
  const older = {
    score: report.score + scoreChange,
    ...(scoringVersion === undefined ? { rulesVersion: undefined } : { scoringVersion }),
  }
  const revision = `older-${scoringVersion}`
  const json = Buffer.from(JSON.stringify({ ...report, ...older }))
  const history = document.history.map((entry, index) => (index === 0 ? { ...entry, ...older, revision } : entry))
  const changed = { ...document, json: json.toString('base64'), checksum: crc32(json), history }
  await storage.write(key, changed as unknown as Json)

  const latest = document.history[0]?.revision ?? ''
  for (const kept of [...(await storage.keys('report-archive/')), ...(await storage.keys('report-evidence/'))]) {
    if (!kept.includes(latest)) continue
    const value = (await storage.read(kept))?.value as Record<string, Json>
    const isReport = kept.startsWith('report-archive/')
    await storage.write(
      kept.replace(latest, revision),
      isReport ? { ...value, json: await pack(json.toString()) } : value,
    )
    await storage.remove(kept)
  }
}

import { reportId } from '@operable/core'
import { beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { countReads } from '../../../test/count-reads.ts'
import { evidenceOf } from '../../../test/sample-evidence.ts'
import type { Storage } from '../../contracts/storage.ts'
import { memoryStorage } from '../../storage/memory.ts'
import { createReports, type ReportStore } from './create-reports.ts'

const url = 'https://shop.example/'

let storage: Storage
let reports: ReportStore
const open = () => createReports({ storage })

beforeEach(() => {
  storage = memoryStorage()
  reports = open()
})

describe('the address that a scan led to', () => {
  test('finds the report while it does', async () => {
    const { revision } = await reports.save(
      await evidenceOf('http://shop.example/', { finalUrl: 'https://www.shop.example/' }),
    )
    expect((await open().find('https://www.shop.example')).revision).toBe(revision)
    await reports.save(await evidenceOf('http://shop.example/', { at: 1 }))
    expect(await codeOf(open().find('https://www.shop.example/'))).toBe('no_report')
  })

  test('keeps its own report, and that of another site is not touched', async () => {
    const own = await reports.save(await evidenceOf('https://www.shop.example/'))
    await reports.save(await evidenceOf(url, { finalUrl: 'https://www.shop.example/', at: 1 }))
    expect((await open().find('https://www.shop.example/')).revision).toBe(own.revision)
    await reports.save(await evidenceOf('https://evil.example/', { finalUrl: 'https://bank.example/' }))
    expect(await codeOf(open().find('https://bank.example/'))).toBe('no_report')
  })

  test('is found in two rounds of reads, and then from memory', async () => {
    await reports.save(await evidenceOf('http://shop.example/', { finalUrl: url }))
    const { reads, counted } = countReads(storage)
    const other = createReports({ storage: counted, clock: () => 0 })
    await other.find(url)
    expect(reads.filter((key) => key.startsWith('reports/'))).toEqual([
      `reports/${reportId(url)}`,
      `reports/${reportId('http://shop.example/')}`,
    ])
    await other.find(url)
    reads.length = 0
    await other.find(url)
    expect(reads).toEqual([])
    expect(await codeOf(other.byId(reportId(url)))).toBe('no_report')
  })

  test('gets its own report, which no later scan of the other address takes away', async () => {
    const led = await evidenceOf('http://shop.example/', { finalUrl: url })
    await reports.save(led)
    const { revision } = await reports.save(await evidenceOf(url, { at: 1 }))
    await reports.save({ ...led, scannedAt: '2026-11-21T12:00:00.000Z' })
    expect((await open().find(url)).revision).toBe(revision)
    expect(await open().history(reportId(url))).toHaveLength(1)
  })
})

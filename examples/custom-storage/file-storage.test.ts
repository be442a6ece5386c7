import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { testStorage } from '@operable/node/storage/conformance'
import { fileStorage } from './file-storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'operable-file-storage-'))
after(() => rmSync(folder, { recursive: true, force: true }))

testStorage('files', () => fileStorage(join(folder, 'kit')))

// What the kit cannot know: how this store breaks.
test('a folder that cannot be one is storage_unavailable', async () => {
  const path = join(folder, 'file')
  await writeFile(path, '')
  const storage = fileStorage(path)
  await assert.rejects(storage.write('a', 1), { code: 'storage_unavailable' })
  await assert.rejects(storage.read('a'), { code: 'storage_unavailable' })
  await assert.rejects(storage.keys(''), { code: 'storage_unavailable' })
})

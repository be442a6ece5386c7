// Run as a process of its own: moves a tool of the database of the first argument (website, tool and selector follow) on a
// site that never answers, names the change on stdout, and waits to be killed.
import { once } from 'node:events'
import { writeSync } from 'node:fs'
import { createOperable } from '../src/services/create-operable.ts'
import { sqliteStorage } from '../src/storage/sqlite.ts'

const [path = '', websiteId = '', toolId = '', selector = ''] = process.argv.slice(2)
await once(process.stdin, 'data')
const { tools } = createOperable({
  storage: sqliteStorage(path),
  render: 'never',
  fetch: () => new Promise(() => {}),
})
const { tools: list } = await tools.patch(websiteId, toolId, { selector })
const moved = list.find(({ id }) => id === toolId)
if (moved?.metadata.unchecked) writeSync(1, '1\n')
setInterval(() => {}, 1000)

import { postgresDatabases } from '../../test/postgres-database.ts'
import { testStorage } from './conformance.ts'
import { postgresStorage } from './postgres.ts'

const { kind, create } = await postgresDatabases()
const database = await create()

testStorage(kind, () => postgresStorage(database))

import { expect, test } from 'vitest'
import { dataExists, isDatabase, nameOfData } from './data-place.ts'

test.each([
  ['./operable.db', false, './operable.db'],
  ['/var/lib/postgres/x.db', false, '/var/lib/postgres/x.db'],
  ['postgres://host/name', true, 'postgres://host/name'],
  ['postgresql://user:s3cret@host:5433/name?sslmode=require&password=s3cret', true, 'postgresql://user@host:5433/name'],
  ['postgres:///name?host=/var/run/postgresql', true, 'postgres:///name'],
  ['POSTGRES://user:s3cret@host/name', true, 'postgres://user@host/name'],
  ['postgres://user:s3cret:x@host', true, 'postgres://user@host'],
  ['postgres://user:12/s3cret@host/name', true, 'the database'],
  ['postgres://user:s3#cret@host/name', true, 'the database'],
])('%s', (data, inDatabase, name) => {
  expect([isDatabase(data), nameOfData(data)]).toEqual([inDatabase, name])
  if (inDatabase) expect(dataExists(data)).toBe(true)
})

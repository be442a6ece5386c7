import { expectTypeOf, test } from 'vitest'
import type { z } from 'zod'
import type { bucketSchema } from './breakdown.ts'
import type { formOperabilitySchema } from './operability.ts'
import type { reportSchema } from './report.ts'
import type { Bucket, FormOperability, Report } from './report-types.ts'

test('the written types are those that the schemas check', () => {
  expectTypeOf<Report>().toEqualTypeOf<z.infer<typeof reportSchema>>()
  expectTypeOf<FormOperability>().toEqualTypeOf<z.infer<typeof formOperabilitySchema>>()
  expectTypeOf<Bucket>().toEqualTypeOf<z.infer<typeof bucketSchema>>()
})

import { expect, test } from 'vitest'
import { z } from 'zod'
import { issueSentence } from './issue-sentence.ts'
import { newToolSchema } from './new-tool.ts'
import { toolPatchSchema } from './tool-patch.ts'

function faultsOf(schema: z.ZodType, value: unknown): string[] {
  const issues = schema.safeParse(value).error?.issues ?? []
  return issues.map((issue) => `${issue.path.join('.')}: ${issueSentence(issue)}`)
}

test.each<[string, z.ZodType, unknown, string[]]>([
  ['a member is missing', z.object({ url: z.string() }), {}, ['url: Is missing.']],
  ['text for a switch', toolPatchSchema, { active: 'yes' }, ['active: Must be true or false.']],
  ['a number for a text', toolPatchSchema, { name: 1 }, ['name: Must be a string.']],
  ['null for a text', toolPatchSchema, { name: null }, ['name: Must be a string.']],
  ['nothing in it', toolPatchSchema, { name: '' }, ['name: Must not be empty.']],
  ['blanks', toolPatchSchema, { description: '  ' }, ['description: Must not be blank.']],
  ['blanks for a name, which is trimmed', toolPatchSchema, { name: '  ' }, ['name: Must not be empty.']],
  ['a long text', toolPatchSchema, { name: 'x'.repeat(129) }, ['name: Must have at most 128 characters.']],
  ['a page that is none', toolPatchSchema, { pageUrl: 'shop' }, [expect.stringContaining('absolute http(s) address')]],
  ['members that nobody knows', toolPatchSchema, { 'a"b': 1, c: 2 }, [': Must not have "a\\"b", "c".']],
  ['no object', toolPatchSchema, [], [': Must be an object.']],
  ['no body', toolPatchSchema, undefined, [': Is missing.']],
  ['one word of several', z.enum(['a', 'b']), 'c', [': Must be one of "a", "b".']],
  ['one word', z.literal('a'), 'c', [': Must be "a".']],
  ['a short list', z.array(z.string()).min(1), [], [': Must have at least 1 entry.']],
  ['a long list', z.array(z.string()).max(2), ['', '', ''], [': Must have at most 2 entries.']],
  ['a small number', z.number().min(3), 2, [': Must be at least 3.']],
  ['a large number', z.int().max(3), 4, [': Must be at most 3.']],
  ['half a number', z.int(), 1.5, [': Must be a whole number.']],
  ['neither of two', z.union([z.string(), z.number()]), true, [': Matches none of the accepted kinds.']],
])('%s', (_label, schema, value, expected) => {
  expect(faultsOf(schema, value)).toEqual(expected)
})

test('no sentence is one of the library', () => {
  const given = {
    name: 1,
    description: '',
    pageUrl: 2,
    selector: '',
    active: 'x',
    source: 'x',
    metadata: { kind: 'x' },
  }
  for (const fault of faultsOf(newToolSchema, given)) expect(fault).toMatch(/^[\w.]+: (?:Must|May|Is) .*\.$/)
})

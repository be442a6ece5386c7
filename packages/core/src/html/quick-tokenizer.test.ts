import fc from 'fast-check'
import { Tokenizer } from 'htmlparser2'
import { expect, test } from 'vitest'
import { QuickTokenizer } from './quick-tokenizer.ts'

/** Everything that a tokenizer reports of a text, in order. */
function eventsOf(Kind: typeof Tokenizer, chunks: readonly string[]): string[] {
  const events: string[] = []
  const report =
    (name: string) =>
    (...given: number[]) =>
      void events.push(`${name} ${given.join(' ')}`)
  const tokenizer = new Kind(
    { decodeEntities: false },
    {
      onattribdata: report('attribdata'),
      onattribentity: report('attribentity'),
      onattribend: report('attribend'),
      onattribname: report('attribname'),
      oncdata: report('cdata'),
      onclosetag: report('closetag'),
      oncomment: report('comment'),
      ondeclaration: report('declaration'),
      onend: report('end'),
      onopentagend: report('opentagend'),
      onopentagname: report('opentagname'),
      onprocessinginstruction: report('processinginstruction'),
      onselfclosingtag: report('selfclosingtag'),
      ontext: report('text'),
      ontextentity: report('textentity'),
      isInForeignContext: () => false,
    },
  )
  for (const chunk of chunks) tokenizer.write(chunk)
  tokenizer.end()
  return events
}

const pieces = [
  '<',
  '>',
  '/',
  '=',
  '"',
  "'",
  '!',
  '-',
  '--',
  '?',
  '&',
  ' ',
  'a',
  'é',
  '😀',
  '</',
  '<!--',
  '-->',
  '<!doctype',
  '<![CDATA[',
  ']]>',
  '<p class="',
  '<script>',
  '</script>',
  '<style>',
  '</style',
  '<title>',
  '</title>',
  '<textarea>',
  '<plaintext>',
]

test('reports of any text what the tokenizer of the library reports', () => {
  const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.array(texts, { minLength: 1, maxLength: 3 }), (chunks) => {
      expect(eventsOf(QuickTokenizer, chunks)).toEqual(eventsOf(Tokenizer, chunks))
    }),
    { numRuns: 1000 },
  )
})

test('the library still has the search that is replaced', () => {
  expect(Tokenizer.prototype).toHaveProperty('fastForwardTo')
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const latin = (text: string) => Buffer.from(text, 'latin1')
const utf8 = (text: string) => Buffer.from(text, 'utf8')
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16()

test.each([
  ['plain UTF-8', utf8('café'), 'text/html', 'café'],
  ['no content type', utf8('café'), undefined, 'café'],
  ['UTF-8 mark, which is not part of the text', utf8('\ufeffcafé'), 'text/html; charset=iso-8859-1', 'café'],
  ['UTF-16LE mark beats the header', Buffer.from('\ufeffcafé', 'utf16le'), 'text/html; charset=utf-8', 'café'],
  ['UTF-16BE mark', utf16be('\ufeffcafé'), undefined, 'café'],
  ['UTF-16LE by header, no mark', Buffer.from('café', 'utf16le'), 'text/html; charset=utf-16le', 'café'],
  ['header label', latin('café'), 'text/html; charset=ISO-8859-1', 'café'],
  ['header label in double quotes', latin('café'), 'text/html; charset="windows-1252"', 'café'],
  ['header label in single quotes', latin('café'), "text/html; charset='latin1'", 'café'],
  ['header beats meta', utf8('<meta charset=latin1>café'), 'text/html; charset=utf-8', '<meta charset=latin1>café'],
  [
    'unknown header label, then meta',
    latin('<meta charset="latin1">é'),
    'text/html; charset=nonsense',
    '<meta charset="latin1">é',
  ],
  [
    'unknown label everywhere',
    utf8('<meta charset=nonsense>é'),
    'text/html; charset=nonsense',
    '<meta charset=nonsense>é',
  ],
  ['empty label', utf8('é'), 'text/html; charset=', 'é'],
  ['unreadable header', utf8('é'), ';;;charset', 'é'],
  [
    'http-equiv',
    latin('<meta http-equiv="Content-Type" content="text/html; charset=latin1">é'),
    'text/html',
    '<meta http-equiv="Content-Type" content="text/html; charset=latin1">é',
  ],
  [
    'meta in a comment does not count',
    utf8('<!-- <meta charset=latin1> -->é'),
    'text/html',
    '<!-- <meta charset=latin1> -->é',
  ],
  [
    'meta after a comment counts',
    latin('<!-- x --><meta charset=latin1>é'),
    'text/html',
    '<!-- x --><meta charset=latin1>é',
  ],
  ['meta saying UTF-16 means UTF-8', utf8('<meta charset=utf-16>é'), 'text/html', '<meta charset=utf-16>é'],
  [
    'XML declaration',
    latin('<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>'),
    'application/xml',
    '<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>',
  ],
  [
    'Japanese by meta',
    Buffer.concat([latin('<meta charset=shift_jis>'), Buffer.from([0x82, 0xa0])]),
    'text/html',
    '<meta charset=shift_jis>あ',
  ],
  ['windows-1252 that nothing declares', latin('<p>café \x80'), 'text/html', '<p>café €'],
  ['the same without a content type', latin('café!'), undefined, 'café!'],
  ['UTF-8 with one wrong byte', Buffer.concat([utf8('café à '), latin('é')]), 'text/html', 'café à \ufffd'],
  ['UTF-8 that is cut in a character', utf8('aé').subarray(0, 2), 'text/html', 'a\ufffd'],
  ['plain text is UTF-8', latin('café'), 'text/plain', 'caf\ufffd'],
  ['JSON is UTF-8', latin('café'), 'application/json', 'caf\ufffd'],
  [
    'a late declaration of what is not UTF-8',
    Buffer.concat([latin(`<!--${' '.repeat(2000)}--><meta charset=shift_jis>`), Buffer.from([0x82, 0xa0])]),
    'text/html',
    `<!--${' '.repeat(2000)}--><meta charset=shift_jis>あ`,
  ],
  [
    'a late declaration in a script does not count',
    latin(`<script>${' '.repeat(2000)}'<meta charset=shift_jis>'</script>é.`),
    'text/html',
    `<script>${' '.repeat(2000)}'<meta charset=shift_jis>'</script>é.`,
  ],
  ['wrong bytes do not throw', Buffer.from([0x61, 0xff, 0x62]), 'text/html; charset=utf-8', 'a\ufffdb'],
  ['empty body', Buffer.alloc(0), 'text/html', ''],
])('%s', (_label, body, contentType, expected) => {
  expect(decodeText(body, contentType)).toBe(expected)
})

test('a declaration after the first 1,024 bytes is not looked for in UTF-8', () => {
  const text = `${' '.repeat(1024)}<meta charset=latin1>é`
  expect(decodeText(utf8(text), 'text/html')).toBe(text)
})

test('any bytes under any content type give a string', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 2000 }), fc.option(fc.string(), { nil: undefined }), (body, type) => {
      expect(typeof decodeText(body, type && `text/html; charset=${type}`)).toBe('string')
    }),
  )
})

import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writeFiles as writeAll } from '../../test/ci-project.ts'
import { roundsOf } from '../../test/rounds.ts'
import { fixFolder } from './fix-folder.ts'
import { patchOf } from './patch.ts'
import { writeFiles } from './write-files.ts'

const folderOf = async (files: Record<string, string | Uint8Array>) => {
  const folder = mkdtempSync(join(tmpdir(), 'operable-fix-'))
  for (const [name, text] of Object.entries(files)) {
    if (typeof text === 'string') await writeAll(folder, { [name]: text })
    else writeFileSync(join(folder, name), text)
  }
  return folder
}

const fix = (folder: string, more: Parameters<typeof fixFolder>[1] = {}) =>
  fixFolder(folder, { render: 'never', ...more })

const doc = (body: string, head = '') =>
  `<!doctype html>\n<html lang="en">\n<head>\n<title>Shop</title>\n${head}</head>\n<body>\n<main>\n${body}\n</main>\n</body>\n</html>\n`

const form = (inner: string) =>
  `<form action="/send" method="post">\n  ${inner}\n  <button>Send the order</button>\n</form>`

/** What one file becomes. */
async function fixed(body: string, rule: string): Promise<string> {
  const folder = await folderOf({ 'index.html': doc(body) })
  const { files } = await fix(folder, { rules: [rule] })
  return Buffer.from(files[0]?.after ?? readFileSync(join(folder, 'index.html'))).toString()
}

describe('a change', () => {
  test.each<[what: string, rule: string, body: string, changed: string]>([
    [
      'a placeholder becomes a label',
      'form-labels',
      form('<input name="town" placeholder="Your town">'),
      form('<label for="field-town">Your town</label>\n  <input name="town" placeholder="Your town" id="field-town">'),
    ],
    [
      'a label that leads nowhere finds its field',
      'form-labels',
      form('<label for="twon">Town</label> <input id="town" name="a1">'),
      form('<label for="town">Town</label> <input id="town" name="a1">'),
    ],
    [
      'a text in an element of its own is referred to',
      'form-labels',
      form('<b>Town</b> <input id="town" name="a1">'),
      form('<b id="town-label">Town</b> <input id="town" name="a1" aria-labelledby="town-label">'),
    ],
    [
      'a bare text becomes a label',
      'form-labels',
      form('Town: <input id="town" name="a1">'),
      form('<label for="town">Town:</label> <input id="town" name="a1">'),
    ],
    [
      'a field in an empty label',
      'form-labels',
      form('<label><input name="town"></label>'),
      form('<label><input name="town" aria-label="Town"></label>'),
    ],
    [
      'the only button of a form is named after it',
      'button-text',
      '<form class="order-form"><label>Amount <input name="amount"></label><button>OK</button></form>',
      '<form class="order-form"><label>Amount <input name="amount"></label><button aria-label="OK: order form">OK</button></form>',
    ],
    [
      'a button is named after what it opens',
      'button-text',
      '<button aria-controls="main-menu"><svg></svg></button><nav id="main-menu"></nav>',
      '<button aria-controls="main-menu" aria-label="Main menu"><svg></svg></button><nav id="main-menu"></nav>',
    ],
    [
      'a comma too many in structured data',
      'json-ld-validity',
      '<script type="application/ld+json">{"@type": "Shop", "potentialAction": {"@type": "BuyAction", "target": "/buy",},}</script>',
      '<script type="application/ld+json">{"@type": "Shop", "potentialAction": {"@type": "BuyAction", "target": "/buy"}}</script>',
    ],
    [
      'fields of one name get an id each',
      'form-labels',
      form('<input name="amount"> <input name="amount">'),
      form(
        '<label for="field-amount">Amount</label>\n  <input name="amount" id="field-amount"> <label for="field-amount-2">Amount</label> <input name="amount" id="field-amount-2">',
      ),
    ],
    [
      'a tag that ends in an attribute without its value',
      'form-labels',
      form('Town <input name="a1" value=>'),
      form('<label for="field-a1">Town</label> <input name="a1" id="field-a1" value=>'),
    ],
    [
      'a comment and a missing comma, and nothing else of the data',
      'json-ld-validity',
      '<script type="application/ld+json">{"@type": "Shop", // Ours\n "potentialAction": {"@type": "BuyAction", "target": "/buy"\n "name":  "Größe"}}</script>',
      '<script type="application/ld+json">{"@type": "Shop",\n "potentialAction": {"@type": "BuyAction", "target": "/buy",\n "name":  "Größe"}}</script>',
    ],
  ])('%s', async (_, rule, body, changed) => expect(await fixed(body, rule)).toBe(doc(changed)))

  test.each([
    ['a field of which nothing is known', 'fillable', form('<input name="k7q2x" required>')],
    ['an icon that opens nothing', 'button-text', '<button><svg></svg></button>'],
    ['a password', 'safe', form('<label>Password <input type="password" name="password"></label>')],
    ['JSON that is cut off', 'json-ld-validity', '<script type="application/ld+json">{"@type": "Sh</script>'],
  ])('none: %s is left, with a reason', async (_, rule, body) => {
    const folder = await folderOf({ 'index.html': doc(body) })
    const { files, left } = await fix(folder, { rules: [rule] })
    expect(files).toEqual([])
    expect(left.map(({ finding, why }) => [finding.ruleId, why.endsWith('.')])).toEqual([[rule, true]])
  })

  test('that does not help leaves the others of its page', async () => {
    // Two fields of one id: a label reaches the first only.
    const twins = '<label for="a">A</label><input id="a" name="k1"> <input id="a" name="k2" placeholder="Second">'
    const folder = await folderOf({ 'index.html': doc(form(`${twins} <input name="town"> <input name="street">`)) })
    const { files, mended, left } = await fix(folder, { rules: ['form-labels'] })
    expect(mended.map(({ message }) => message)).toEqual(expect.arrayContaining([expect.stringContaining('town')]))
    expect(Buffer.from(files[0]!.after).toString()).toContain('id="field-street"')
    expect(mended.length + left.length).toBe(3)
  })

  test('is one for all addresses of a file', async () => {
    const links = '<a href="/list.html">All</a> <a href="/list.html?sort=name">By name</a>'
    const folder = await folderOf({ 'index.html': doc(links), 'list.html': doc(form('<input name="town">')) })
    const { files, mended, left } = await fix(folder, { rules: ['form-labels'] })
    expect([files.length, mended.length, left]).toEqual([1, 1, []])
  })

  test('of what nobody has decided needs a word of the owner', async () => {
    const folder = await folderOf({
      'index.html': doc('<p>Hi</p>'),
      'robots.txt': 'User-agent: GPTBot\r\nDisallow: /\r\n',
    })
    const blocked = await fix(folder, { rules: ['ai-crawler-access', 'sitemap'] })
    expect(blocked.files).toEqual([])
    const { files } = await fix(folder, {
      rules: ['ai-crawler-access', 'sitemap'],
      allowCrawlers: true,
      url: 'https://shop.example/',
    })
    expect(Object.fromEntries(files.map(({ file, after }) => [file, Buffer.from(after).toString()]))).toEqual({
      'robots.txt': 'User-agent: GPTBot\r\nAllow: /\r\nSitemap: https://shop.example/sitemap.xml\r\n',
      'sitemap.xml': expect.stringContaining('<loc>https://shop.example/</loc>'),
    })
  })

  test('goes into the source where the element stands literally', async () => {
    const built = doc(form('<input name="town" placeholder="Town" data-source="src/Form.jsx:2:5">'))
    const source =
      'export const Form = () => (\n    <input name="town" placeholder="Town" onChange={() => go("a>b")} />\n)\n'
    const project = await folderOf({ 'dist/index.html': built, 'src/Form.jsx': source })
    const options = { project, rules: ['form-labels'] }
    const { files, score } = await fix(join(project, 'dist'), options)
    const after = source.replace(')} />', ')} aria-label="Town" />')
    expect(files.map(({ file, kind, after: bytes }) => [file, kind, Buffer.from(bytes).toString()])).toEqual([
      ['src/Form.jsx', 'source', after],
    ])
    expect([score.after, (score.afterBuild ?? 0) > score.before]).toEqual([score.before, true])
    // An expression may be another name on each page.
    writeFileSync(join(project, 'src/Form.jsx'), source.replace('"Town"', '{town}'))
    expect((await fix(join(project, 'dist'), options)).files.map(({ file, kind }) => [file, kind])).toEqual([
      ['dist/index.html', 'output'],
    ])
  })
})

describe('a file', () => {
  test.each<[what: string, bytes: Buffer]>([
    ['without a line break at its end', Buffer.from(doc(form('<input name="town">')).trimEnd())],
    ['with the line breaks of Windows', Buffer.from(doc(form('<input name="town">')).replaceAll('\n', '\r\n'))],
    ['with a byte order mark', Buffer.from(`\uFEFF${doc(form('<input name="town">'))}`)],
    [
      'in windows-1252',
      Buffer.from(doc(form('Straße <input name="a1">'), '<meta charset="windows-1252">\n'), 'latin1'),
    ],
    [
      'with bytes that are wrong',
      Buffer.concat([Buffer.from(doc(form('Größe <input name="a1">'))), Buffer.from([0xff])]),
    ],
  ])('%s keeps everything else', async (_, bytes) => {
    const folder = await folderOf({ 'index.html': bytes })
    await checkPatch(folder, { rules: ['form-labels'] })
  })
})

test('a file in UTF-16 is left, with that as the reason', async () => {
  const text = `\uFEFF${doc(form('<input name="town">'))}`
  const folder = await folderOf({ 'index.html': Buffer.from(text, 'utf16le') })
  const { files, left } = await fix(folder, { rules: ['form-labels'] })
  expect([files, left.map(({ why }) => why)]).toEqual([
    [],
    ['The file is in UTF-16LE, which a diff cannot hold. Save it in UTF-8.'],
  ])
})

test('structured data in another encoding stays valid JSON', async () => {
  const options = { url: 'https://shop.example/', rules: ['potential-action'] }
  const search =
    '<form role="search" action="/s"><label>Straße <input type="search" name="q"></label><button>Straße suchen</button></form>'
  const data = '<script type="application/ld+json">{"@type":"Shop"}</script>\n'
  const page = doc(search, `<meta charset="windows-1252">\n${data}`).replace('Shop', 'Größe')
  const folder = await folderOf({ 'index.html': Buffer.from(page, 'latin1') })
  const { files } = await fix(folder, options)
  const after = Buffer.from(files[0]?.after ?? '').toString('latin1')
  const [, json = ''] = /<script type="application\/ld\+json">([^<]*WebSite[^<]*)/.exec(after) ?? []
  expect(JSON.parse(json)).toMatchObject({ '@type': 'WebSite', name: 'Größe' })
})

describe('writing', () => {
  const broken = { 'index.html': doc(form('<input name="town">')), 'sub/a.html': doc('<p>x</p>') }

  test.each<[what: string, spoil: (folder: string) => void, message: RegExp]>([
    ['a file that has changed', (folder) => writeFileSync(join(folder, 'index.html'), 'x'), /has changed since/],
    ['a file that is read-only', (folder) => chmodSync(join(folder, 'index.html'), 0o444), /is read-only/],
    ['a new file that is there', (folder) => writeFileSync(join(folder, 'robots.txt'), 'x'), /is there now/],
    ['a link', (folder) => symlinkSync('/etc/hosts', join(folder, 'llms.txt')), /is a symbolic link/],
  ])('%s is refused, and nothing is written', async (_, spoil, message) => {
    const folder = await folderOf(broken)
    const { files } = await fix(folder)
    expect(files.length).toBeGreaterThan(2)
    spoil(folder)
    const before = readdirSync(folder)
    await expect(writeFiles(files, folder)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(message),
    })
    expect(readdirSync(folder)).toEqual(before)
  })

  test('the mode of a file stays', async () => {
    const folder = await folderOf(broken)
    chmodSync(join(folder, 'index.html'), 0o640)
    await writeFiles((await fix(folder)).files, folder)
    expect(statSync(join(folder, 'index.html')).mode & 0o777).toBe(0o640)
  })
})

const word = fc.constantFrom('Town', 'Größe', 'Your name', 'E-mail', '数量', 'k7q2x', '')
const field = fc.record({
  tag: fc.constantFrom('input', 'textarea', 'select'),
  id: fc.option(fc.constantFrom('a', 'b', 'c')),
  name: fc.option(fc.constantFrom('town', 'email', 'k7q2x')),
  placeholder: word,
  beside: fc.constantFrom('', 'bare', 'b', 'label', 'inside'),
  text: word,
  isRequired: fc.boolean(),
})
const page = fc.record({
  fields: fc.array(field, { maxLength: 5 }),
  button: fc.constantFrom('OK', '→', 'Send the order', ''),
  eol: fc.constantFrom('\n', '\r\n'),
  end: fc.constantFrom('', '\n'),
  lang: fc.boolean(),
})

function markup({
  fields,
  button,
  eol,
  end,
  lang,
}: typeof page extends fc.Arbitrary<infer Page> ? Page : never): string {
  const inner = fields.map(({ tag, id, name, placeholder, beside, text, isRequired }) => {
    const attributes = [id && ` id="${id}"`, name && ` name=${name}`, placeholder && ` placeholder='${placeholder}'`]
    const control = `<${tag}${attributes.filter(Boolean).join('')}${isRequired ? ' required' : ''}>${tag === 'input' ? '' : `</${tag}>`}`
    if (beside === 'inside') return `<label>${control}</label>`
    if (beside === 'bare') return `${text} ${control}`
    return beside === '' ? control : `<${beside}>${text}</${beside}>${control}`
  })
  const lines = ['<!doctype html>', `<html${lang ? ' lang="en"' : ''}><head><title>Größe</title></head><body>`]
  return (
    [...lines, '<form class="order-form">', ...inner, `<button>${button}</button></form>`, '</body></html>'].join(eol) +
    end
  )
}

test('of any page: the patch applies, equals what is written, and a second run has nothing to do', async () => {
  await fc.assert(
    fc.asyncProperty(page, page, async (first, second) => {
      const folder = await folderOf({ 'index.html': markup(first), 'a b/ü.html': markup(second) })
      await checkPatch(folder)
    }),
    { numRuns: roundsOf(100, 10) },
  )
}, 600_000)

/** Applies the patch on a copy, writes the files, and compares. */
async function checkPatch(folder: string, options: Parameters<typeof fixFolder>[1] = {}): Promise<void> {
  const { files, score } = await fix(folder, options)
  expect(files.length).toBeGreaterThan(0)
  const copy = mkdtempSync(join(tmpdir(), 'operable-copy-'))
  cpSync(folder, copy, { recursive: true })
  writeFileSync(join(copy, '.patch'), patchOf(files))
  execFileSync('git', ['apply', '--check', '.patch'], { cwd: copy })
  execFileSync('git', ['apply', '--whitespace=nowarn', '.patch'], { cwd: copy })
  await writeFiles(files, folder)
  for (const { file, after } of files) {
    expect(readFileSync(join(copy, file)).equals(Buffer.from(after))).toBe(true)
    expect(readFileSync(join(folder, file)).equals(Buffer.from(after))).toBe(true)
  }
  const again = await fix(folder, options)
  expect([again.files, again.score.before]).toEqual([[], score.after])
}

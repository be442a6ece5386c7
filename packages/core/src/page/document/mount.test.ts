import { expect, test } from 'vitest'
import { parsePage } from '../parse-page.ts'

const mounts = (body: string, script = '<script src=/app.js></script>') =>
  parsePage(`<!doctype html><body><h1>Shop</h1><p>${'We sell bicycles. '.repeat(20)}</p>${body}${script}`, {
    url: 'https://shop.example/',
  }).mounts

test.each<[string, string, string[]]>([
  ['an element by the name of a framework', '<div id=root></div>', ['#root']],
  ['an element that is called a mount', '<div id=contact-form-root></div>', ['#contact-form-root']],
  ['an element of its own', '<booking-form></booking-form>', ['booking-form']],
  ['an island', '<astro-island component-url=a></astro-island>', ['astro-island']],
  ['properties in an attribute', `<section data-settings='{"list":1}' id=s></section>`, ['#s']],
  ['a component by its attribute', '<div id=d data-react-class=Form></div>', ['#d']],
  ['boxes that wait', '<div id=app><div class=skeleton><span>Loading…</span></div></div>', ['#app']],
])('an empty mount point: %s', (_, body, expected) => expect(mounts(body)).toEqual(expected))

test.each<[string, string, string[]]>([
  ['a main part', '<header><a href=/a>A</a></header><main tabindex=-1></main>', ['main']],
  [
    'a part of a page without a heading',
    '<div><a href=/a>A</a></div><div id=view></div><div>Call us.</div>',
    ['#view'],
  ],
])('the frame of an application: %s', (_, body, expected) => {
  const page = parsePage(`<!doctype html><body>${body}<script>draw()</script>`, { url: 'https://shop.example/' })
  expect(page.mounts).toEqual(expected)
})

test.each<[string, string, string?]>([
  ['a page without script files', '<div id=root></div>', '<script>1</script>'],
  ['what the server has drawn', '<div id=root><p>We sell bicycles, and repair them from nine to five.</p></div>'],
  ['a form that is there', '<div id=form-root><form><input name=q></form></div>'],
  ['a box for looks', '<div class=spacer></div>'],
  ['a map', '<div id=map></div>'],
  ['what a network asks for', '<div id=fb-root></div>'],
  ['a part of a page with a heading', '<div id=view></div>'],
  ['what is hidden', '<div id=root hidden></div>'],
])('none: %s', (_, body, script) => expect(mounts(body, script)).toBeUndefined())

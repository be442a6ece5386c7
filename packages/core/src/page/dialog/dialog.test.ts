import { describe, expect, test } from 'vitest'
import { parsePage } from '../parse-page.ts'

const read = (html: string) => parsePage(`<!doctype html><body>${html}`, { url: 'https://site.example/' })
const form = '<form><input name=email></form>'

describe('dialogs and what opens them', () => {
  test.each([
    [
      'command',
      `<button id=t commandfor=d command=show-modal>o</button><dialog id=d>${form}</dialog>`,
      'dialog',
      'commandfor',
    ],
    [
      'popovertarget',
      `<button id=t popovertarget=d>o</button><div id=d popover>${form}</div>`,
      'popover',
      'popovertarget',
    ],
    [
      'aria-controls',
      `<button id=t aria-controls=d>o</button><div id=d role=dialog>${form}</div>`,
      'aria-dialog',
      'aria-controls',
    ],
    [
      'aria-haspopup, one dialog',
      `<button id=t aria-haspopup=dialog>o</button><div id=d role=dialog>${form}</div>`,
      'aria-dialog',
      'aria-haspopup',
    ],
    [
      'data-bs-target',
      `<a id=t data-bs-toggle=modal data-bs-target="#d">o</a><div id=d class="modal fade">${form}</div>`,
      'modal-class',
      'data-bs-target',
    ],
    [
      'data-toggle',
      `<a id=t data-toggle=modal data-target="#d">o</a><div id=d class=modal>${form}</div>`,
      'modal-class',
      'data-toggle',
    ],
    [
      'data-toggle with href',
      `<a id=t data-toggle=modal href="#d">o</a><div id=d class=modal>${form}</div>`,
      'modal-class',
      'data-toggle',
    ],
    [
      'data-modal-target',
      `<button id=t data-modal-target=d>o</button><div id=d hidden>${form}</div>`,
      'revealed',
      'data-modal-target',
    ],
    ['href to a modal', `<a id=t href="#d">o</a><div id=d class=lightbox>${form}</div>`, 'modal-class', 'href'],
    [
      'href to hidden content',
      `<a id=t href="#d">o</a><div id=d style="display: none">${form}</div>`,
      'revealed',
      'href',
    ],
    [
      'onclick naming the id',
      `<button id=t onclick="openModal('dlg')">o</button><div id=dlg class=modal>${form}</div>`,
      'modal-class',
      'onclick',
    ],
    [
      'onclick on a dialog by its global name',
      `<button id=t onclick="dlg.showModal()">o</button><dialog id=dlg>${form}</dialog>`,
      'dialog',
      'onclick',
    ],
    [
      'Alpine',
      `<div x-data="{open: false}"><button id=t @click="open = true">o</button><div id=d x-show="open">${form}</div></div>`,
      'revealed',
      'alpine',
    ],
    [
      'Alpine, long form',
      `<div x-data><a id=t x-on:click="open = !open">o</a><div id=d x-show=open>${form}</div></div>`,
      'revealed',
      'alpine',
    ],
    ['summary', `<details><summary id=t>o</summary>${form}</details>`, 'details', 'summary'],
    [
      'data-micromodal-trigger',
      `<a id=t data-micromodal-trigger=d>o</a><div id=d class=modal>${form}</div>`,
      'modal-class',
      'data-attribute',
    ],
  ])('%s', (_, html, kind, pattern) => {
    const page = read(html)
    expect(page.dialogs).toHaveLength(1)
    expect(page.dialogs[0]?.triggers.map((trigger) => [trigger.selector, trigger.pattern])).toEqual([['#t', pattern]])
    expect(page.forms[0]?.dialog).toMatchObject({ kind, triggerSelector: '#t', selector: page.dialogs[0]?.selector })
  })

  test.each([
    ['a jump to a section', `<a href="#d">o</a><div id=d>${form}</div>`],
    ['content that nothing opens', `<div hidden>${form}</div>`],
    ['a command that closes', `<button commandfor=d command=close>o</button><div id=d hidden>${form}</div>`],
    ['another Alpine variable', `<div x-data><a @click="menuOpen = true">o</a><div x-show=menu>${form}</div></div>`],
    [
      'another Alpine scope',
      `<div x-data><a @click="open = true">o</a></div><div x-data><div x-show=open>${form}</div></div>`,
    ],
    ['an Alpine handler that closes', `<div x-data><a @click="open = false">o</a><div x-show=open>${form}</div></div>`],
    [
      'another value of an Alpine variable',
      `<div x-data><a @click="step = 'a'">o</a><div x-show="step === 'b'">${form}</div></div>`,
    ],
    ['parts of a modal', `<div class="modal-content">${form}</div>`],
    [
      'an address that has the same word',
      `<a onclick="location.href='/login?new=1'">o</a><div id=login hidden>${form}</div>`,
    ],
    ['a whole address', `<a onclick='open("https://x.example/login")'>o</a><div id=login hidden>${form}</div>`],
  ])('no dialog with a trigger: %s', (_, html) => expect(read(html).forms[0]?.dialog).toBeUndefined())

  test('a visible trigger is preferred, one inside the dialog does not count', () => {
    const page = read(
      `<a hidden id=a data-modal=d>x</a><a id=b data-modal=d>x</a><div id=d class=modal><a data-modal=d>x</a>${form}</div>`,
    )
    expect(page.forms[0]?.dialog?.triggerSelector).toBe('#b')
    expect(page.dialogs[0]?.triggers).toHaveLength(2)
  })

  test('of several dialogs aria-haspopup opens the one that is called the same', () => {
    const page = read(
      '<button id=t aria-haspopup=dialog>Request a quote</button><div role=dialog aria-label=Log-in id=a>a</div><div role=dialog aria-label="Your quote" id=b>b</div>',
    )
    expect(page.dialogs.map(({ id, triggers }) => [id, triggers.length])).toEqual([
      ['a', 0],
      ['b', 1],
    ])
  })

  test.each([
    ['closed dialog', '<dialog>x</dialog>', false],
    ['open dialog', '<dialog open>x</dialog>', true],
    ['closed popover', '<div popover>x</div>', false],
  ])('%s', (_, html, open) => expect(read(html).dialogs[0]?.open).toBe(open))
})

import { describe, expect, test } from 'vitest'
import { parsePage } from '../parse-page.ts'

const form = '<form id=f><label>Email <input name=email type=email></label><button>Send</button></form>'
const opener = '<button id=o class="cta" type=button data-box=quote>Ask for a quote</button>'
const sheet = '<link rel=stylesheet href=site.css>'
const openerOf = (html: string): string | undefined =>
  parsePage(`<!doctype html><html lang=en><body>${html}`, { url: 'https://site.example/' }).forms[0]?.dialog
    ?.triggerSelector
const script = (text: string) => `<script>${text}</script>`
const dialog = `<dialog id=d>${form}</dialog>`
const closed = `<div id=d hidden>${form}</div>`
const styled = `<style>.box{display:none}.box.open,body.asks .box{display:block}</style><div id=d class=box>${form}</div>`

describe('what the inline scripts of a page open', () => {
  test.each<[string, string]>([
    [
      'a listener on the opener',
      `${opener}${dialog}${script(`
        const d = document.getElementById('d'), o = document.querySelector('.cta')
        o.addEventListener('click', () => d.showModal())`)}`,
    ],
    [
      'a handler that calls a function',
      `${dialog}<button id=o onclick="ask('d')">x</button>${script('function ask(id) { document.getElementById(id).showModal() }')}`,
    ],
    [
      'two functions deep, in an object',
      `<a id=o href="javascript:App.ask('d')">Ask</a>${closed}${script(`
        const App = { show(el) { el.hidden = false }, ask(id) { this.show(document.querySelector('#' + id)) } }`)}`,
    ],
    [
      'each opener by its own attribute',
      `<button id=n data-box=other>Other</button>${opener}<div id=other hidden>text</div><div id=quote hidden>${form}</div>${script(`
        document.querySelectorAll('[data-box]').forEach((b) => b.addEventListener('click', function () {
          document.getElementById(this.dataset.box).removeAttribute('hidden') }))`)}`,
    ],
    [
      'one listener for the whole document',
      `<button id=n class=x>Other</button>${opener}${closed}${script(`
        document.addEventListener('click', (e) => {
          const t = e.target.closest('.cta'); if (!t) return
          document.getElementById('d').hidden = false })`)}`,
    ],
    [
      'jQuery',
      `${opener}<div id=d style="display:none">${form}</div>${script(`jQuery(function ($) { $('.cta').on('click', function (e) { e.preventDefault(); $('#d').fadeIn(200) }) })`)}`,
    ],
    [
      'jQuery, delegated',
      `${opener}<div id=d style="display:none">${form}</div>${script(`$(document).on('click', '.cta', function () { $('#d').slideToggle() })`)}`,
    ],
    [
      'a plugin of jQuery',
      `${opener}<div id=d class=modal>${form}</div>${script(`$('.cta').click(function () { $('#d').modal('show') })`)}`,
    ],
    [
      'a library that is loaded',
      `${opener}<div id=d class=modal>${form}</div>${script(`const m = new bootstrap.Modal(document.getElementById('d')); document.querySelector('.cta').onclick = () => m.show()`)}`,
    ],
    [
      'a function of another file',
      `<button id=o onclick="openPopup('d')">Ask</button><div id=d class=popup>${form}</div>`,
    ],
    [
      'a style',
      `${opener}<div id=d style="display:none">${form}</div>${script(`o.onclick = function () { d.style.display = 'block' }`)}`,
    ],
    [
      'a class that a rule knows',
      `${opener}${styled}${script(`document.querySelector('#o').addEventListener('click', () => document.querySelector('.box').classList.add('open'))`)}`,
    ],
    [
      'a class of the body that a rule knows',
      `${opener}${styled}${script(`document.querySelector('#o').addEventListener('click', () => document.body.classList.toggle('asks'))`)}`,
    ],
    [
      'a class that a style sheet elsewhere knows',
      `${sheet}${opener}<div id=d class=panel>${form}</div>${script(`o.addEventListener('click', () => d.classList.toggle('is-open'))`)}`,
    ],
    [
      'a class that hides goes',
      `${opener}<div id=d class="d-none">${form}</div>${script(`o.addEventListener('click', () => d.classList.remove('d-none'))`)}`,
    ],
    [
      'what a class of the page does',
      `${opener}<div id=d class=box hidden>${form}</div>${script(`
        class Box { #el; constructor(el) { this.#el = el; el.querySelector('input'); this.open = this.open.bind(this)
          document.querySelectorAll('[data-box="quote"]').forEach((b) => b.addEventListener('click', this.open)) }
          open() { this.#el.hidden = false } close() { this.#el.hidden = true } }
        document.querySelectorAll('.box').forEach((el) => new Box(el))`)}`,
    ],
    [
      'a class that extends another, with fields and static members',
      `${opener}${closed}${script(`
        class Box { isOpen = false; constructor(id) { this.el = document.getElementById(id) } show() { this.el.hidden = false } }
        const Quote = class extends Box { static all = []; onOpen = () => this.show(); constructor(id) { super(id); Quote.all.push(this) }
          show() { this.isOpen = true; super.show() } static start() { return new this('d') } }
        const box = Quote.start(); o.addEventListener('click', Quote.all[0].onOpen)`)}`,
    ],
    [
      'an object that handles events',
      `${opener}${closed}${script(`
        class Box { constructor() { o.addEventListener('click', this) } handleEvent(e) { if (e.type === 'click') d.hidden = false } }
        new Box()`)}`,
    ],
    [
      'a function with a prototype',
      `${opener}${closed}${script(`
        function Box(el) { this.el = el } Box.prototype.open = function () { this.el.removeAttribute('hidden') }
        Box.of = function (el) { return new Box(el) }
        var box = Box.of(d); o.onclick = function () { box.open() }`)}`,
    ],
    [
      'a switch over what the pressed element says',
      `<button id=n data-action=close>x</button><button id=o data-action=ask>Ask</button>${closed}${script(`
        document.body.addEventListener('click', (e) => { switch (e.target.dataset.action) {
          case 'ask': d.hidden = false; break
          case 'close': d.hidden = true; break
          default: return } })`)}`,
    ],
    [
      'after a switch over what nobody knows',
      `${opener}${closed}${script(`o.onclick = () => { switch (location.hash) { case '#a': return; default: console.log(1) } d.hidden = false }`)}`,
    ],
    [
      'a loop that asks at its end',
      `${opener}${closed}${script(`const all = ['x', 'o']; let i = 0; do { const b = document.getElementById(all[i]); if (b) b.onclick = () => { d.hidden = false } } while (++i < all.length)`)}`,
    ],
    [
      'loops with a label',
      `<button id=n>Other</button>${opener}${closed}${script(`
        const sets = [['n', 'stop', 'n'], ['o', 'end', 'n']]
        sets: for (const set of sets) for (const id of set) { if (id === 'stop') continue sets; if (id === 'end') break sets
          if (id !== 'n') document.getElementById(id).onclick = () => { d.hidden = false } }`)}`,
    ],
    [
      'a regular expression, whose answer nobody knows',
      `${opener}${closed}${script(`const id = '#d'.replace(/^#/, ''); o.onclick = () => { if (/bot/i.test(navigator.userAgent)) return; if ('a b'.match(/x/)) return; d.hidden = false }`)}`,
    ],
    [
      'a module that exports',
      `${opener}${closed}<script type=module>export const box = d; export function ask() { box.hidden = false } o.addEventListener('click', ask)</script>`,
    ],
    [
      'a script that runs once',
      `${opener}${closed}${script(`(function () { if (window.asked) return; window.asked = true
        function init() { o.onclick = () => { d.hidden = false } }
        if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', init); else init() })()`)}`,
    ],
    [
      'when the window has loaded',
      `${opener}${closed}${script('window.onload = function () { o.onclick = function () { d.hidden = false } }')}`,
    ],
    [
      'a list that is found as old scripts do',
      `${opener}${closed}${script(`Array.prototype.forEach.call(document.getElementsByClassName('cta'), function (b) { b.onclick = function () { document.getElementsByName('email')[0].closest('[hidden]').hidden = false } })`)}`,
    ],
    [
      'one of several that is looked for',
      `<button id=n>Other</button>${opener}${closed}${script(`
        const b = Array.from(document.querySelectorAll('button')).find((each) => each.innerText.includes('quote'))
        b.onclick = () => { d.toggleAttribute('hidden') }`)}`,
    ],
    [
      'settings as JSON',
      `<button id=o data-box='{"ids":["d"]}'>Ask</button>${closed}${script(`o.onclick = () => { for (const [i, id] of JSON.parse(o.dataset.box).ids.entries()) document.getElementById(id).hidden = false }`)}`,
    ],
    [
      'names in a text',
      `${opener}${closed}${script(`'x,o'.split(',').slice(1).concat([]).forEach((id) => { document.getElementById(id).onclick = () => { d.hidden = false } })`)}`,
    ],
    [
      'what the first element inside is',
      `<div id=w>${opener}</div><div id=p>${closed}</div>${script(`w.firstElementChild.onclick = () => { p.lastElementChild.ariaHidden = 'false'; p.lastElementChild.hidden = false }`)}`,
    ],
    [
      'a style as an attribute',
      `${opener}<div id=d style="display:none">${form}</div>${script(`o.onclick = () => d.setAttribute('style', 'display: flex; opacity: 1')`)}`,
    ],
    [
      'a style that goes',
      `${opener}<div id=d style="display:none">${form}</div>${script(`o.onclick = () => { if (d.style.getPropertyValue('display') === 'none') d.style.removeProperty('display') }`)}`,
    ],
    [
      'a class in place of another',
      `${opener}<div id=d class=hidden>${form}</div>${script(`o.onclick = () => d.classList.replace('hidden', 'shown')`)}`,
    ],
    [
      'a method of the element as the handler',
      `${opener}${dialog}${script(`o.addEventListener('click', d.showModal.bind(d))`)}`,
    ],
    [
      'a state in a variable',
      `${opener}${closed}${script(`let open = false; o.addEventListener('click', () => { open = !open; d.hidden = !open })`)}`,
    ],
    [
      'the element after it',
      `<div>${opener}<div style="display:none">${form}</div></div>${script(`document.querySelectorAll('.cta').forEach(b => b.addEventListener('click', function () { this.nextElementSibling.style.display = 'block' }))`)}`,
    ],
    [
      'a table of openers',
      `${opener}${closed}${script(`const forms = { o: 'd' }; for (const [a, b] of Object.entries(forms)) document.getElementById(a).addEventListener('click', () => { document.getElementById(b).hidden = false })`)}`,
    ],
    [
      'hidden by the script itself',
      `${opener}<div id=d>${form}</div>${script(`$('#d').hide(); $('#o').click(function () { $('#d').show() })`)}`,
    ],
    [
      'after a question that nobody can answer',
      `${opener}${closed}${script(`o.addEventListener('click', () => { if (localStorage.getItem('seen')) return; d.hidden = false })`)}`,
    ],
    [
      'an event of its own',
      `${opener}${closed}${script(`document.addEventListener('ask', () => { d.hidden = false }); o.onclick = () => document.dispatchEvent(new CustomEvent('ask'))`)}`,
    ],
    [
      'an event of its own, from the element',
      `<main id=m>${opener}</main>${closed}${script(`m.addEventListener('ask', (e) => { document.getElementById(e.detail.id).hidden = false }); o.onclick = () => o.dispatchEvent(new CustomEvent('ask', { bubbles: true, detail: { id: 'd' } }))`)}`,
    ],
    [
      'a press on another element',
      `${opener}${closed}<i id=n></i>${script(`n.addEventListener('click', () => { d.hidden = false }); o.addEventListener('mousedown', () => n.click())`)}`,
    ],
  ])('%s', (_, html) => expect(openerOf(html)).toBe('#o'))

  const box = `<div class=wrap><p>${opener}</p><div class=box style="display:none">${form}</div></div><div class=box>text</div>`
  test.each<[string, string]>([
    [
      'a table of events and index',
      `$('#o').on({ click() { $('.wrap').children().eq($(this).parent().index() + 1).show() } })`,
    ],
    ['closest and find', `$('.cta').on('click', function () { $(this).closest('.wrap').find('.box').slideToggle() })`],
    ['parent and next', `$('#o').click(function () { $(this).parent().next('.box').fadeIn() })`],
    ['siblings and first', `$('#o').bind('click', function () { $(this).parents('p').siblings().first().show() })`],
    ['filter, not and eq', `$('button').filter('.cta').not('form *').one('click', () => $('.box').eq(0).toggle(true))`],
    [
      'each and get',
      `$('.cta').each(function (i, el) { $(el).on('click', () => { $('.box').get(0).style.display = '' }) })`,
    ],
    ['css and has', `$('#o').click(() => $('.box').has('form').css({ display: 'block' }))`],
    [
      'data and attr',
      `$('#o').data('box') === 'quote' && $('#o').click(() => $('.box:has(form)').removeAttr('style').attr('hidden', false).css('display', 'block'))`,
    ],
    [
      'is and hasClass',
      `$('button').click(function () { if ($(this).is('.cta') && !$(this).hasClass('off')) $('.box').first().fadeTo(200, 1) })`,
    ],
    ['delegate', `$(document).delegate('.cta', 'click', function () { $('.wrap').children('.box').show() })`],
    [
      'trigger',
      `$('.wrap').on('ask', function () { $('.box', this).show() }); $('#o').click(function () { $(this).trigger('ask') })`,
    ],
    [
      'text and off',
      `$('#o').off('click').on('click', function () { $(this).text('Close'); $('.wrap .box').stop().slideDown() })`,
    ],
  ])('jQuery: %s', (_, text) => expect(openerOf(`${box}${script(text)}`)).toBe('#o'))

  test.each<[string, string]>([
    ['what closes', `${opener}${closed}${script('o.onclick = () => { d.hidden = true }')}`],
    [
      'what closes by the function of another file',
      `<button id=o onclick="closeModal('d')">Close</button><div id=d class=modal>${form}</div>`,
    ],
    ['what counts', `<button id=o onclick="gtag('event', 'click', { form: 'd' })">Ask</button>${closed}`],
    [
      'what counts, in a script',
      `${opener}${closed}${script(`o.addEventListener('click', () => dataLayer.push({ event: 'open', target: '#d' }))`)}`,
    ],
    ['a function that nothing calls', `${opener}${closed}${script('function ask() { d.hidden = false }')}`],
    ['another event', `${opener}${closed}${script(`o.addEventListener('mouseenter', () => { d.hidden = false })`)}`],
    ['a time', `${opener}${closed}${script('setTimeout(() => { d.hidden = false }, 5000)')}`],
    [
      'a class that hides nothing',
      `${opener}<div id=d>${form}</div>${script(`o.onclick = () => d.classList.add('wide')`)}`,
    ],
    [
      'one of two, nobody knows which',
      `${opener}${closed}<div id=e hidden><form><input name=a></form></div>${script(`o.onclick = () => { d.hidden = false; e.hidden = false }`)}`,
    ],
    [
      'a listener that goes',
      `${opener}${closed}${script(`const ask = () => { d.hidden = false }; o.onclick = () => o.removeEventListener('click', ask)`)}`,
    ],
    [
      'an event that does not bubble',
      `<main id=m>${opener}</main>${closed}${script(`m.addEventListener('ask', () => { d.hidden = false }); o.onclick = () => o.dispatchEvent(new Event('ask'))`)}`,
    ],
    [
      'another case of a switch',
      `<button id=o data-action=save>Save</button>${closed}${script(`document.addEventListener('click', (e) => { switch (e.target.dataset.action) { case 'ask': d.hidden = false; break } })`)}`,
    ],
    ['a script with a mistake', `${opener}${closed}${script('o.onclick = () => { d.hidden = false ')}`],
    ['data', `${opener}${closed}<script type="application/json">{"click":"o.onclick = () => d.showModal()"}</script>`],
    [
      'whatever is pressed',
      `${opener}${closed}${script('document.addEventListener("click", () => { d.hidden = false })')}`,
    ],
    ['the page behind', `${opener}<dialog id=d>${form}</dialog>${script(`o.onclick = () => window.scrollTo(0, 0)`)}`],
    [
      'a scroll to the form',
      `${opener}<div id=d>${form}</div>${script(`o.onclick = () => document.getElementById('d').scrollIntoView()`)}`,
    ],
    [
      'its own reset button',
      `<div id=d hidden>${form.replace('</form>', '<button id=o type=button>x</button></form>')}</div>${script('o.onclick = () => { d.hidden = false }')}`,
    ],
  ])('nothing: %s', (_, html) => expect(openerOf(html)).toBeUndefined())
})

describe('what directives show', () => {
  test.each<[string, string]>([
    [
      'a store',
      `<button id=o @click.prevent="$store.forms.quote = true">Ask</button><div x-data x-show="$store.forms.quote">${form}</div>`,
    ],
    [
      'an event for another component',
      `<div x-data><button id=o x-on:click="$dispatch('open-box', 'quote')">Ask</button></div><div x-data="{ open: false, name: 'quote' }" x-on:open-box.window="open = $event.detail === name" x-show="open">${form}</div>`,
    ],
    [
      'a component of a function',
      `<div x-data="box()"><button id=o @click="ask()">Ask</button><div x-show="open">${form}</div></div>${script('function box() { return { open: false, ask() { this.open = true } } }')}`,
    ],
    [
      'a component that is registered',
      `<div x-data="box"><button id=o @click="toggle">Ask</button><div x-show="open">${form}</div></div>${script(`document.addEventListener('alpine:init', () => { Alpine.data('box', () => ({ open: false, toggle() { this.open = !this.open } })) })`)}`,
    ],
    [
      'a bound class',
      `<div x-data="{ on: false }"><button id=o @click="on = true">Ask</button><div :class="on ? '' : 'hidden'" class="hidden">${form}</div></div>`,
    ],
    [
      'a bound class of another framework',
      `<div id=app><button id=o @click="asks = !asks">Ask</button><div v-bind:class="['box', { hidden: !asks }]" class="box hidden">${form}</div></div>`,
    ],
    [
      'another framework',
      `<div id=app><button id=o v-on:click="asks = true">Ask</button><section v-show="asks">${form}</section></div>`,
    ],
    [
      'one of two values',
      `<div x-data="{ step: '' }"><button @click="step = 'login'">In</button><button id=o @click="step = 'quote'">Ask</button><div x-show="step === 'quote'">${form}</div></div>`,
    ],
  ])('%s', (_, html) => expect(openerOf(html)).toBe('#o'))

  test.each<[string, string]>([
    [
      'what closes',
      `<div x-data="{ open: true }"><button id=o @click="open = false">x</button><div x-show="open">${form}</div></div>`,
    ],
    [
      'another event',
      `<div x-data><button id=o @click="$dispatch('notify', 'quote')">x</button></div><div x-data="{ open: false }" @open-box.window="open = true" x-show="open">${form}</div>`,
    ],
    [
      'a press outside',
      `<div x-data="{ open: false }"><button id=o @click.outside="open = true">x</button><div x-show="open">${form}</div></div>`,
    ],
  ])('nothing: %s', (_, html) => expect(openerOf(html)).toBeUndefined())
})

describe('what attributes refer to', () => {
  const box = (attributes: string) => `<div ${attributes} style="display:none">${form}</div>`
  const popup = btoa(JSON.stringify({ id: '512', toggle: false }))
  test.each<[string, string]>([
    ['an id under any name', `<a id=o data-src="#d">Ask</a>${box('id=d')}`],
    ['an id in JSON', `<button id=o data-options='{"type":"inline","src":"#d"}'>Ask</button>${box('id=d')}`],
    ['an id in an expression', `<button id=o uk-toggle="target: #d">Ask</button>${box('id=d')}`],
    [
      'an encoded address',
      `<a id=o href="#popup%3Aopen%26settings%3D${encodeURIComponent(popup)}">Ask</a>${box('data-popup-id=512')}`,
    ],
    ['a class with the id', `<a id=o class="btn popmake-45">Ask</a>${box('id=popmake-45')}`],
    ['a name that it carries', `<button id=o data-popup-open=quote>Ask</button>${box('data-popup=quote')}`],
    ['a part of its id', `<button id=o data-popup=quote>Ask</button>${box('id=popup-quote')}`],
    ['a class of it', `<button id=o data-target=".quote-box">Ask</button>${box('class=quote-box')}`],
    ['what it says opens it', `<a id=o class=ask>Ask</a>${box(`data-settings='{"open_selector":".ask"}'`)}`],
    [
      'a target of the address',
      `<style>.o{visibility:hidden}.o:target{visibility:visible}</style><a id=o href="#d">Ask</a><div id=d class=o>${form}</div>`,
    ],
    [
      'a box that a rule asks about',
      `<style>.m{display:none}#t:checked~.m{display:block}</style><label id=o for=t>Ask</label><input type=checkbox id=t hidden><div class=m>${form}</div>`,
    ],
    [
      'the component that it acts on',
      `<section data-controller=box><button id=o data-action="click->box#open">Ask</button><div data-box-target=panel hidden>${form}</div></section>`,
    ],
    ['what follows it, closed', `<h3><button id=o aria-expanded=false>Ask</button></h3><div hidden>${form}</div>`],
    ['the form itself', `<button id=o data-show="#f">Ask</button>${form.replace('<form', '<form hidden')}`],
  ])('%s', (_, html) => expect(openerOf(html)).toBe('#o'))

  test.each<[string, string]>([
    ['what closes', `<button id=o data-close="#d">x</button>${box('id=d')}`],
    ['what counts', `<button id=o data-track-label=d>x</button>${box('id=d')}`],
    ['what is in view', `<a id=o data-src="#d">Ask</a><div id=d>${form}</div>`],
    ['a word of the library', `<button id=o data-toggle=modal>x</button>${box('data-type=modal')}`],
    [
      'a name that several carry',
      `<button id=o data-go=a>x</button>${box('data-kind=a')}<div data-kind=a hidden><form><input></form></div>`,
    ],
    [
      'two at once',
      `<button id=o data-a="#d" data-b="#e">x</button>${box('id=d')}<div id=e hidden><form><input></form></div>`,
    ],
  ])('nothing: %s', (_, html) => expect(openerOf(html)).toBeUndefined())
})

test.each<[string, string]>([
  ['a loop without an end', 'for (;;) { while (true) { o.onclick = () => d.showModal() } }'],
  ['a function that calls itself', 'const f = () => f(f()); f()'],
  ['nested without end', `x = ${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ['a class of itself', 'class A { constructor() { new A() } a = new A() } new A()'],
  [
    'an event that sends itself',
    `for (let i = 0; i < 50; i++) document.addEventListener('a', () => document.dispatchEvent(new Event('a'))); document.dispatchEvent(new Event('a'))`,
  ],
  [
    'events that everything hears',
    `for (let i = 0; i < 190; i++) $(document).on('a', 'p:not(.x) a', () => 1); o.onclick = () => { for (let i = 0; i < 200; i++) for (let j = 0; j < 200; j++) $('a').trigger('a') }`,
  ],
  [
    'a list that doubles',
    'let s = [1]; for (let i = 0; i < 100; i++) s = s.concat(s, [s]); o.onclick = () => d.showModal(s)',
  ],
  [
    'a text that grows',
    `o.onclick = () => { const s = 'a'.concat(...Array.from('a')); let t = 'aaaaaaaaaaaaaaaa'; for (let i = 0; i < 7; i++) t += t; for (let i = 0; i < 200; i++) for (let j = 0; j < 200; j++) t.replaceAll('a', t) }`,
  ],
  ['a text that doubles', `let s = 'aaaaaaaaaaaaaaaa'; for (let i = 0; i < 100; i++) s += s`],
  [
    'listeners on everything',
    `document.querySelectorAll('*').forEach(a => document.querySelectorAll('*').forEach(b => a.addEventListener('click', () => b.showModal())))`,
  ],
])('a script that costs much ends: %s', (_, text) => {
  const begin = performance.now()
  openerOf(`${opener}${dialog}${'<p><a>x</a></p>'.repeat(500)}${script(text)}<button onclick="1">click</button>`)
  expect(performance.now() - begin).toBeLessThan(5000)
})

describe('buttons that say what a closed dialog is called', () => {
  const named = '<dialog><h2>Reserve a place</h2><form><input name=email><button>Reserve</button></form></dialog>'
  const open = '<button type=button id=o>Reserve a place</button>'
  test.each([
    ['one that nothing else opens', `${open}${named}<script src=app.js></script>`, '#o'],
    ['not one of two of that name', `${open}${named}${named}`, undefined],
    ['not what says something else', `<button id=o>Reserve</button>${named}`, undefined],
    [
      'not one that something else opens',
      `${open}<button id=p commandfor=d command=show-modal>x</button>${named.replace('<dialog', '<dialog id=d')}`,
      '#p',
    ],
  ])('%s', (_, html, expected) => {
    const page = parsePage(`<!doctype html><body>${html}`, { url: 'https://site.example/' })
    expect(page.forms[0]?.dialog?.triggerSelector).toBe(expected)
  })
})

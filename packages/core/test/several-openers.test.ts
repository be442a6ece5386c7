import { describe, expect, test } from 'vitest'
import { parsePage } from '../src/page/parse-page.ts'
import { inferTools } from '../src/tools/infer-tools.ts'

// Written before the code: pages with one form or button for several things, and what a person would choose from there.

const url = 'https://club.example/classes'
const tools = (body: string, names: 'specific' | 'purpose' = 'specific') =>
  inferTools(parsePage(`<!doctype html><html lang="en"><title>x</title><body>${body}`, { url }), { names })
const choices = (body: string) =>
  tools(body).flatMap(({ metadata }) => (metadata.which ? [metadata.which.options.map(({ value }) => value)] : []))

const dialog = `<dialog id="book"><form action="/book" method="post"><h2>Book a class</h2>
  <input type="hidden" name="class_id"><label>Name <input name="name" required></label>
  <label>Email <input name="email" type="email" required></label><button>Confirm booking</button></form></dialog>`
const onEach = `<script>document.querySelectorAll('.book').forEach((button) => button.addEventListener('click', () => {
  document.querySelector('[name=class_id]').value = button.dataset.id
  document.querySelector('#book').showModal() }))</script>`
const card = (title: string, time: string, id: number) =>
  `<article class="card"><h3>${title}</h3><p>${time}</p><button class="book" data-id="${id}">Book</button></article>`
const cart = (title: string, id: number) =>
  `<li class="product"><h2>${title}</h2><p>€ ${id}.00</p><form action="/cart/add" method="post">
  <input type="hidden" name="sku" value="${id}"><label>Quantity <input type="number" name="qty" value="1"></label>
  <button>Add to cart</button></form></li>`

describe('one tool with a choice', () => {
  test.each<[string, string, string[]]>([
    [
      'cards with a heading, a script on every button',
      `<main>${card('Yoga', 'Mon 18:00', 1)}${card('Spinning', 'Tue 19:00', 2)}${card('Pilates', 'Wed 7:00', 3)}</main>${dialog}${onEach}`,
      ['Yoga', 'Spinning', 'Pilates'],
    ],
    [
      'rows of a table',
      `<table><tr><th>Class<th>Day<th></tr>${['Yoga', 'Boxing', 'Rowing'].map((name, i) => `<tr><td>${name}</td><td>Monday</td><td><button commandfor="book" command="show-modal" data-id="${i}">Book</button></td></tr>`).join('')}</table>${dialog}`,
      ['Yoga', 'Boxing', 'Rowing'],
    ],
    [
      'handlers in attributes',
      `<ul>${['Yoga', 'Boxing'].map((name) => `<li class="class"><strong>${name}</strong> <em>Monday</em> <button onclick="document.getElementById('c').value = '${name}'; document.getElementById('book').showModal()">Book</button></li>`).join('')}</ul>${dialog}`,
      ['Yoga', 'Boxing'],
    ],
    [
      'equal titles are told apart by what differs',
      `<main>${card('Yoga', 'Mon 18:00', 1)}${card('Yoga', 'Thu 18:00', 2)}${card('Pilates', 'Wed 7:00', 3)}</main>${dialog}${onEach}`,
      ['Yoga · Mon 18:00', 'Yoga · Thu 18:00', 'Pilates'],
    ],
    [
      'lists within a list: classes by day',
      `<section><h2>Monday</h2><ul><li><h3>Yoga</h3><button class="book" data-id="1">Book</button></li></ul></section>
       <section><h2>Tuesday</h2><ul><li><h3>Boxing</h3><button class="book" data-id="2">Book</button></li><li><h3>Rowing</h3><button class="book" data-id="3">Book</button></li></ul></section>${dialog}${onEach}`,
      ['Yoga', 'Boxing', 'Rowing'],
    ],
    [
      'buttons that say it themselves',
      `<div class="slots"><button class="book" data-id="900">9:00</button><button class="book" data-id="930">9:30</button><button class="book" data-id="1000">10:00</button></div>${dialog}${onEach}`,
      ['9:00', '9:30', '10:00'],
    ],
    [
      'pictures whose buttons have names of their own',
      `<div class="grid"><div><img src="a.jpg" alt=""><button class="book" data-id="1" aria-label="Book Yoga">Book</button></div><div><img src="b.jpg" alt=""><button class="book" data-id="2" aria-label="Book Boxing">Book</button></div></div>${dialog}${onEach}`,
      ['Book Yoga', 'Book Boxing'],
    ],
    [
      'cards, and a button for none of them in the header',
      `<header><button class="book">Book a class</button></header><main>${card('Yoga', 'Mon', 1)}${card('Boxing', 'Tue', 2)}</main>${dialog}${onEach}`,
      ['Yoga', 'Boxing', 'Book a class'],
    ],
    [
      'equal forms in product cards',
      `<ul>${cart('Riesling', 12)}${cart('Merlot', 9)}${cart('Chablis', 21)}</ul>`,
      ['Riesling', 'Merlot', 'Chablis'],
    ],
    ['equal forms of two cards', `<ul>${cart('Riesling', 12)}${cart('Merlot', 9)}</ul>`, ['Riesling', 'Merlot']],
    [
      'buttons of product cards without a form',
      `<div class="products">${['Riesling', 'Merlot', 'Chablis'].map((name, i) => `<div class="product-card"><a href="/wine/${i}"><h3>${name}</h3></a><span>€ ${i + 9}.00</span><button class="add" data-id="${i}">Add to cart</button></div>`).join('')}</div>`,
      ['Riesling', 'Merlot', 'Chablis'],
    ],
    [
      'job openings with a link each',
      `<ul>${['Trainer', 'Receptionist', 'Cleaner'].map((name, i) => `<li class="job"><h3>${name}</h3><p>Full time</p><a class="button" href="/apply?job=${i}">Apply for this job</a></li>`).join('')}</ul>`,
      ['Trainer', 'Receptionist', 'Cleaner'],
    ],
    [
      'events whose link opens the dialog by its fragment',
      `<ol>${['Jazz night', 'Open day'].map((name) => `<li><time>1 May</time> <b>${name}</b> <a href="#book" data-event="${name}">Register</a></li>`).join('')}</ol><div id="book" class="modal">${dialog.replace(/<\/?dialog[^>]*>/g, '')}</div>`,
      ['1 May · Jazz night', '1 May · Open day'],
    ],
    [
      'titles that differ in signs only, which no run compares',
      `<main>${card('C', 'Mon 18:00', 1)}${card('C++', 'Tue 19:00', 2)}</main>${dialog}${onEach}`,
      ['C · Mon 18:00', 'C++ · Tue 19:00'],
    ],
    [
      'two cards that nothing tells apart are one choice',
      `<main>${card('Yoga', 'Mon', 1)}${card('Yoga', 'Mon', 2)}${card('Boxing', 'Mon', 3)}</main>${dialog}${onEach}`,
      ['Yoga', 'Boxing'],
    ],
  ])('%s', (_, html, expected) => expect(choices(html)).toEqual([expected]))
})

describe('no choice', () => {
  test.each([
    [
      'one opener in header, hero and footer',
      `<header><nav><button class="book">Book</button></nav></header><section class="hero"><h1>The club</h1><button class="book">Book</button></section><footer><p>Come in</p><button class="book">Book</button></footer>${dialog}${onEach}`,
    ],
    [
      'buttons whose names are signs',
      `<div><button class="book" data-id="1">+</button><button class="book" data-id="2">−</button></div>${dialog}${onEach}`,
    ],
    ['one card', `<main>${card('Yoga', 'Mon', 1)}</main>${dialog}${onEach}`],
    [
      'a newsletter above and below',
      `<header><h2>News</h2><form action="/news"><input type="email" name="email"><button>Subscribe</button></form></header><footer><h2>Stay in touch</h2><form action="/news"><input type="email" name="email"><button>Subscribe</button></form></footer>`,
    ],
    [
      'log in and sign up of one dialog',
      `<nav><a class="book" href="#book" data-tab="in">Log in</a><a class="book" href="#book" data-tab="up">Sign up</a></nav><dialog id="book"><form id="in"><input type="email" name="email"><input type="password" name="pass"><button>Log in</button></form><form id="up"><input type="email" name="mail"><input type="password" name="pass" autocomplete="new-password"><input name="name"><button>Sign up</button></form></dialog>${onEach}`,
    ],
    [
      'links of a menu that lead to one page',
      '<nav><ul><li><a href="/book">Book now</a></li><li><a href="/book">Book now</a></li></ul></nav>',
    ],
    [
      'links in sections that lead to one page',
      '<section><h2>Who we are</h2><a class="button" href="/book">Book now</a></section><section><h2>What we do</h2><a class="button" href="/book">Book now</a></section>',
    ],
  ])('%s', (_, html) => expect(choices(html)).toEqual([]))
})

test('the choice is the first property of the input, and must be made', () => {
  const found = tools(`<ul>${cart('Riesling', 12)}${cart('Merlot', 9)}</ul>`)
  expect(found).toHaveLength(1)
  const { which, inputSchema } = found[0]!.metadata
  expect(which).toMatchObject({ key: 'which', of: 'target' })
  expect(Object.keys(inputSchema!['properties'] as object)).toEqual(['which', 'qty'])
  expect(inputSchema).toMatchObject({
    properties: { which: { type: 'string', enum: ['Riesling', 'Merlot'] } },
    required: ['which'],
  })
})

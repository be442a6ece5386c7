// @ts-nocheck: plain data and pages
import { json, see, take } from '../kit.mjs'
import { family, M, N, onSubmit, page, T, theForm } from './base.mjs'

export const { rows, no, yes } = family('bystander')
const put =
  (fn) =>
  (
    id,
    lang,
    title,
    { name, h, F, submit, body = {}, js, opts, tail = '', script = '', after = '', extra = {}, ...rest },
  ) =>
    fn(id, lang, title, {
      fields: F,
      does: h,
      pages: {
        '/': () =>
          page(lang, name, `<h1>${h}</h1><div id="box">${theForm(F, submit)}</div>${after}`, {
            tail,
            script: script + onSubmit(js, opts),
          }),
        '/api': take(() => (body.headers || body.drop ? body : json(body))),
        ...extra,
      },
      ...rest,
    })
const N_ = put(no)
const Y_ = put(yes)

N_('chat-thanks', 'en', 'a chat bubble says thank you; the own answer says nothing, the form stays', {
  name: 'Kiln House',
  h: 'Book a wheel',
  F: [N('Name', 'Dana')],
  submit: 'Book',
  body: { slots: 0 },
  js: `setTimeout(()=>document.body.insertAdjacentHTML('beforeend','<div class="chat snack" role="log" aria-live="polite">Thank you for stopping by! Anything we can do?</div>'),500)`,
  expects: { success: { text: 'wheel is yours' } },
})
N_('cookie-thanks', 'fr', 'the cookie bar says "merci"; under the form stands the refusal', {
  name: 'Verger',
  h: 'Réserver des pommes',
  F: [N('Nom', 'Luc'), T('kg', 'Kilos', '20')],
  submit: 'Réserver',
  after: '<p id="l"></p>',
  js: `form.reset();$('#l').textContent='Le gel a tout pris cette année.';document.body.insertAdjacentHTML('beforeend','<div class="cookie snack">Merci, votre choix a été enregistré.</div>')`,
  expects: { success: { text: 'Vos pommes' } },
})
{
  const F = [N('Nombre', 'Rosa')]
  no('testimonials', 'es', 'the next page refuses, and below customers say thanks', {
    does: 'Apuntarse al taller',
    fields: F,
    pages: {
      '/': () => page('es', 'Taller de barro', `<h1>Taller</h1>${theForm(F, 'Apuntarme', { action: '/a' })}`),
      '/a': take(() => see('/taller')),
      '/taller': () =>
        page(
          'es',
          'Taller de barro',
          '<h1>Taller de otoño</h1><p>El horno se nos ha roto y este otoño no habrá taller.</p><section><h2>Opiniones</h2><blockquote>«¡Muchas gracias por todo! Mensaje enviado con cariño.» — Lola</blockquote></section>',
        ),
    },
    expects: { success: { text: 'Te guardamos sitio' } },
  })
}
N_('other-form-thanks', 'pt', 'another form’s thanks (newsletter in the footer) shows up at the same time', {
  name: 'Surf',
  h: 'Reservar prancha',
  F: [N('Nome', 'Joana')],
  submit: 'Reservar',
  body: { r: 'n' },
  js: `$('footer').insertAdjacentHTML('beforeend','<div class="newsletter"><p>Obrigado por subscrever!</p></div>');$('#box').insertAdjacentHTML('beforeend','<p>As pranchas foram todas para a ilha.</p>')`,
  expects: { success: { text: 'A prancha é sua' } },
})
N_('ticker-sent', 'ko', 'a ticker of other people’s orders: "sent"; the form goes, "next season" stands there', {
  name: '귤밭',
  h: '귤 따기 체험',
  F: [N('이름', '다은')],
  submit: '신청',
  js: `$('#box').innerHTML='<p>올해 귤은 새들이 먼저 다 먹었어요.</p>';document.body.insertAdjacentHTML('beforeend','<div class="snack" aria-live="polite">김*수님의 신청이 완료되었습니다</div>')`,
  expects: { success: { text: '농장에서 만나요' } },
})
N_('search-thanks-word', 'pl', 'the next page is a list of news, one of which is titled "Wysłano"', {
  name: 'Gmina',
  h: 'Zgłoś psa',
  F: [N('Imię', 'Adam')],
  submit: 'Zgłoś',
  js: `$('#box').innerHTML='<p>Psy zgłasza się w tym roku u weterynarza.</p><h2>Aktualności</h2><ul><li>Wysłano nowe kosze do szkół</li></ul>'`,
  expects: { success: { text: 'Numer psa' } },
})
Y_('chat-sorry', 'de', 'thanks; a chat bubble says that nobody is there', {
  name: 'Tischlerei',
  h: 'Anfrage',
  F: [N('Name', 'Jana'), M('Nachricht', 'Tisch')],
  submit: 'Senden',
  js: `form.outerHTML='<p>Danke, Ihre Nachricht wurde gesendet.</p>';document.body.insertAdjacentHTML('beforeend','<div class="chat snack" role="log" aria-live="polite">Leider ist gerade niemand erreichbar. Fehler beim Verbinden.</div>')`,
  body: { ok: true },
  expects: { success: { text: 'wurde gesendet' } },
})
Y_('news-error', 'en', 'thanks; a headline "Error 404: the exhibition"', {
  name: 'Gallery',
  h: 'Write to us',
  F: [N('Name', 'Dana'), M('Message', 'Hi')],
  submit: 'Send',
  js: `$('#box').innerHTML='<p>Thanks! Your message has been received.</p><aside><h3>Error 404: the exhibition</h3><p>Failed machines and rejected robots, until May.</p></aside>'`,
  expects: { success: { text: 'has been received' } },
})
Y_('beacon-500', 'sv', 'measuring answers 500, the form was taken', {
  name: 'Kaffe',
  h: 'Boka bord',
  F: [N('Namn', 'Nils'), T('tid', 'Tid', '18')],
  submit: 'Boka',
  js: `fetch('/measure',{method:'POST',body:'x'});form.outerHTML='<p>Tack! Din bokning är mottagen.</p>'`,
  body: { ok: true },
  extra: { '/measure': () => json({ error: 'down' }, 500) },
  expects: { success: { text: 'mottagen' } },
})
Y_('list-of-rejected', 'nl', 'the next page lists older requests, some "afgewezen"', {
  name: 'Subsidie',
  h: 'Aanvraag',
  F: [N('Naam', 'Bram'), M('Plan', 'Bankje')],
  submit: 'Indienen',
  js: `$('#box').innerHTML='<p>Bedankt, uw aanvraag is ontvangen.</p><table><tr><td>2024</td><td>Afgewezen</td></tr><tr><td>2025</td><td>Mislukt</td></tr></table>'`,
  body: { id: 3 },
  expects: { success: { text: 'is ontvangen' } },
})

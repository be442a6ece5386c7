// @ts-nocheck: plain data and pages
import { html, json, see, take } from '../kit.mjs'
import { E, family, M, N, onSubmit, page, T, theForm } from './base.mjs'

export const { rows, no, yes } = family('steps')

{
  const F = [N('お名前', '中村 光'), M('ご要望', '座敷希望')]
  no('confirm-page', 'ja', 'a page of confirmation with hidden values and a second button', {
    does: '予約する',
    fields: F,
    wanted: 'needs_person',
    nextStep: '#kakunin',
    pages: {
      '/': () => page('ja', '料亭 松', `<h1>ご予約</h1>${theForm(F, '確認画面へ', { action: '/kakunin' })}`),
      '/kakunin': take((_q) =>
        page(
          'ja',
          '料亭 松',
          `<h1>入力内容のご確認</h1><form id="kakunin" action="/kanryo" method="post"><dl><dt>お名前</dt><dd>中村 光</dd><dt>ご要望</dt><dd>座敷希望</dd></dl><input type="hidden" name="name" value="中村 光"><button>この内容で送信</button> <a href="/">戻る</a></form>`,
        ),
      ),
      '/kanryo': take(() => page('ja', '料亭 松', '<p>ありがとうございました。</p>')),
    },
    expects: { success: { url: '/kanryo' } },
  })
}
{
  const F = [E('E-Mail')]
  no('double-opt-in', 'de', 'double opt-in: a link was sent, which still has to be pressed', {
    does: 'Newsletter abonnieren',
    fields: F,
    wanted: 'needs_person',
    pages: {
      '/': () =>
        page('de', 'Hofladen', `<h1>Newsletter</h1><div id="box">${theForm(F, 'Abonnieren')}</div>`, {
          script: onSubmit(
            `$('#box').innerHTML='<p>Fast geschafft! Klicke auf den Link in der E-Mail, die wir dir gerade geschickt haben.</p>'`,
          ),
        }),
      '/api': take(() => json({ ok: true })),
    },
    expects: { success: { text: 'Du bist angemeldet' } },
    why: 'Arguable: the body says ok; the deed of the tool (subscribe) waits for a person.',
  })
  rows.at(-1).status = ['needs_person', 'submitted_unverified']
}
{
  const F = [T('card', 'Kart no', '4471'), E('E-posta')]
  no('otp', 'tr', 'a field for the code that was sent to the phone', {
    does: 'Kartı yenile',
    fields: F,
    wanted: 'needs_person',
    nextStep: '#otp',
    pages: {
      '/': () =>
        page('tr', 'Kütüphane', `<h1>Kart yenileme</h1><div id="box">${theForm(F, 'Yenile')}</div>`, {
          script: onSubmit(
            `$('#box').innerHTML='<form id="otp"><label>Telefonunuza gelen altı rakam <input name="otp" autocomplete="one-time-code" inputmode="numeric"></label><button>Tamam</button></form>'`,
          ),
        }),
      '/api': take(() => json({ next: 'otp' })),
    },
    expects: { success: { text: 'Kartınız yenilendi' } },
  })
}
{
  const F = [M('Kommentar', 'Fin tur')]
  no('login-overlay', 'da', 'an overlay with a login opens; the answer was 401', {
    does: 'Skriv kommentar',
    fields: F,
    wanted: 'needs_person',
    nextStep: '#login',
    status: ['needs_person', 'rejected', 'submitted_unverified'],
    pages: {
      '/': () =>
        page('da', 'Vandreklubben', `<h1>Turen</h1>${theForm(F, 'Send')}`, {
          script: onSubmit(
            `document.body.insertAdjacentHTML('beforeend','<div class="overlay"><div role="dialog" aria-modal="true"><form id="login"><input type="email" aria-label="E-mail"><input type="password" aria-label="Kodeord"><button>Ind</button></form></div></div>')`,
          ),
        }),
      '/api': take(() => json({ why: 'guest' }, 401)),
    },
    expects: { success: { text: 'Fin tur!' } },
  })
}
{
  const F = [N('Nom', 'Pau')]
  no('419', 'ca', 'Laravel: 419 Page Expired', {
    does: 'Demana hora',
    fields: F,
    wanted: 'rejected',
    pages: {
      '/': () => page('ca', 'Perruqueria', `<h1>Demana hora</h1>${theForm(F, 'Demana', { action: '/hora' })}`),
      '/hora': take(() =>
        html(
          '<!doctype html><html lang="en"><head><title>Page Expired</title></head><body><div class="code">419</div><div class="message">Page Expired</div></body></html>',
          419,
        ),
      ),
    },
    expects: { success: { text: 'T’esperem' } },
  })
}
{
  const F = [N('Name', 'Dana'), M('Message', 'Hi')]
  no('just-a-moment', 'en', 'a challenge page with 200 and a checkbox frame in place of an answer', {
    does: 'Contact us',
    fields: F,
    wanted: 'needs_person',
    pages: {
      '/': () => page('en', 'Coppice', `<h1>Contact</h1>${theForm(F, 'Send', { action: '/send' })}`),
      '/send': take(() =>
        html(
          '<!doctype html><html lang="en"><head><title>Just a moment...</title></head><body><h1>coppice.example</h1><p>Verifying you are human. This may take a few seconds.</p><div class="cf-turnstile" style="width:300px;height:65px;border:1px solid"><label><input type="checkbox"> Verify you are human</label></div></body></html>',
        ),
      ),
    },
    expects: { success: { text: 'Thanks' } },
  })
}
{
  const F = [T('str', 'Straße', 'Lange Str. 1'), T('ort', 'Ort', 'Neustadt')]
  no('choose-address', 'de', 'an interstitial: which of these addresses?', {
    does: 'Sperrmüll anmelden',
    fields: F,
    wanted: 'needs_person',
    nextStep: '#wahl',
    pages: {
      '/': () => page('de', 'Abfallhof', `<h1>Sperrmüll</h1>${theForm(F, 'Anmelden', { action: '/anmelden' })}`),
      '/anmelden': take(() =>
        page(
          'de',
          'Abfallhof',
          '<h1>Welche Lange Straße?</h1><form id="wahl" action="/ok" method="post"><label><input type="radio" name="a" value="1"> Lange Str. 1, Neustadt-Nord</label><label><input type="radio" name="a" value="2"> Lange Str. 1, Neustadt-Süd</label><button>Weiter</button></form>',
        ),
      ),
      '/ok': take(() => page('de', 'Abfallhof', 'Danke')),
    },
    expects: { success: { url: '/ok' } },
  })
}
{
  const F = [N('Ім’я', 'Олена'), T('misto', 'Місто', 'Львів')]
  no('wizard-next', 'uk', 'the first of three steps is stored; the second is drawn in its place', {
    does: 'Подати заявку',
    fields: F,
    wanted: 'needs_person',
    nextStep: '#f2',
    pages: {
      '/': () =>
        page('uk', 'Стипендія', `<p>Крок 1 з 3</p><div id="box">${theForm(F, 'Далі')}</div>`, {
          script: onSubmit(
            `$('p').textContent='Крок 2 з 3';$('#box').innerHTML='<form id="f2"><label>Рік навчання <input name="rik" required></label><button>Далі</button></form>'`,
          ),
        }),
      '/api': take(() => json({ draft: 12 })),
    },
    expects: { success: { text: 'Заявку подано' } },
  })
}
{
  const F = [M('Review', 'Lovely cheese.')]
  no('awaiting-email', 'hu', 'a page: the letter in your mailbox decides, nothing is published before', {
    does: 'Vélemény írása',
    fields: F,
    wanted: 'needs_person',
    pages: {
      '/': () => page('hu', 'Sajtbolt', `<h1>Vélemény</h1>${theForm(F, 'Elküldöm', { action: '/v' })}`),
      '/v': take(() => see('/ellenorzes')),
      '/ellenorzes': () =>
        page('hu', 'Sajtbolt', '<h1>Még egy lépés</h1><p>A postaládádban vár egy levél, abban bökj a gombra.</p>'),
    },
    expects: { success: { text: 'Megjelent' } },
  })
}
{
  const F = [N('Navn', 'Kari'), E('E-post')]
  yes('last-step', 'no', 'the last step of a wizard: received', {
    does: 'Fullfør søknaden',
    fields: F,
    pages: {
      '/': () =>
        page('no', 'Stipend', `<p>Steg 3 av 3</p><div id="box">${theForm(F, 'Send inn')}</div>`, {
          script: onSubmit(`$('p').remove();$('#box').innerHTML='<h2>Takk!</h2><p>Søknaden er mottatt.</p>'`),
        }),
      '/api': take(() => json({ id: 12 })),
    },
    expects: { success: { text: 'Søknaden er mottatt' } },
  })
}
{
  const F = [N('Name', 'Dana'), M('Message', 'Hi')]
  yes('survey-after', 'en', 'sent, and then a voluntary question', {
    does: 'Contact us',
    fields: F,
    pages: {
      '/': () => page('en', 'Alder & Sons', `<h1>Contact</h1>${theForm(F, 'Send', { action: '/send' })}`),
      '/send': take(() => see('/sent')),
      '/sent': () =>
        page(
          'en',
          'Alder & Sons',
          '<h1>Message sent</h1><p>Thank you, we will reply within a day.</p><form id="survey"><label>How did you hear about us? (optional) <input name="how"></label><button>Share</button></form>',
        ),
    },
    expects: { success: { url: '/sent' } },
  })
}
{
  const F = [E('E-mail')]
  yes('magic-link', 'nl', '"send me a link": the link was sent', {
    does: 'Stuur mij een inloglink',
    fields: F,
    pages: {
      '/': () =>
        page('nl', 'Moestuin', `<h1>Inloglink</h1><div id="box">${theForm(F, 'Stuur link')}</div>`, {
          script: onSubmit(`$('#box').innerHTML='<p>Verstuurd! Kijk in je mailbox.</p>'`),
        }),
      '/api': take(() => json({})),
    },
    status: ['confirmed', 'submitted_unverified', 'needs_person'],
    expects: { success: { text: 'Verstuurd' } },
  })
}

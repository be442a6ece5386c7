// @ts-nocheck: plain data and pages
import { html, json, take, text } from '../kit.mjs'
import {
  D,
  E,
  family,
  HTMX,
  LIVEWIRE,
  livewireAnswer,
  M,
  N,
  onSend,
  P,
  page,
  S,
  T,
  TURBO,
  theForm,
  XMLPARTS,
} from './base.mjs'

export const { rows, no, yes } = family('fragment')
const stream = (body) => text(body, 200, 'text/vnd.turbo-stream.html')
const xml = (body) => text(`<?xml version="1.0" encoding="UTF-8"?>${body}`, 200, 'text/xml')

{
  const F = [
    N('Name', 'Oscar Pettit', { id: 'rsvp_name', name: 'rsvp[name]' }),
    S(
      'seats',
      'Seats',
      '2',
      [
        ['1', '1'],
        ['2', '2'],
      ],
      { id: 'rsvp_seats', name: 'rsvp[seats]' },
    ),
  ]
  yes('turbo-stream', 'en', 'Hotwire: a stream replaces the form and adds the guest to the list of guests', {
    does: 'RSVP for the street dinner',
    id: 'new_rsvp',
    fields: F,
    pages: {
      '/': () =>
        page(
          'en',
          'tail',
          'Marlow Street Dinner',
          `<h1>Long table on Marlow Street</h1><p>Saturday 19 June, from six.</p>${theForm(F, 'Save my seat', { id: 'new_rsvp', look: 'rails', action: '/rsvps' })}<h2>Who is coming</h2><ul id="guests"><li>Bea + 1</li><li>The Hartleys</li></ul>`,
          { script: TURBO },
        ),
      '/rsvps': take(() =>
        stream(
          '<turbo-stream action="replace" target="new_rsvp"><template><div id="rsvp_done" class="notice"><p><strong>Thanks, Oscar.</strong> Two chairs are yours. Bring a dish that feeds four, and a jumper.</p><p><a href="#ics">Add to calendar</a></p></div></template></turbo-stream><turbo-stream action="append" target="guests"><template><li>Oscar Pettit + 1</li></template></turbo-stream>',
        ),
      ),
    },
    expects: { success: { selector: '#rsvp_done' } },
  })
}
{
  const F = [N('Navn', 'Ingrid Solheim'), T('alder', 'Alder', '9')]
  const frame = (note) =>
    `<turbo-frame id="medlem"><h2>Bli med i turngruppa</h2>${note || theForm(F, 'Send inn', { id: 'nm', action: '/medlem' })}</turbo-frame>`
  no('turbo-frame', 'no', 'Hotwire: the frame comes back without the form, thanks for the interest and a line', {
    does: 'Melde inn i turngruppa',
    id: 'nm',
    fields: F,
    pages: {
      '/': () => page('no', 'boot', 'Fossen IL', `<h1>Turn</h1>${frame('')}`, { script: TURBO }),
      '/medlem': take(() =>
        page(
          'no',
          'boot',
          'Fossen IL',
          frame(
            '<p class="lead">Takk for interessen! Niåringene har sprengt salen denne vinteren. Prøv <a href="#">tirsdagspartiet på Haug skole</a>, der er det god plass.</p>',
          ),
        ),
      ),
    },
    expects: { success: { text: 'Velkommen i gruppa' } },
  })
}
{
  const F = [
    N('Nama lengkap', 'Dewi Lestari', { attrs: 'wire:model="name"' }),
    P('Nomor WhatsApp', '0812000111', { attrs: 'wire:model="phone"' }),
    M('Keluhan', 'Kulkas tidak dingin sejak kemarin.', { attrs: 'wire:model="message"' }),
  ]
  yes('livewire', 'id', 'Livewire: effects.html without the form', {
    does: 'Memesan teknisi servis',
    id: 'servis',
    fields: F,
    pages: {
      '/': () =>
        page(
          'id',
          'tail',
          'Jaya Teknik Servis',
          `<h1>Panggil teknisi</h1><div wire:id="Zk3" wire:snapshot="{}">${theForm(F, 'Kirim permintaan', { id: 'servis', look: 'tail', attrs: 'wire:submit="submit"' })}</div>`,
          { script: LIVEWIRE },
        ),
      '/livewire/update': take(() =>
        json(
          livewireAnswer({
            html: '<div wire:id="Zk3" class="rounded bg-green-50 p-4"><h3>Terima kasih</h3><p>Permintaan Anda sudah kami terima.</p></div>',
          }),
        ),
      ),
    },
    expects: { success: { text: 'sudah kami terima' } },
  })
}
{
  const F = [
    N('Ім’я пацієнта', 'Тарас Мельник'),
    S('hour', 'Година', '11', [
      ['9', '09:00'],
      ['11', '11:00'],
      ['15', '15:00'],
    ]),
  ]
  const view = (err) =>
    `<div wire:id="Zk3" wire:snapshot="{}">${theForm(F, 'Записатися', { id: 'zapys', look: 'tail', attrs: 'wire:submit="book"', values: err ? { name: 'Тарас Мельник', hour: '11' } : {}, after: err ? `<span class="text-sm text-red-500">${err}</span>` : '' })}</div>`
  no('livewire', 'uk', 'Livewire: the component is drawn again with the values and a small line', {
    does: 'Записатися до терапевта',
    id: 'zapys',
    fields: F,
    pages: {
      '/': () =>
        page('uk', 'tail', 'Амбулаторія на Подолі', `<h1>Запис на прийом</h1>${view('')}`, { script: LIVEWIRE }),
      '/livewire/update': take(() =>
        json(livewireAnswer({ html: view('Об 11:00 лікарка вже приймає іншу людину; найближче вікно о 15:00.') })),
      ),
    },
    expects: { success: { text: 'Чекаємо на вас' } },
  })
}
{
  const F = [
    N('Your name', 'Priya Raman'),
    S('slot', 'Slot', '0900', [
      ['0900', '9:00 am'],
      ['0930', '9:30 am'],
      ['1000', '10:00 am'],
    ]),
  ]
  no(
    'liveview',
    'en',
    'Phoenix LiveView by long poll: the post is only acknowledged, the next poll brings a line for the flash group',
    {
      does: 'Take a slot for a tyre change',
      id: 'slot-form',
      fields: F,
      pages: {
        '/': () =>
          page(
            'en',
            'tail',
            'Northgate Tyres',
            `<div id="flash-group" aria-live="polite"></div><h1>Pick a slot</h1>${theForm(F, 'Take this slot', { id: 'slot-form', look: 'tail', attrs: 'phx-submit="book"' })}`,
            {
              script: onSend(
                `d=await(await fetch('/live/longpoll')).json();var ev=d.messages[0][4];document.getElementById('flash-group').innerHTML='<div id="flash-info" role="alert" class="flash">'+ev.response.diff.f+'</div>'`,
                { id: 'slot-form', url: '/live/longpoll' },
              ),
            },
          ),
        '/live/longpoll': take(
          () => json({ status: 200 }),
          () =>
            json({
              status: 200,
              token: 'SFMyNTY',
              messages: [
                [
                  '4',
                  '9',
                  'lv:phx-F1',
                  'phx_reply',
                  {
                    status: 'ok',
                    response: {
                      diff: { f: 'Somebody was quicker: nine o’clock went a minute ago. Half past nine is next.' },
                    },
                  },
                ],
              ],
            }),
        ),
      },
      // the transport's own "200" and "ok" say only that the event was handled, not what came of it
      expects: { success: { text: 'See you at' } },
    },
  )
}
{
  const F = [
    N('Ime i prezime', 'Luka Babić'),
    E('E-pošta', 'luka@example.hr'),
    S('utrka', 'Utrka', '10', [
      ['5', '5 km'],
      ['10', '10 km'],
    ]),
  ]
  yes('htmx-outer', 'hr', 'htmx: outerHTML, thanks with next steps and share links', {
    does: 'Prijaviti se na utrku',
    id: 'prijava',
    fields: F,
    pages: {
      '/': () =>
        page(
          'hr',
          'boot',
          'Noćna utrka Zadar',
          `<h1>Prijava</h1>${theForm(F, 'Prijavi se', { id: 'prijava', attrs: 'hx-post="/prijava" hx-swap="outerHTML"' })}`,
          { script: HTMX },
        ),
      '/prijava': take(() =>
        html(
          '<section class="gotovo"><h2>Hvala! Tvoja prijava je zaprimljena.</h2><ol><li>Startni broj podižeš u petak na Forumu od 16 do 20 sati.</li><li>Garderoba se otvara sat prije starta.</li></ol><p>Javi ekipi: <a href="#">Facebook</a> <a href="#">WhatsApp</a></p></section>',
        ),
      ),
    },
    expects: { success: { selector: 'section.gotovo' } },
  })
}
{
  const F = [N('Ονοματεπώνυμο', 'Μαρία Δήμου'), P('Κινητό', '6900000011'), D('mera', 'Ημερομηνία', '2027-08-15')]
  no('htmx-retarget', 'el', 'htmx: HX-Retarget puts the answer into a box above, the form stays', {
    does: 'Ρωτήσω για ξαπλώστρες',
    id: 'krat',
    fields: F,
    pages: {
      '/': () =>
        page(
          'el',
          'boot',
          'Παραλία Αγία Άννα',
          `<h1>Κράτηση θέσης</h1><div id="pano"></div>${theForm(F, 'Κράτηση', { id: 'krat', attrs: 'hx-post="/kratisi" hx-swap="outerHTML"' })}`,
          { script: HTMX },
        ),
      '/kratisi': take(() =>
        html(
          '<p class="note">Ευχαριστούμε που μας σκεφτήκατε! Δεκαπενταύγουστο η παραλία γεμίζει από το πρωί και θέσεις δεν κρατάμε. Ελάτε νωρίς!</p>',
          200,
          { 'HX-Retarget': '#pano', 'HX-Reswap': 'innerHTML' },
        ),
      ),
    },
    expects: { success: { text: 'Η θέση σας' } },
  })
}
{
  const F = [
    N('Name', 'Holger Wulff', { id: 'frm:name', name: 'frm:name', selector: '[id="frm:name"]' }),
    M('Ihr Anliegen', 'Bitte senden Sie mir die Satzung zu.', {
      id: 'frm:text',
      name: 'frm:text',
      selector: '[id="frm:text"]',
    }),
  ]
  const view = (msg, v = {}) =>
    `<div id="frm:panel">${msg}${theForm(F, 'Absenden', { id: 'frm', look: 'pf', values: v, btn: 'class="ui-button ui-widget ui-state-default"' })}</div>`
  yes(
    'primefaces',
    'de',
    'PrimeFaces: partial-response with the panel drawn anew, ui-messages-info on top of an empty form',
    {
      does: 'An die Genossenschaft schreiben',
      id: 'frm',
      fields: F,
      pages: {
        '/': () =>
          page('de', 'boot', 'Wohnungsgenossenschaft Elbtal', `<h1>Mitteilung an die Verwaltung</h1>${view('')}`, {
            script: XMLPARTS('frm', '/kontakt.xhtml'),
          }),
        '/kontakt.xhtml': take(() =>
          xml(
            `<partial-response id="j_id1"><changes><update id="frm:panel"><![CDATA[${view('<div class="ui-messages ui-widget" aria-live="polite"><div class="ui-messages-info ui-corner-all"><ul><li><span class="ui-messages-info-summary">Vielen Dank.</span> <span class="ui-messages-info-detail">Ihre Nachricht wurde gesendet.</span></li></ul></div></div>')}]]></update><update id="j_id1:javax.faces.ViewState:0"><![CDATA[-42:17]]></update></changes></partial-response>`,
          ),
        ),
      },
      expects: { success: { selector: '.ui-messages-info' } },
    },
  )
}
{
  const F = [N('Votre nom', 'Hélène Girard'), D('date', 'Date de la visite', '2027-05-01')]
  no('wicket', 'fr', 'Wicket: ajax-response with a feedback panel', {
    does: 'Réserver une visite du chantier naval',
    id: 'id3',
    fields: F,
    pages: {
      '/': () =>
        page(
          'fr',
          'relic',
          'Chantier des Vieux Gréements',
          `<h2>Visites</h2><div id="id1"></div>${theForm(F, 'Valider', { id: 'id3', look: 'table', isInput: true })}`,
          { script: XMLPARTS('id3', '/visite?0-1.0-form-submit') },
        ),
      '/visite': take(() =>
        xml(
          '<ajax-response><component id="id1"><![CDATA[<div id="id1"><ul class="feedbackPanel"><li class="feedbackPanelINFO"><span class="feedbackPanelINFO">Le 1er mai, les charpentiers défilent et le portail reste fermé. Le 2, on vous attend avec plaisir.</span></li></ul></div>]]></component></ajax-response>',
        ),
      ),
    },
    expects: { success: { text: 'Visite réservée' } },
  })
}
{
  const F = [
    N('Ime in priimek', 'Maja Kranjc', { id: 'txtIme', name: 'ctl00$txtIme' }),
    T('parcela', 'Številka parcele', '118/4', { id: 'txtParc', name: 'ctl00$txtParc' }),
  ]
  yes('updatepanel', 'sl', 'ASP.NET UpdatePanel: a delta answer, the panel holds thanks and a number', {
    does: 'Oddati vlogo za priključek',
    id: 'form1',
    fields: F,
    pages: {
      '/Vloga.aspx': take(
        () =>
          text(
            '1|#||4|214|updatePanel|UpdatePanel1|<div class="obvestilo">Hvala, vaša vloga je bila poslana. Evidenčna številka: 3518/26.</div>|0|hiddenField|__EVENTTARGET||',
            200,
          ),
        () =>
          page(
            'sl',
            'boot',
            'Komunala Bohinjka',
            `<h1>Vloga za vodovodni priključek</h1><div id="UpdatePanel1">${theForm(F, 'Oddaj vlogo', { id: 'form1', look: 'table', isInput: true })}</div>`,
            {
              script: onSend(`document.getElementById('UpdatePanel1').innerHTML=t.split('|')[7]`, {
                id: 'form1',
                url: '/Vloga.aspx',
                as: 'form',
                headers: "'X-MicrosoftAjax':'Delta=true'",
              }),
            },
          ),
      ),
    },
    start: '/Vloga.aspx',
    expects: { success: { text: 'Evidenčna številka' } },
  })
}
{
  const F = [
    N('Име', 'Георги Петров', { id: 'edit-ime', name: 'ime' }),
    P('Телефон', '0888000123', { id: 'edit-tel', name: 'tel' }),
    T('noshti', 'Брой нощувки', '3', { id: 'edit-noshti' }),
  ]
  no('drupal-commands', 'bg', 'Drupal AJAX: an array of commands, messages in the form’s wrapper', {
    does: 'Запитване за вила',
    id: 'villa-form',
    fields: F,
    pages: {
      '/': () =>
        page(
          'bg',
          'drupal',
          'Вили Рила',
          `<h1>Запитване</h1><div id="villa-wrapper"></div>${theForm(F, 'Изпрати', { id: 'villa-form', look: 'drupal', isInput: true })}`,
          {
            script: onSend(
              `d.forEach(function(c){if(c.command==='insert')document.querySelector(c.selector).innerHTML=c.data})`,
              { id: 'villa-form', url: '/?ajax_form=1&_wrapper_format=drupal_ajax', as: 'form' },
            ).replace("'/?ajax", "'/zapitvane?ajax"),
          },
        ),
      '/zapitvane': take(() =>
        json([
          { command: 'settings', settings: {}, merge: true },
          {
            command: 'insert',
            method: 'html',
            selector: '#villa-wrapper',
            data: '<div data-drupal-messages><div role="contentinfo" class="messages messages--warning">За Великден всички вили са дадени още през януари. Пишете ни за седмицата след празника.</div></div>',
            settings: null,
          },
        ]),
      ),
    },
    expects: { success: { text: 'Запитването е прието' } },
  })
}
{
  const F = [
    N('Name', 'Bernadette Foley'),
    P('Phone number', '555 0177'),
    S('when', 'Best time', 'pm', [
      ['am', 'Morning'],
      ['pm', 'Afternoon'],
    ]),
  ]
  yes('blazor-enhanced', 'en', 'Blazor: enhanced form post, the document comes back and is merged in', {
    does: 'Ask the credit union to call back',
    id: 'callback',
    fields: F,
    pages: {
      '/': take(
        () =>
          page(
            'en',
            'boot',
            'Harbor Credit Union',
            '<h1>Talk to a loan officer</h1><div class="alert alert-success" role="alert">Your request was received. Someone from our Portland branch will ring you between 1 and 4 pm. Have your member number handy.</div>',
          ),
        () =>
          page(
            'en',
            'boot',
            'Harbor Credit Union',
            `<h1>Talk to a loan officer</h1>${theForm(F, 'Call me back', { id: 'callback', attrs: 'data-enhance', before: '<input type="hidden" name="_handler" value="callback">' })}`,
            {
              script: onSend(
                `document.querySelector('main').innerHTML=new DOMParser().parseFromString(t,'text/html').querySelector('main').innerHTML`,
                { id: 'callback', url: '/', as: 'multi', headers: "'blazor-enhanced-nav':'on'" },
              ).replace("Accept:'application/json'", "Accept:'text/html; blazor-enhanced-nav=on'"),
            },
          ),
      ),
    },
    expects: { success: { text: 'Your request was received' } },
  })
}

// @ts-nocheck: plain data and pages
import {
  D,
  E,
  fam,
  HTMX,
  html,
  json,
  LIVEWIRE,
  late,
  livewireAnswer,
  M,
  N,
  P,
  page,
  S,
  T,
  TURBO,
  take,
  text,
  theForm,
  XMLPARTS,
} from './base.mjs'

const { rows, yes, no } = fam('fragment')

export { rows }

const hx = (url, more = '') => `hx-post="${url}" hx-swap="outerHTML" ${more}`

// ---- taken
{
  const F = [
    N('Your name', 'Priya Nair'),
    P('Mobile', '020 7946 0011'),
    S('shift', 'Which shift?', 'sat-am', [
      ['', 'Pick one'],
      ['sat-am', 'Saturday 10am to 1pm'],
      ['sat-pm', 'Saturday 1pm to 4pm'],
    ]),
  ]
  yes('foodbank', 'en', 'htmx: the form makes way for a warm line with the details', {
    does: 'Volunteer for a food bank shift',
    fields: F,
    pages: {
      '/': () =>
        page(
          'en',
          'tail',
          'Southfields Food Bank',
          `<h1>Lend a hand this weekend</h1>${theForm(F, 'Count me in', { look: 'tail', attrs: hx('/shifts') })}`,
          { script: HTMX },
        ),
      '/shifts': take(() =>
        late(
          800,
          html(
            `<div class="rounded-lg border p-4" id="shift-done"><p class="font-semibold">Thanks, Priya. You're on the rota for Saturday 10am to 1pm.</p><p>Come to the side door on Elm Road and ask for Winston. Wear something you don't mind getting flour on!</p></div>`,
          ),
        ),
      ),
    },
    expects: { success: { selector: '#shift-done' } },
  })
}
{
  const F = [
    N('Name', 'Nils Ohlsen', { id: 'kommentar_name', name: 'kommentar[name]' }),
    M('Ihr Kommentar', 'Der Radweg an der Mühle ist nach dem Regen wieder unterspült.', {
      id: 'kommentar_text',
      name: 'kommentar[text]',
    }),
  ]
  yes('turbo-stream', 'de', 'Turbo stream: comment appended, count changed, form emptied', {
    does: 'Kommentar zum Vorhaben abgeben',
    wanted: 'submitted_unverified',
    why: 'an added entry and a changed count, no words of thanks',
    fields: F,
    id: 'new_kommentar',
    pages: {
      '/': () =>
        page(
          'de',
          'tail',
          'Mitreden in Bad Orb',
          `<h1>Radwegekonzept 2030</h1><h2 id="anzahl">2 Beiträge</h2><ul id="kommentare"><li id="kommentar_31"><b>Karla</b>, 2. März<br>Bitte auch an Abstellplätze am Bahnhof denken.</li><li id="kommentar_33"><b>H. Lang</b>, 5. März<br>Tempo 30 in der Ortsmitte wäre der größte Gewinn.</li></ul><div id="eingabe">${theForm(F, 'Beitrag abgeben', { id: 'new_kommentar', look: 'rails', action: '/kommentare' })}</div>`,
          { script: TURBO },
        ),
      '/kommentare': take(() =>
        late(
          450,
          text(
            `<turbo-stream action="append" target="kommentare"><template><li id="kommentar_34"><b>Nils Ohlsen</b>, gerade eben<br>Der Radweg an der Mühle ist nach dem Regen wieder unterspült.</li></template></turbo-stream><turbo-stream action="update" target="anzahl"><template>3 Beiträge</template></turbo-stream><turbo-stream action="update" target="eingabe"><template>${theForm(F, 'Beitrag abgeben', { id: 'new_kommentar', look: 'rails', action: '/kommentare' })}</template></turbo-stream>`,
            200,
            'text/vnd.turbo-stream.html',
          ),
        ),
      ),
    },
    expects: { success: { selector: '#kommentar_34' } },
  })
}
{
  const F = [
    N('Nombre', 'Lucía Ferrer'),
    E('Correo electrónico', 'lucia@example.org'),
    M('Cuéntanos qué necesitas', 'Busco local para un taller de cerámica, unos 80 metros.'),
  ]
  const wrap = (x) => `<div wire:id="p4" wire:snapshot="{}" class="card">${x}</div>`
  yes('livewire', 'es', 'Livewire: the component comes back with a green block and no form', {
    does: 'Enviar una solicitud a la inmobiliaria',
    fields: F,
    pages: {
      '/': () =>
        page(
          'es',
          'tail',
          'Locales Ferrer',
          `<h1>¿Buscas local?</h1>${wrap(theForm(F, 'Enviar', { look: 'tail', attrs: 'wire:submit="save"' }))}`,
          { script: LIVEWIRE },
        ),
      '/livewire/update': take(() =>
        late(
          1100,
          json(
            livewireAnswer({
              html: wrap(
                `<div class="bg-green-50 p-6"><h3>¡Listo, Lucía!</h3><p>Hemos recibido tu solicitud. Mañana por la mañana te llamará Andrés con dos o tres locales que encajan; si prefieres que sea por correo, díselo cuando hables con él.</p></div>`,
              ),
            }),
          ),
        ),
      ),
    },
    expects: { success: { text: 'Hemos recibido tu solicitud' } },
  })
}
{
  const F = [
    N('Jméno a příjmení', 'Tereza Havlíková'),
    E('E-mail', 'tereza@example.org'),
    S('kurz', 'Kurz', 'akv', [
      ['', '-- vyberte --'],
      ['akv', 'Akvarel pro začátečníky'],
      ['lin', 'Linoryt'],
    ]),
  ]
  const panel = (x) => `<div id="panel" class="ui-outputpanel ui-widget">${x}</div>`
  yes('primefaces', 'cs', 'PrimeFaces partial update: messages and panel replaced', {
    does: 'Přihlásit se na kurz',
    fields: F,
    pages: {
      '/': () =>
        page(
          'cs',
          'boot',
          'ZUŠ Litomyšl',
          `<h1>Kurzy pro dospělé</h1>${panel(theForm(F, 'Odeslat přihlášku', { look: 'pf', btn: 'class="ui-button ui-widget ui-state-default"' }))}`,
          { script: XMLPARTS('f1', '/kurzy.xhtml') },
        ),
      '/kurzy.xhtml': take(() =>
        late(
          900,
          text(
            `<?xml version='1.0' encoding='UTF-8'?><partial-response id="j_id1"><changes><update id="panel"><![CDATA[${panel('<div class="ui-messages ui-widget" aria-live="polite"><div class="ui-messages-info ui-corner-all"><span class="ui-messages-info-summary">Děkujeme, přihlášku jsme přijali.</span><span class="ui-messages-info-detail">První hodina akvarelu je ve středu 8. dubna v 17 hodin, učebna 12. Barvy si nenoste, půjčíme.</span></div></div>')}]]></update><update id="j_id1:javax.faces.ViewState:0"><![CDATA[-4411:92]]></update></changes></partial-response>`,
            200,
            'text/xml',
          ),
        ),
      ),
    },
    expects: { success: { selector: '.ui-messages-info', text: 'přihlášku jsme přijali' } },
  })
}
{
  const F = [
    N('Nome', 'Joana Meireles'),
    E('E-mail', 'joana@example.org'),
    T('contrato', 'N.º de cliente', '30 118'),
    T('leitura', 'Leitura do contador (m³)', '00482'),
  ]
  const p = (m, o) => page('pt', 'boot', 'Águas do Minho Norte', m, o)
  yes('leitura', 'pt', 'htmx with HX-Redirect to a page of thanks', {
    does: 'Comunicar a leitura do contador',
    fields: F,
    pages: {
      '/': () =>
        p(`<h1>Comunicar leitura</h1>${theForm(F, 'Enviar leitura', { look: 'boot', attrs: hx('/leitura') })}`, {
          script: HTMX,
        }),
      '/leitura': take(() => late(600, { status: 200, headers: { 'hx-redirect': '/leitura/registada' }, body: '' })),
      '/leitura/registada': () =>
        p(
          `<h1>Leitura registada</h1><p>Obrigado, Joana. Os 482 m³ comunicados hoje vão ser usados na próxima fatura, que segue a 18 de abril.</p><p>Pode comunicar a próxima leitura entre os dias 10 e 14 de maio.</p><p><a href="#">Aderir ao débito direto</a> · <a href="#">Poupar água em casa</a></p>`,
        ),
    },
    expects: { success: { url: '/leitura/registada' } },
  })
}
// ---- not taken
{
  const F = [
    N('Full name', 'Derek Mullins'),
    E('Email address', 'derek@example.org'),
    S('plot', 'Allotment site', 'mill', [
      ['', 'Choose a site'],
      ['mill', 'Mill Lane'],
      ['quarry', 'Quarry Hill'],
    ]),
    T('postcode', 'Postcode', 'BS16 2QX'),
  ]
  no('allotment', 'en', 'htmx: 200 fragment in place of the form, nice and negative', {
    does: 'Join the waiting list for an allotment',
    fields: F,
    pages: {
      '/': () =>
        page(
          'en',
          'boot',
          'Fishponds Allotments',
          `<h1>Waiting list</h1><p>You need to live in the parish.</p>${theForm(F, 'Join the list', { look: 'boot', attrs: hx('/waiting-list') })}`,
          { script: HTMX },
        ),
      '/waiting-list': take(() =>
        late(
          1500,
          html(
            `<div class="border p-3"><h2>Hello Derek</h2><p>It's lovely to see so many people wanting to grow their own. Mill Lane has 140 households ahead of the next one, so the committee voted in January to stop adding names until that comes down. Quarry Hill on the other hand has half plots going begging.</p><p><a href="/">Have another look</a></p></div>`,
          ),
        ),
      ),
    },
    expects: { success: { text: "you're on the list" } },
  })
}
{
  const F = [
    N('Nom du licencié', 'Mathis Roussel', { id: 'inscription_nom', name: 'inscription[nom]' }),
    T('licence', 'Numéro de licence', '25 48 117', { id: 'inscription_licence', name: 'inscription[licence]' }),
    S(
      'tableau',
      'Tableau',
      'C',
      [
        ['', 'Choisir'],
        ['B', 'Tableau B'],
        ['C', 'Tableau C'],
      ],
      { id: 'inscription_tableau', name: 'inscription[tableau]' },
    ),
  ]
  const frame = (x) => `<turbo-frame id="inscription">${x}</turbo-frame>`
  no('tournoi', 'fr', 'Turbo frame: 422, the form comes back with a sentence above it', {
    does: 'S’inscrire au tournoi de tennis de table',
    wanted: 'rejected',
    fields: F,
    id: 'new_inscription',
    pages: {
      '/': () =>
        page(
          'fr',
          'tail',
          'Ping-Pong Club Vernon',
          `<h1>Tournoi de Pâques</h1>${frame(theForm(F, 'Valider mon inscription', { id: 'new_inscription', look: 'rails', action: '/inscriptions' }))}`,
          { script: TURBO },
        ),
      '/inscriptions': take(() =>
        late(
          700,
          html(
            frame(
              `<p class="notice">Avec 912 points, Mathis joue dans le tableau B : le C s’arrête à 899. Changez de tableau et validez à nouveau, il reste six places.</p>${theForm(F, 'Valider mon inscription', { id: 'new_inscription', look: 'rails', action: '/inscriptions', values: { nom: 'Mathis Roussel', licence: '25 48 117', tableau: 'C' } })}`,
            ),
            422,
          ),
        ),
      ),
    },
    expects: { success: { text: 'Inscription enregistrée' }, failure: { status: 422 } },
  })
}
{
  const F = [
    N('Namn', 'Ebba Sjöström'),
    T('lgh', 'Lägenhetsnummer', '1204'),
    D('dag', 'Dag', '2026-03-21'),
    S('pass', 'Tvättpass', 'k', [
      ['', 'Välj pass'],
      ['m', '07–11'],
      ['e', '11–15'],
      ['k', '15–19'],
    ]),
  ]
  no('tvattstuga', 'sv', 'htmx: a line into a box above, form stays as it was', {
    does: 'Boka tvättstugan',
    fields: F,
    pages: {
      '/': () =>
        page(
          'sv',
          'boot',
          'Brf Lönnen',
          `<h1>Tvättstugan</h1><div id="besked" aria-live="polite"></div>${theForm(F, 'Boka', { look: 'boot', attrs: 'hx-post="/tvatt" hx-target="#besked" hx-swap="innerHTML"' })}`,
          { script: HTMX },
        ),
      '/tvatt': take(() =>
        late(
          300,
          html(
            `<p>Hej Ebba! Du har redan två pass framför dig den här månaden, och fler än så släpper systemet inte igenom åt gången. Stryk ett av dem om du hellre vill tvätta på lördag.</p>`,
          ),
        ),
      ),
    },
  })
}
{
  const F = [
    N('Ваше имя', 'Ольга Сергеевна', { id: 'form_text_1', name: 'form_text_1' }),
    P('Телефон', '8 (4832) 00-11-22', { id: 'form_text_2', name: 'form_text_2' }),
    D('date', 'Желаемая дата', '2026-04-09', { id: 'form_date_3', name: 'form_date_3' }),
    S(
      'doctor',
      'Врач',
      'lor',
      [
        ['', 'Выберите'],
        ['lor', 'ЛОР'],
        ['ter', 'Терапевт'],
      ],
      { id: 'form_dropdown_4', name: 'form_dropdown_4' },
    ),
  ]
  no('bitrix', 'ru', 'Bitrix: the form comes back with text above it and 200', {
    does: 'Записаться на приём к врачу',
    fields: F,
    id: 'SIMPLE_FORM_2',
    pages: {
      '/': () =>
        page(
          'ru',
          'boot',
          'Поликлиника «Здоровье»',
          `<h1>Запись на приём</h1><div id="comp_form">${theForm(F, 'Записаться', { id: 'SIMPLE_FORM_2', look: 'table', isInput: true, attrs: 'hx-post="/ajax/form.php" hx-target="#comp_form" hx-swap="innerHTML"', btn: 'name="web_form_submit"' })}</div>`,
          { script: HTMX },
        ),
      '/ajax/form.php': take(() =>
        late(
          1800,
          html(
            `<p><font>Здравствуйте, Ольга Сергеевна! Приём ЛОРа 9 апреля ведёт только дежурный врач, и талоны к нему выдают в регистратуре утром того же дня. Через сайт можно записаться начиная с 13 апреля.</font></p>${theForm(F, 'Записаться', { id: 'SIMPLE_FORM_2', look: 'table', isInput: true, attrs: 'hx-post="/ajax/form.php" hx-target="#comp_form" hx-swap="innerHTML"', values: { name: 'Ольга Сергеевна', phone: '8 (4832) 00-11-22', date: '2026-04-09', doctor: 'lor' } })}`,
          ),
        ),
      ),
    },
  })
}
{
  const F = [
    N('Ονοματεπώνυμο', 'Ελένη Σταυρίδου'),
    E('Ηλεκτρονικό ταχυδρομείο', 'eleni@example.org'),
    S('ekdromi', 'Εκδρομή', 'olympos', [
      ['', 'Επιλέξτε'],
      ['olympos', 'Όλυμπος, 18 Απριλίου'],
      ['vikos', 'Βίκος, 2 Μαΐου'],
    ]),
  ]
  const part = (x) => `<div id="feedback3">${x}</div>`
  no('wicket', 'el', 'Wicket: a feedback panel above a form that stays', {
    does: 'Δήλωση συμμετοχής σε εκδρομή',
    fields: F,
    pages: {
      '/': () =>
        page(
          'el',
          'boot',
          'Ορειβατικός Σύλλογος Βέροιας',
          `<h1>Εκδρομές άνοιξης</h1>${part('')}${theForm(F, 'Δηλώνω συμμετοχή', { look: 'boot' })}`,
          { script: XMLPARTS('f1', '/wicket/page') },
        ),
      '/wicket/page': take(() =>
        late(
          900,
          text(
            `<?xml version="1.0" encoding="UTF-8"?><ajax-response><component id="feedback3"><![CDATA[${part('<ul class="feedbackPanel"><li><span>Το λεωφορείο για τον Όλυμπο έχει πενήντα θέσεις και τις έχουμε δώσει όλες από την περασμένη εβδομάδα. Στον Βίκο σάς περιμένουμε με χαρά!</span></li></ul>')}]]></component></ajax-response>`,
            200,
            'text/xml',
          ),
        ),
      ),
    },
  })
}

// @ts-nocheck: plain data and pages
import { html, see, take } from '../kit.mjs'
import { D, E, family, M, N, P, page, S, T, theForm } from './base.mjs'

export const { rows, no, yes } = family('post')

{
  const F = [
    N('Név', 'Kovács Eszter', { id: 'edit-nev', name: 'nev' }),
    E('E-mail cím', 'eszter.kovacs@example.hu', { id: 'edit-email' }),
    M('Üzenet', 'Szeretnék asztalt foglalni a névnapi ebédre.', { id: 'edit-uzenet', name: 'uzenet' }),
  ]
  yes('webform', 'hu', 'Drupal Webform: confirmation page with a link back', {
    does: 'Üzenet küldése a vendéglőnek',
    id: 'webform-submission-kapcsolat-add-form',
    fields: F,
    start: '/kapcsolat',
    pages: {
      '/kapcsolat': take(
        () => see('/kapcsolat/visszaigazolas'),
        () =>
          page(
            'hu',
            'drupal',
            'Kisvendéglő a Duna-parton',
            `<h1>Kapcsolat</h1><p>Írjon nekünk, hétköznap egy napon belül válaszolunk.</p>${theForm(F, 'Üzenet küldése', { id: 'webform-submission-kapcsolat-add-form', look: 'drupal', action: '/kapcsolat', before: '<input type="hidden" name="form_build_id" value="form-8Yd"><input type="hidden" name="form_id" value="webform_submission_kapcsolat_add_form">', isInput: true })}`,
          ),
      ),
      '/kapcsolat/visszaigazolas': () =>
        page(
          'hu',
          'drupal',
          'Kisvendéglő a Duna-parton',
          '<h1>Kapcsolat</h1><div class="webform-confirmation"><div class="webform-confirmation__message">Köszönjük, üzenetét megkaptuk. Hamarosan jelentkezünk.</div><div class="webform-confirmation__back"><a href="/kapcsolat" rel="prev">Vissza az űrlaphoz</a></div></div>',
        ),
    },
    expects: { success: { url: '/kapcsolat/visszaigazolas', text: 'üzenetét megkaptuk' } },
  })
}
{
  const F = [
    N('Name', 'Jutta Behrens', { id: 'powermail_field_name', name: 'tx_powermail_pi1[field][name]' }),
    D('tag', 'Wunschtermin', '2027-03-14', { id: 'powermail_field_tag', name: 'tx_powermail_pi1[field][tag]' }),
    T('pers', 'Anzahl Personen', '8', { id: 'powermail_field_pers', name: 'tx_powermail_pi1[field][pers]' }),
  ]
  const p = (top, values) =>
    page(
      'de',
      'typo3',
      'Bergwerksmuseum Oberharz',
      `<h1>Gruppenführung anfragen</h1>${top}${theForm(F, 'Anfrage abschicken', { id: 'powermail-form-7', look: 'typo3', action: '/fuehrungen', values })}`,
    )
  no('powermail', 'de', 'TYPO3 powermail: the form again with the values and a list of messages; 200', {
    does: 'Führung für eine Gruppe anfragen',
    id: 'powermail-form-7',
    fields: F,
    start: '/fuehrungen',
    pages: {
      '/fuehrungen': take(
        (r) =>
          p(
            '<ul class="powermail_message"><li>Am 14. März fahren wir wegen der Seilprüfung nicht ein. Ab dem 21. stehen noch Plätze am Vormittag offen.</li></ul>',
            { name: r.field('tx_powermail_pi1[field][name]'), tag: '2027-03-14', pers: '8' },
          ),
        () => p(''),
      ),
    },
    expects: { success: { text: 'Ihre Anfrage ist bei uns eingegangen' } },
  })
}
{
  const F = [
    N('Your name', 'Dale Whitcomb', { id: 'input_3_1', name: 'input_1' }),
    P('Phone', '555 0142', { id: 'input_3_2', name: 'input_2' }),
    M('What needs fixing?', 'Water heater pilot keeps going out.', { id: 'input_3_3', name: 'input_3' }),
  ]
  yes('gravity', 'en', 'Gravity Forms without AJAX: the page comes again, a confirmation where the form was', {
    does: 'Ask a plumber for a visit',
    id: 'gform_3',
    fields: F,
    pages: {
      '/': take(
        () =>
          page(
            'en',
            'blocks',
            'Whitcomb & Sons Plumbing',
            '<h1>Request service</h1><p>Serving Kane and DuPage counties since 1987.</p><div id="gform_confirmation_wrapper_3" class="gform_confirmation_wrapper"><div id="gform_confirmation_message_3" class="gform_confirmation_message_3 gform_confirmation_message">Thanks for contacting us! We will get in touch with you shortly.</div></div>',
          ),
        () =>
          page(
            'en',
            'blocks',
            'Whitcomb & Sons Plumbing',
            `<h1>Request service</h1><p>Serving Kane and DuPage counties since 1987.</p><div class="gform_wrapper gravity-theme" id="gform_wrapper_3">${theForm(F, 'Submit', { id: 'gform_3', look: 'gf', action: '/#gf_3', isInput: true, btn: 'class="gform_button button"' })}</div>`,
          ),
      ),
    },
    expects: { success: { selector: '#gform_confirmation_message_3' } },
  })
}
{
  const F = [
    N('Nombre y apellidos', 'Rocío Herrera'),
    E('Correo', 'rocio@example.es'),
    S('taller', 'Taller', 'cer', [
      ['', 'Elija…'],
      ['cer', 'Cerámica (sábados)'],
      ['enc', 'Encuadernación (martes)'],
    ]),
  ]
  no('joomla-flash', 'es', 'Joomla: 303 back to the form, a system message of another kind on top', {
    does: 'Inscribirse en un taller',
    id: 'adminForm',
    fields: F,
    start: '/talleres',
    pages: {
      '/talleres': (_r, s) =>
        page(
          'es',
          'joomla',
          'Centro Cívico La Alameda',
          `${s.session.msg ? '<div id="system-message-container" aria-live="polite"><joomla-alert type="warning" role="alert"><div class="alert-heading"><span class="warning"></span></div><div class="alert-wrapper"><div class="alert-message">Rocío Herrera ya figura en la lista del sábado; cada vecino ocupa una sola plaza.</div></div></joomla-alert></div>' : '<div id="system-message-container" aria-live="polite"></div>'}<h1>Talleres de otoño</h1>${theForm(F, 'Inscribirme', { id: 'adminForm', action: '/component/rsform', attrs: 'class="form-validate"' })}`,
        ),
      '/component/rsform': take((_r, s) => {
        s.session.msg = 1
        return see('/talleres')
      }),
    },
    expects: { success: { text: 'Su inscripción se ha realizado' } },
  })
}
{
  const F = [
    T('first', 'First Name', 'Marisol', { id: 'first_name', name: 'first_name' }),
    T('last', 'Last Name', 'Tran', { id: 'last_name', name: 'last_name' }),
    E('Email', 'mtran@example.com'),
    T('company', 'Company', 'Delta Packaging'),
  ]
  yes(
    'web-to-lead',
    'en',
    'Salesforce web-to-lead: posts to another origin, whose page moves on to the site’s thank-you page',
    {
      does: 'Ask for a product demo',
      id: 'w2l',
      fields: F,
      pages: {
        '/': (_r, s) =>
          page(
            'en',
            'flow',
            'Palletwise',
            `<h1>See Palletwise in action</h1><p>Tell us where to reach you and a specialist will set up a 30-minute walk-through.</p>${theForm(F, 'Book my demo', { id: 'w2l', look: 'tail', action: `${s.otherOrigin}/servlet/servlet.WebToLead?encoding=UTF-8`, before: `<input type="hidden" name="oid" value="00D5g0000000abc"><input type="hidden" name="retURL" value="${s.origin}/thank-you">` })}`,
          ),
        '/thank-you': () =>
          page(
            'en',
            'flow',
            'Palletwise',
            '<h1>Thank you!</h1><p>Your request has been received. While you wait, have a look at <a href="#">how Delmonte cut repacking time by a third</a>.</p>',
          ),
      },
      otherPages: {
        '/servlet/servlet.WebToLead': take((_r, s) =>
          html(
            `<html><head><meta http-equiv="Refresh" content="0; URL=${s.origin}/thank-you"></head><body></body></html>`,
          ),
        ),
      },
      expects: { success: { url: '/thank-you' } },
    },
  )
}
{
  const F = [
    T('nom', 'Nom de l’association', 'Les Amis du Lavoir', { id: 'reservation_nom', name: 'reservation[nom]' }),
    D('jour', 'Jour souhaité', '2027-06-12', { id: 'reservation_jour', name: 'reservation[jour]' }),
  ]
  const p = (errors = {}, values = {}, status = 200) =>
    page(
      'fr',
      'boot',
      'Mairie de Saint-Ouvroin',
      `<h1>Réserver la salle des fêtes</h1>${Object.keys(errors).length ? '<div id="error_explanation"><h2>1 point à revoir</h2></div>' : ''}${theForm(F, 'Envoyer la demande', { id: 'new_reservation', look: 'rails', action: '/reservations', errors, values, before: '<input type="hidden" name="authenticity_token" value="Tk9">' })}`,
      { status },
    )
  no('rails-422', 'fr', 'Rails 8: 422, the field stands in field_with_errors', {
    does: 'Demander la salle des fêtes',
    id: 'new_reservation',
    fields: F,
    wanted: 'rejected',
    pages: {
      '/': () => p(),
      '/reservations': take(() =>
        p(
          { jour: 'Le comité des fêtes occupe déjà la salle le 12 juin' },
          { nom: 'Les Amis du Lavoir', jour: '2027-06-12' },
          422,
        ),
      ),
    },
    expects: { success: { text: 'Demande transmise au secrétariat' } },
    statusWithExpects: ['rejected', 'submitted_unverified'],
  })
}
{
  const F = [
    N('Twoje imię', 'Bartek', { id: 'name' }),
    E('Adres e-mail', 'bartek@example.pl'),
    T('subject', 'Temat', 'Zmiana nicku'),
    M('Treść wiadomości', 'Proszę o zmianę nicku na bartek_88.'),
  ]
  yes('phpbb-contact', 'pl', 'phpBB: contact the administration, the board’s page of information', {
    does: 'Napisać do administracji forum',
    id: 'postform',
    fields: F,
    start: '/memberlist.php',
    pages: {
      '/memberlist.php': take(
        () =>
          page(
            'pl',
            'phpbb',
            'Forum Stare Motocykle',
            '<div class="panel" id="message"><div class="inner"><h2 class="message-title">Informacja</h2><p>Wiadomość została wysłana.<br><br><a href="/index.php">Powrót do strony głównej forum</a></p></div></div>',
          ),
        () =>
          page(
            'pl',
            'phpbb',
            'Forum Stare Motocykle',
            `<h2 class="titlespace">Skontaktuj się z administracją</h2><div class="panel">${theForm(F, 'Wyślij', { id: 'postform', look: 'table', action: '/memberlist.php?mode=contactadmin', isInput: true, btn: 'class="button1"' })}</div>`,
          ),
      ),
    },
    expects: { success: { text: 'Wiadomość została wysłana' } },
  })
}
{
  const F = [T('titel', 'Titel', 'De avonden', { id: 'id_titel' }), T('pas', 'Pasnummer', '20071', { id: 'id_pas' })]
  yes('django-messages', 'nl', 'Django messages: redirect to the list of books, the message on top', {
    does: 'Een boek reserveren',
    id: 'reserveer',
    fields: F,
    pages: {
      '/': () =>
        page(
          'nl',
          'boot',
          'Bibliotheek De Kade',
          `<h1>Boek reserveren</h1>${theForm(F, 'Reserveren', { id: 'reserveer', look: 'django', action: '/reserveren/', before: '<input type="hidden" name="csrfmiddlewaretoken" value="Jq1">' })}`,
        ),
      '/reserveren/': take((_r, s) => {
        s.session.ok = 1
        return see('/mijn/', 302)
      }),
      '/mijn/': (_r, s) =>
        page(
          'nl',
          'boot',
          'Bibliotheek De Kade',
          `${s.session.ok ? '<ul class="messagelist"><li class="success">Bedankt, uw reservering is ontvangen. U krijgt bericht zodra het boek klaarligt.</li></ul>' : ''}<h1>Mijn boeken</h1><table class="table"><tr><th>Titel</th><th>Inleveren voor</th></tr><tr><td>Oeroeg</td><td>3 april</td></tr></table>`,
        ),
    },
    expects: { success: { url: '/mijn/', text: 'reservering is ontvangen' } },
  })
}
{
  const F = [
    T('spz', 'Evidenčné číslo vozidla', 'TN482BX', { id: 'MainContent_txtSpz', name: 'ctl00$MainContent$txtSpz' }),
    D('kedy', 'Deň kontroly', '2027-02-09', { id: 'MainContent_txtKedy', name: 'ctl00$MainContent$txtKedy' }),
  ]
  no('viewstate-login', 'sk', 'WebForms: the session is over, redirect to Login.aspx with ReturnUrl', {
    does: 'Objednať sa na technickú kontrolu',
    id: 'aspnetForm',
    fields: F,
    start: '/Objednavka.aspx',
    wanted: 'needs_person',
    nextStep: '#login',
    pages: {
      '/Objednavka.aspx': take(
        () => see('/Login.aspx?ReturnUrl=%2fObjednavka.aspx', 302),
        () =>
          page(
            'sk',
            'relic',
            'STK Považie',
            `<h2>Objednávka na kontrolu</h2>${theForm(F, 'Odoslať termín', { id: 'aspnetForm', look: 'table', action: '/Objednavka.aspx', isInput: true, before: '<input type="hidden" name="__VIEWSTATE" id="__VIEWSTATE" value="/wEPDwUK">' })}`,
          ),
      ),
      '/Login.aspx': () =>
        page(
          'sk',
          'relic',
          'STK Považie',
          '<h2>Prihlásenie</h2><form id="login" method="post" action="/Login.aspx"><label for="u">Používateľ</label><input id="u" name="u" type="text"><label for="h">Heslo</label><input id="h" name="h" type="password"><input type="submit" value="Prihlásiť"></form>',
        ),
    },
    expects: { success: { text: 'Termín máte objednaný' } },
  })
}
{
  const F = [
    N('Full name', 'Imogen Clarke'),
    E('Email', 'imogen.c@example.co.uk'),
    S('n', 'Tickets', '2', [
      ['1', '1'],
      ['2', '2'],
      ['4', '4'],
    ]),
  ]
  no(
    'queue-page',
    'en',
    'a ballot for free tickets: the post ends in a waiting room, the server has not looked at the entry',
    {
      does: 'Enter the ballot for free tickets',
      id: 'ballot',
      fields: F,
      status: ['submitted_unverified', 'needs_person', 'rejected'],
      pages: {
        '/': () =>
          page(
            'en',
            'tail',
            'Lanternfest',
            `<h1>Ballot for the opening night</h1><p>Entry is free. One form per household.</p>${theForm(F, 'Enter the ballot', { id: 'ballot', look: 'tail', action: '/ballot' })}`,
          ),
        '/ballot': take(() => see('/softblock/?c=lanternfest&e=opening', 302)),
        '/softblock/': () =>
          page(
            'en',
            'tail',
            'Lanternfest',
            '<h1>You are now in line</h1><p>Lots of people are here right now. When it is your turn you will have 10 minutes to fill in the form.</p><p id="MainPart_lbUsersInLineAheadOfYouText">Number of users in line ahead of you: <b>1204</b></p><progress value="4" max="100"></progress>',
          ),
      },
      expects: { success: { text: 'entry is in the ballot' } },
    },
  )
}
{
  const F = [
    N('Nome e cognome', 'Fabio Serra', { name: 'nominativo' }),
    T('via', 'Indirizzo dell’utenza', 'via Garibaldi 22'),
    M('Segnalazione', 'Lampione spento davanti al civico 22.', { name: 'testo' }),
  ]
  yes(
    'spring-summary',
    'it',
    'Spring MVC: a page that sums up what was sent, with a number of protocol; no word of thanks',
    {
      does: 'Segnalare un guasto all’illuminazione',
      id: 'segnalazioneForm',
      fields: F,
      wanted: 'submitted_unverified',
      pages: {
        '/': () =>
          page(
            'it',
            'boot',
            'Comune di Roccapiana',
            `<h1>Segnala un guasto</h1>${theForm(F, 'Invia segnalazione', { id: 'segnalazioneForm', look: 'table', action: '/segnalazioni', before: '<input type="hidden" name="_csrf" value="7e1">' })}`,
          ),
        '/segnalazioni': take(() => see('/segnalazioni/418')),
        '/segnalazioni/418': () =>
          page(
            'it',
            'boot',
            'Comune di Roccapiana',
            '<h1>Segnalazione n. 2026/0418</h1><dl><dt>Presentata da</dt><dd>Fabio Serra</dd><dt>Luogo</dt><dd>via Garibaldi 22</dd><dt>Stato</dt><dd>In carico all’ufficio tecnico</dd></dl><p>Conservi questo numero per seguire la pratica allo sportello.</p>',
          ),
      },
      expects: { success: { url: '/segnalazioni/418', text: 'Segnalazione n.' } },
    },
  )
}
{
  const F = [
    N('お名前', '佐々木 航', { name: 'onamae' }),
    P('電話番号', '0900001122', { name: 'tel' }),
    D('date', 'ご希望日', '2027-04-03'),
  ]
  no('busy-200', 'ja', 'a ryokan: 200 with the host’s page of an overloaded server', {
    does: '宿泊の空室を問い合わせる',
    id: 'yoyaku',
    fields: F,
    pages: {
      '/': () =>
        page(
          'ja',
          'relic',
          '湯元 かわせみ荘',
          `<h2>空室のお問い合わせ</h2>${theForm(F, '送信する', { id: 'yoyaku', look: 'table', action: '/cgi-bin/mail.cgi', isInput: true })}`,
        ),
      '/cgi-bin/mail.cgi': take(() =>
        html(
          '<html><head><title>サーバー混雑</title></head><body><h1>ただいまアクセスが集中しております</h1><p>しばらく時間をおいてから、もう一度お試しいただくか、お電話でご連絡ください。</p><hr>Sakura Server</body></html>',
        ),
      ),
    },
    expects: { success: { text: 'ありがとうございました' } },
  })
}

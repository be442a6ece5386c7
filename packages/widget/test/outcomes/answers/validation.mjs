// @ts-nocheck: plain data and pages
import { D, E, FLOAT, fam, JQ, json, late, M, N, onSend, P, page, S, T, take, theForm } from './base.mjs'

const { rows, yes, no } = fam('validation')

export { rows }

// ---- taken
{
  const F = [
    N('Ihr Name', 'Cordula Weiß'),
    E('E-Mail', 'cordula@example.org'),
    T('ort', 'Einsatzort', 'Turnhalle Nord'),
    M('Was sollen wir mitbringen?', 'Zwei Musikanlagen und ein Funkmikrofon.'),
  ]
  yes('was-validated', 'de', 'Bootstrap: was-validated marks green, thanks above the form, hints in red stay', {
    does: 'Technik beim Verleih anfragen',
    fields: F,
    pages: {
      '/': () =>
        page(
          'de',
          'boot',
          'Tonverleih Weiß',
          `<h1>Anfrage</h1><div id="hinweis" class="alert alert-success" hidden></div><p style="color:#b00020">Mit * gekennzeichnete Felder müssen ausgefüllt werden. Anfragen ohne Ort können wir nicht bearbeiten.</p>${theForm(F, 'Anfrage senden', { look: 'boot', attrs: 'class="needs-validation" novalidate' })}`,
          {
            script: onSend(
              `form.querySelectorAll('.form-control').forEach(function(x){x.classList.add('is-valid')});var h=document.getElementById('hinweis');h.textContent='Vielen Dank, Ihre Anfrage ist eingegangen. Das Angebot bekommen Sie morgen Vormittag.';h.hidden=false`,
              { url: '/api/anfrage', first: "form.classList.add('was-validated');" },
            ),
          },
        ),
      '/api/anfrage': take(() => late(800, json({ nr: 'A-118', fehler: [] }))),
    },
    expects: { success: { selector: '#hinweis', text: 'Ihre Anfrage ist eingegangen' } },
  })
}
{
  const F = [
    N('Member name', 'Gwen Parry'),
    T('membership', 'Membership number', 'M 4471'),
    S('class', 'Class', 'spin', [
      ['', 'Choose a class'],
      ['spin', 'Spin, Tue 18:30'],
      ['yoga', 'Yoga, Thu 07:15'],
    ]),
  ]
  yes('ng-reset', 'en', 'Angular: snack bar; after resetForm the emptied fields are ng-invalid but pristine', {
    does: 'Book a class at the gym',
    fields: F,
    pages: {
      '/': () =>
        page(
          'en',
          'root',
          'Aberdare Leisure',
          `<h1>Book a class</h1>${theForm(F, 'Book', { look: 'mat', attrs: 'class="ng-untouched ng-pristine ng-invalid" novalidate', btn: 'class="mdc-button mat-mdc-raised-button"' })}`,
          {
            script: `${FLOAT}${onSend(`form.reset();form.className='ng-untouched ng-pristine ng-invalid';form.querySelectorAll('input,select').forEach(function(x){x.className='mat-mdc-input-element ng-untouched ng-pristine ng-invalid'});float("You're booked in, Gwen. See you on Tuesday! Bring a towel.",'mat-mdc-snack-bar-container',4000,'status')`, { url: '/api/bookings' })}`,
          },
        ),
      '/api/bookings': take(() => late(1400, json({ bookingId: 90213, waitingList: false, errors: [] }, 201))),
    },
    expects: { success: { text: "You're booked in" } },
  })
}
{
  const F = [
    N('Nom', 'Bertrand Leclerc'),
    E('Courriel', 'bertrand@example.org'),
    P('Téléphone', '02 31 00 44 55', { required: false }),
    M('Décrivez les travaux', 'Remplacement de huit mètres de gouttière en zinc.'),
  ]
  yes('vuetify', 'fr', 'Vuetify: messages under the fields are hints, the card changes to thanks', {
    does: 'Demander un devis au couvreur',
    fields: F,
    pages: {
      '/': () =>
        page(
          'fr',
          'root',
          'Leclerc Couverture',
          `<h1>Un devis gratuit</h1><div class="v-card" id="carte">${theForm(F, 'Envoyer ma demande', { look: 'vuetify', attrs: 'class="v-form" novalidate', btn: 'class="v-btn v-btn--elevated bg-primary"' })}</div>`,
          {
            script: `document.querySelectorAll('.v-messages').forEach(function(m,i){m.innerHTML='<div class="v-messages__message">'+['','Nous ne le transmettons à personne','Facultatif, mais plus rapide','Au moins 20 caractères'][i]+'</div>'});${onSend(`if(r.ok)document.getElementById('carte').innerHTML='<div class="v-card-title">Demande envoyée</div><div class="v-card-text">Merci pour votre confiance ! Bertrand passe voir la toiture sous huit jours et vous remet le devis sur place. Il vous appelle la veille.</div>'`, { url: '/api/devis' })}`,
          },
        ),
      '/api/devis': take(() => late(1000, { status: 204, headers: {}, body: '' })),
    },
    expects: { success: { text: 'Demande envoyée', status: 204 } },
  })
}
{
  const F = [
    N('Naam leerling', 'Daan Vermeulen'),
    S('groep', 'Groep', '6', [
      ['', 'Kies'],
      ['5', 'Groep 5'],
      ['6', 'Groep 6'],
    ]),
    D('van', 'Afwezig op', '2026-03-12'),
    M('Reden', 'Daan is door de orthodontist opgeroepen.'),
  ]
  yes('ziekmelding', 'nl', 'jQuery Validate: hidden labels with class error stay after a good answer', {
    does: 'Afwezigheid melden bij school',
    fields: F,
    pages: {
      '/': () =>
        page(
          'nl',
          'joomla',
          'Basisschool De Wegwijzer',
          `<h1>Afwezigheid melden</h1><div id="melding"></div>${theForm(F, 'Verstuur', { look: 'boot', attrs: 'novalidate' })}`,
          {
            script: `${JQ}$('#f1 .form-group').each(function(){this.insertAdjacentHTML('beforeend','<label class="error" style="display:none"></label>')});$('#f1').on('submit',function(){$('#f1 input,#f1 select,#f1 textarea').addClass('valid');$('#f1').find('label.error').text('').addClass('valid');$.post('/index.php',$('#f1').serialize(),function(c){if(c.gelukt){$('#melding').html('<div class="alert alert-message">De afwezigheid van Daan is doorgegeven aan meester Joost. Bedankt voor het melden!</div>');$('#f1').hide()}});return false})`,
          },
        ),
      '/index.php': take(() => late(600, json({ gelukt: 1 }))),
    },
    expects: { success: { text: 'is doorgegeven aan meester Joost' } },
  })
}
{
  const F = [
    N('Nome', 'Rodrigo Sampaio', { id: 'field_qh4icy', name: 'item_meta[6]' }),
    E('E-mail', 'rodrigo@example.org', { id: 'field_29yf4d', name: 'item_meta[8]' }),
    S(
      'assunto',
      'Assunto',
      'visita',
      [
        ['', 'Selecione'],
        ['visita', 'Visita guiada'],
        ['doacao', 'Doação de acervo'],
      ],
      { id: 'field_e6lis6', name: 'item_meta[9]' },
    ),
    M('Mensagem', 'Gostaria de agendar uma visita para 25 alunos do 7º ano.', {
      id: 'field_9jv0r1',
      name: 'item_meta[10]',
    }),
  ]
  const p = (m, o) => page('pt', 'blocks', 'Museu do Café de Franca', m, o)
  yes('formidable', 'pt', 'Formidable: page again with frm_message, a search form with aria-invalid="false" stays', {
    does: 'Falar com o museu',
    fields: F,
    id: 'form_contato',
    pages: {
      '/': () =>
        p(
          `<h1>Fale conosco</h1><div class="frm_forms with_frm_style" id="frm_form_2_container">${theForm(F, 'Enviar', { id: 'form_contato', action: '/contato/', attrs: 'class="frm-show-form frm_pro_form"', btn: 'class="frm_button_submit"' })}</div>`,
          {
            tail: '<form id="busca" role="search" action="/busca"><label for="s">Buscar</label><input type="search" id="s" name="s" aria-invalid="false"></form>',
          },
        ),
      '/contato/': take(() =>
        late(
          1100,
          p(
            `<h1>Fale conosco</h1><div class="frm_forms with_frm_style" id="frm_form_2_container"><div class="frm_message" role="status"><p>Sua mensagem foi enviada com sucesso, Rodrigo. Nossa equipe educativa responde às terças e quintas.</p></div></div>`,
            {
              tail: '<form id="busca" role="search" action="/busca"><label for="s">Buscar</label><input type="search" id="s" name="s" aria-invalid="false"></form>',
            },
          ),
        ),
      ),
    },
    expects: { success: { selector: '.frm_message' } },
  })
}
// ---- not taken
{
  const F = [
    N('Name', 'Martha Quigley', { id: 'id_name' }),
    E('Email', 'martha@example.org', { id: 'id_email' }),
    S(
      'session',
      'Session',
      'thu',
      [
        ['', '---------'],
        ['tue', 'Tuesday evening'],
        ['thu', 'Thursday evening'],
      ],
      { id: 'id_session' },
    ),
  ]
  const p = (m, o) => page('en', 'boot', 'Makers’ Yard', m, o)
  no('django', 'en', 'Django: 200 again with an errorlist at the field', {
    does: 'Sign up for a workshop',
    wanted: 'rejected',
    fields: F,
    pages: {
      '/': () =>
        p(`<h1>Intro to lathe work</h1>${theForm(F, 'Sign me up', { look: 'django', action: '/workshops/lathe/' })}`),
      '/workshops/lathe/': take(() =>
        late(
          400,
          p(
            `<h1>Intro to lathe work</h1>${theForm(F, 'Sign me up', { look: 'django', action: '/workshops/lathe/', values: { name: 'Martha Quigley', email: 'martha@example.org', session: 'thu' }, errors: { email: 'We know you already! martha@example.org came to the lathe evening in February, and this one is for people who have not been yet.' } })}`,
          ),
        ),
      ),
    },
    expects: { success: { url: '/workshops/lathe/done' }, failure: { selector: '.errorlist' } },
  })
}
{
  const F = [
    N('Förnamn och efternamn', 'Gustav Åkerlund', { id: 'Namn', name: 'Namn' }),
    T('medlem', 'Medlemsnummer', '88213', { id: 'Medlemsnr', name: 'Medlemsnr' }),
    D('datum', 'Ankomst', '2026-07-04', { id: 'Ankomst', name: 'Ankomst' }),
    T('natter', 'Antal nätter', '9', { id: 'Natter', name: 'Natter' }),
  ]
  const p = (m) => page('sv', 'boot', 'Skärgårdsklubben', m)
  const view = (err) =>
    p(
      `<h1>Boka stugan</h1>${theForm(F, 'Boka', {
        look: 'boot',
        action: '/Stuga/Boka',
        values: err ? { name: 'Gustav Åkerlund', medlem: '88213', datum: '2026-07-04', natter: '9' } : {},
      })
        .replace(
          'id="Natter" name="Natter" class="form-control"',
          err
            ? 'id="Natter" name="Natter" class="form-control input-validation-error"'
            : 'id="Natter" name="Natter" class="form-control"',
        )
        .replace(
          '</form>',
          err
            ? '<span class="text-danger field-validation-error" data-valmsg-for="Natter">I juli delar vi på stugan: högst fem nätter i följd per familj, så att fler får vara med.</span></form>'
            : '</form>',
        )}`,
    )
  no('aspnet', 'sv', 'ASP.NET Core MVC: input-validation-error after a reload', {
    does: 'Boka klubbens stuga',
    wanted: 'rejected',
    fields: F,
    pages: { '/': () => view(false), '/Stuga/Boka': take(() => late(500, view(true))) },
    expects: { success: { url: '/Stuga/Bekraftelse' } },
  })
}
{
  const F = [
    N('Imię i nazwisko', 'Halina Pawlak'),
    T('pesel', 'Numer karty bibliotecznej', '00412'),
    P('Telefon', '61 800 12'),
  ]
  no('formik', 'pl', 'Formik and MUI: the page’s own rule, nothing sent', {
    does: 'Zapisać się na spotkanie autorskie',
    wanted: 'rejected',
    sends: 0,
    status: ['rejected', 'failed', 'submitted_unverified'],
    fields: F,
    pages: {
      '/': () =>
        page(
          'pl',
          'root',
          'Biblioteka na Wildzie',
          `<h1>Spotkanie z autorką</h1>${theForm(F, 'Zapisz mnie', { look: 'mui', attrs: 'novalidate' })}`,
          {
            script: `document.getElementById('f1').addEventListener('submit',function(e){e.preventDefault();var x=this.elements.phone,h=document.getElementById('phone-helper-text');if(x.value.replace(/\\D/g,'').length<9){x.setAttribute('aria-invalid','true');x.parentNode.classList.add('Mui-error');h.className='MuiFormHelperText-root Mui-error';h.textContent='Tu brakuje dwóch cyfr, numer ma ich dziewięć';x.focus();return}fetch('/api/spotkania',{method:'POST',body:new FormData(this)})})`,
          },
        ),
      '/api/spotkania': take(() => json({ id: 1 })),
    },
  })
}
{
  const F = [
    N('Verein', 'TSV Grünbach'),
    T('spiel', 'Spielnummer', '340112'),
    D('neu', 'Neuer Spieltag', '2026-04-26'),
    M('Begründung', 'Unser Platz ist nach dem Hochwasser noch gesperrt.'),
  ]
  const p = (m) => page('de', 'typo3', 'Kreisfußballverband', m)
  const err =
    '<span class="widget-hint">Zwischen altem und neuem Spieltag dürfen höchstens 14 Tage liegen, der 26. April liegt drei Wochen danach.</span>'
  no('contao', 'de', 'own markup without a known class, the hint stands at the field', {
    does: 'Spielverlegung beantragen',
    fields: F,
    pages: {
      '/': () =>
        p(`<h1>Antrag auf Spielverlegung</h1>${theForm(F, 'Antrag stellen', { look: 'typo3', action: '/verlegung' })}`),
      '/verlegung': take(() =>
        late(
          900,
          p(
            `<h1>Antrag auf Spielverlegung</h1>${theForm(F, 'Antrag stellen', { look: 'typo3', action: '/verlegung', values: { name: 'TSV Grünbach', spiel: '340112', neu: '2026-04-26', message: 'Unser Platz ist nach dem Hochwasser noch gesperrt.' } }).replace(/(<input type="date"[^>]*>)/, `$1${err}`)}`,
          ),
        ),
      ),
    },
    expects: { success: { text: 'Ihr Antrag liegt dem Staffelleiter vor' } },
  })
}
{
  const F = [
    N('Nombre y apellidos', 'Inés Cabrera'),
    T('codigo', 'Código postal', '35010'),
    E('Correo', 'ines@example.org'),
    T('tarjeta', 'Número de socio', '2201-7'),
  ]
  no('custom-validity', 'es', 'setCustomValidity and reportValidity, nothing sent', {
    does: 'Pedir la cesta de verduras',
    wanted: 'rejected',
    sends: 0,
    status: ['rejected', 'failed', 'submitted_unverified'],
    fields: F,
    pages: {
      '/': () =>
        page(
          'es',
          'flow',
          'Huerta de Teror',
          `<h1>Tu cesta de la semana</h1>${theForm(F, 'Apuntarme', { look: 'tail' })}`,
          {
            script: `var f=document.getElementById('f1');f.elements.codigo.addEventListener('input',function(){this.setCustomValidity('')});f.querySelector('button').addEventListener('click',function(){var c=f.elements.codigo;c.setCustomValidity(/^3532|^3533/.test(c.value)?'':'Por ahora la furgoneta solo sube a Teror, Valleseco y Firgas.')});f.addEventListener('submit',function(e){e.preventDefault();fetch('/cestas',{method:'POST',body:new URLSearchParams(new FormData(f))})})`,
          },
        ),
      '/cestas': take(() => json({ ok: true })),
    },
  })
}

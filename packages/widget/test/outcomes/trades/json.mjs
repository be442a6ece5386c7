// @ts-nocheck: plain data and pages
import { JQ, json, take, text } from '../kit.mjs'
import { D, E, family, M, N, onSend, P, page, S, T, theForm } from './base.mjs'

export const { rows, no, yes } = family('json')

{
  const F = [
    N('Adınız', 'Deniz Aksoy', { id: 'form-field-name', name: 'form_fields[name]' }),
    P('Telefon', '0532 000 11 22', { id: 'form-field-tel', name: 'form_fields[tel]' }),
  ]
  yes('elementor', 'tr', 'Elementor: admin-ajax says success, the form is emptied and stays, a line below it', {
    does: 'Dekorasyon için geri aranma istemek',
    id: 'ef',
    fields: F,
    pages: {
      '/': () =>
        page(
          'tr',
          'blocks',
          'Ada Mimarlık',
          `<h1>Sizi arayalım</h1>${theForm(F, 'Gönder', { id: 'ef', attrs: 'class="elementor-form" name="Yeni Form"', before: '<input type="hidden" name="action" value="elementor_pro_forms_send_form">' })}`,
          {
            script:
              JQ +
              `$('#ef').on('submit',function(){var f=this;$.ajax({type:'POST',url:'/wp-admin/admin-ajax.php',data:$(f).serialize(),success:function(d){if(d.success){f.reset();$(f).append('<div class="elementor-message elementor-message-success" role="alert">'+d.data.message+'</div>')}}});return false})`,
          },
        ),
      '/wp-admin/admin-ajax.php': take(() =>
        json({ success: true, data: { message: 'Mesajınız gönderildi, teşekkür ederiz.', data: [] } }),
      ),
    },
    expects: { success: { selector: '.elementor-message-success' } },
  })
}
{
  const F = [
    N('Namn', 'Elsa Lindqvist', { id: 'nf-field-1', name: 'nf-field-1' }),
    E('E-post', 'elsa@example.se', { id: 'nf-field-2', name: 'nf-field-2' }),
  ]
  no('ninja', 'sv', 'Ninja Forms: 200 with filled errors, the text in the form’s error area', {
    does: 'Anmäla sig till loppis',
    id: 'nf4',
    fields: F,
    wanted: 'rejected',
    pages: {
      '/': () =>
        page(
          'sv',
          'blocks',
          'Bygdegården i Hälla',
          `<h1>Hyr ett loppisbord</h1><div id="nf-form-4-cont" class="nf-form-cont">${theForm(F, 'Skicka', { id: 'nf4', after: '<div class="nf-form-errors" role="alert"></div>' })}</div>`,
          {
            script: onSend(
              `var k=Object.values(d.errors.form||{});form.querySelector('.nf-form-errors').textContent=k.join(' ')`,
              { id: 'nf4', url: '/wp-admin/admin-ajax.php', as: 'form' },
            ),
          },
        ),
      '/wp-admin/admin-ajax.php': take(() =>
        json({
          data: { form_id: 4, settings: {} },
          errors: { form: { limit: 'Alla trettio bord är bortlovade. Kom gärna som besökare i stället!' } },
          debug: [],
        }),
      ),
    },
    expects: { success: { text: 'Bordet är ditt' } },
  })
}
{
  const F = [
    N('Nom', 'Montserrat Puig', { name: 'contact_name' }),
    E('Correu electrònic', 'm.puig@example.cat', { name: 'email_from' }),
    M('Què necessites?', 'Pressupost per a 200 ampolles d’oli.', { name: 'description' }),
  ]
  yes('odoo', 'ca', 'Odoo website form: the answer is an id, the script goes on to the page of thanks', {
    does: 'Demanar un pressupost',
    id: 'of',
    fields: F,
    pages: {
      '/': () =>
        page(
          'ca',
          'odoo',
          'Molí d’oli Les Garrigues',
          `<h1>Demana pressupost</h1><section class="s_website_form">${theForm(F, 'Envia', { id: 'of', attrs: 'data-model_name="crm.lead" data-success-page="/contactus-thank-you"' })}</section>`,
          {
            script: onSend(`if(d&&d.id)location.href=form.dataset.successPage`, {
              id: 'of',
              url: '/website/form/crm.lead',
              as: 'multi',
            }),
          },
        ),
      '/website/form/crm.lead': take(() => json({ id: 312 })),
      '/contactus-thank-you': () =>
        page(
          'ca',
          'odoo',
          'Molí d’oli Les Garrigues',
          '<h1>Gràcies!</h1><p>Hem rebut la teva petició. Un dels nostres companys et respondrà el més aviat possible.</p><a class="btn" href="/">Torna a l’inici</a>',
        ),
    },
    expects: { success: { url: '/contactus-thank-you' } },
  })
}
{
  const F = [
    S('laikas', 'Konsultacijos laikas', 'a2', [
      ['', 'Pasirinkite'],
      ['a1', 'Pirmadienis 10:00'],
      ['a2', 'Antradienis 14:00'],
    ]),
    M('Klausimas', 'Dėl baigiamojo darbo temos.'),
  ]
  no('moodle', 'lt', 'Moodle web service: 200 and an array with error and exception; a modal shows its message', {
    does: 'Užsiregistruoti į konsultaciją',
    id: 'mform1',
    fields: F,
    wanted: 'rejected',
    pages: {
      '/': () =>
        page(
          'lt',
          'moodle',
          'Virtuali mokymosi aplinka',
          `<h2>Dėstytojo konsultacijos</h2>${theForm(F, 'Registruotis', { id: 'mform1', attrs: 'class="mform"' })}`,
          {
            tail: '<div class="veil" id="exc"><div role="dialog" class="modal-content"><p class="exc-text"></p><button type="button">OK</button></div></div>',
            script: onSend(
              `var a=d[0];if(a.error){document.querySelector('.exc-text').textContent=a.exception.message;document.getElementById('exc').classList.add('on')}`,
              { id: 'mform1', url: '/lib/ajax/service.php' },
            ),
          },
        ),
      '/lib/ajax/service.php': take(() =>
        json([
          {
            error: true,
            exception: {
              message: 'Antradienį dėstytojas išvykęs, rinkitės pirmadienį.',
              errorcode: 'slotgone',
              link: '',
            },
          },
        ]),
      ),
    },
    expects: { success: { text: 'Jūs užregistruoti' }, failure: { selector: '#exc' } },
  })
}
{
  const F = [
    T('firstname', 'First name', 'Gareth'),
    E('Work email', 'gareth@example.org'),
    S('size', 'Company size', '50', [
      ['10', '1–10'],
      ['50', '11–50'],
      ['200', '51–200'],
    ]),
  ]
  yes('hubspot', 'en', 'HubSpot: submissions API on another origin, inlineMessage takes the place of the form', {
    does: 'Get the salary benchmark report',
    id: 'hsForm_9b1',
    fields: F,
    pages: {
      '/': (_r, s) =>
        page(
          'en',
          'flow',
          'Paygrade',
          `<h1>2027 Salary Benchmark</h1><p>48 pages, 312 job families, no fluff.</p><div class="hbspt-form">${theForm(F, 'Download now', { id: 'hsForm_9b1', look: 'hs', attrs: 'class="hs-form"', isInput: true, btn: 'class="hs-button primary large"' })}</div>`,
          {
            script: onSend(
              `if(d.inlineMessage)form.outerHTML='<div class="submitted-message hs-main-font-element">'+d.inlineMessage+'</div>'`,
              {
                id: 'hsForm_9b1',
                url: `=${JSON.stringify(`${s.otherOrigin}/submissions/v3/public/submit/formsnext/multipart/448/9b1`)}`,
                as: 'multi',
              },
            ),
          },
        ),
    },
    otherPages: {
      '/submissions/v3/public/submit/formsnext/multipart/448/9b1': take(() =>
        json({
          inlineMessage:
            '<p>Thanks for submitting the form. <a href="#report.pdf">Open the report</a> or share it with a colleague: <a href="#">LinkedIn</a> <a href="#">Email</a></p>',
          automaticallySubscribed: false,
        }),
      ),
    },
    expects: { success: { selector: '.submitted-message' } },
  })
}
{
  const F = [E('Email', 'june.okafor@example.com', { id: 'email_YtR', attrs: 'autocomplete="email"' })]
  no(
    'klaviyo-doi',
    'en',
    'Klaviyo: 202, and the address has to be confirmed by a link in the mail before it is on the list',
    {
      does: 'Subscribe to the tea newsletter',
      id: 'kl',
      fields: F,
      wanted: 'needs_person',
      pages: {
        '/': () =>
          page(
            'en',
            'dawn',
            'Hollow Kettle Teas',
            `<h2>Small-batch oolong</h2><div class="product-card">Spring Tieguanyin, 50 g</div><div class="klaviyo-form klaviyo-form-version-cid_1">${theForm(F, 'Count me in', { id: 'kl', look: 'dawn' })}</div>`,
            {
              script: onSend(
                `if(r.status===202)form.outerHTML='<div class="ql-editor"><strong>Almost there!</strong> We just emailed you a link. Tap it to confirm your subscription and we will start writing.</div>'`,
                { id: 'kl', url: '/client/subscriptions/?company_id=Xk2' },
              ),
            },
          ),
        '/client/subscriptions/': take(() => text('', 202)),
      },
      expects: { success: { text: 'You are subscribed' } },
    },
  )
}
{
  const F = [N('예약자명', '김하늘'), P('연락처', '010-0000-7788'), D('day', '방문일', '2027-05-05')]
  no(
    'graphql-usererrors',
    'ko',
    'GraphQL: data with userErrors, the page has one box for every answer, it takes the place of the form',
    {
      does: '가족 사진 촬영 예약 문의',
      id: 'resv',
      fields: F,
      pages: {
        '/': () =>
          page(
            'ko',
            'root',
            '달빛사진관',
            `<h1>촬영 예약</h1>${theForm(F, '예약 요청', { id: 'resv', look: 'tail' })}`,
            {
              script: onSend(
                `var u=d.data.bookingCreate.userErrors;form.outerHTML='<div class="rounded bg-green-50 p-4" role="status">'+(u.length?u[0].message:'예약이 완료되었습니다')+'</div>'`,
                { id: 'resv', url: '/graphql' },
              ),
            },
          ),
        '/graphql': take(() =>
          json({
            data: {
              bookingCreate: {
                booking: null,
                userErrors: [
                  {
                    field: ['day'],
                    message: '어린이날은 이미 촬영이 꽉 찼어요. 찾아 주셔서 감사드리며, 6일 오전은 아직 비어 있습니다.',
                  },
                ],
              },
            },
          }),
        ),
      },
      expects: { success: { text: '예약이 완료되었습니다' } },
    },
  )
}
{
  const F = [
    N('Nome', 'Tiago Nunes', { id: 'ff_5_names', name: 'names[first_name]' }),
    E('E-mail', 'tiago@example.pt', { id: 'ff_5_email' }),
    S(
      'turno',
      'Turno',
      'man',
      [
        ['man', 'Manhã'],
        ['tar', 'Tarde'],
      ],
      { id: 'ff_5_turno' },
    ),
  ]
  yes('fluent', 'pt', 'Fluent Forms: success with hide_form, a message with next steps', {
    does: 'Inscrever-se como voluntário',
    id: 'fluentform_5',
    fields: F,
    pages: {
      '/': () =>
        page(
          'pt',
          'blocks',
          'Banco Alimentar do Sado',
          `<h1>Seja voluntário</h1><div class="fluentform">${theForm(F, 'Quero ajudar', { id: 'fluentform_5', attrs: 'class="frm-fluent-form"' })}</div>`,
          {
            script: onSend(
              `if(d.success){var m=document.createElement('div');m.id='fluentform_5_success';m.className='ff-message-success';m.setAttribute('role','status');m.innerHTML=d.data.result.message;form.parentNode.appendChild(m);form.style.display='none'}`,
              { id: 'fluentform_5', url: '/wp-admin/admin-ajax.php', as: 'form' },
            ),
          },
        ),
      '/wp-admin/admin-ajax.php': take(() =>
        json({
          success: true,
          data: {
            insert_id: 88,
            result: {
              redirectUrl: '',
              message:
                '<h3>Obrigado pela sua inscrição!</h3><p>Recebemos os seus dados. A coordenadora telefona-lhe nos próximos dias para combinar a primeira manhã no armazém. Traga calçado fechado.</p>',
              action: 'hide_form',
            },
          },
        }),
      ),
    },
    expects: { success: { selector: '#fluentform_5_success' } },
  })
}
{
  const F = [
    N('Jméno rodiče', 'Petra Dvořáková'),
    T('dite', 'Jméno dítěte', 'Matyáš'),
    S('rok', 'Ročník', '2021', [
      ['2019', '2019'],
      ['2021', '2021'],
    ]),
  ]
  no('sveltekit-fail', 'cs', 'SvelteKit: fail(400) arrives as 200 with type failure; the text stands above the form', {
    does: 'Přihlásit dítě na tábor',
    id: 'tabor',
    fields: F,
    wanted: 'rejected',
    pages: {
      '/': take(
        () =>
          json({
            type: 'failure',
            status: 400,
            data: '[{"duvod":1},"Na příměstský tábor bereme děti od šesti let, Matyáš si musí rok počkat."]',
          }),
        () =>
          page(
            'cs',
            'tail',
            'DDM Bystřička',
            `<h1>Letní tábor</h1><p id="duvod" aria-live="polite"></p>${theForm(F, 'Přihlásit', { id: 'tabor', look: 'tail' })}`,
            {
              script: onSend(
                `if(d.type==='failure')document.getElementById('duvod').textContent=JSON.parse(d.data)[1]`,
                { id: 'tabor', url: '/?/prihlasit', as: 'multi', headers: "'x-sveltekit-action':'true'" },
              ),
            },
          ),
      ),
    },
    expects: { success: { text: 'Přihláška dorazila' } },
  })
}
{
  const F = [
    E('Din e-mailadresse', 'soren@example.dk', { id: 'request_anonymous_requester_email', name: 'requester' }),
    T('emne', 'Emne', 'Faktura mangler', { id: 'request_subject', name: 'subject' }),
    M('Beskrivelse', 'Jeg har ikke fået faktura for februar.', { id: 'request_description', name: 'description' }),
  ]
  yes('zendesk', 'da', 'Zendesk: 201 with the request, thanks with its number take the place of the form', {
    does: 'Oprette en supportsag',
    id: 'new_request',
    fields: F,
    pages: {
      '/': () =>
        page(
          'da',
          'tail',
          'Fjordnet Bredbånd',
          `<h1>Indsend en anmodning</h1>${theForm(F, 'Send', { id: 'new_request', look: 'tail' })}`,
          {
            script: onSend(
              `if(r.status===201)form.outerHTML='<div class="notification notification-notice" role="status">Tak, vi har modtaget din henvendelse. Sagsnummer: '+d.request.id+'</div>'`,
              { id: 'new_request', url: '/api/v2/requests.json' },
            ),
          },
        ),
      '/api/v2/requests.json': take(() =>
        json(
          { request: { id: 48211, status: 'new', subject: 'Faktura mangler', created_at: '2026-11-30T09:12:00Z' } },
          201,
        ),
      ),
    },
    expects: { success: { status: 201, text: 'Sagsnummer: 48211' } },
  })
}
{
  const F = [
    T('handle', 'Pick a username', 'mossyoak'),
    E('Email', 'k.lund@example.net'),
    M('Why do you want to join?', 'I run a small nursery and want to trade cuttings.', {
      key: 'why',
      id: 'why',
      name: 'why',
    }),
  ]
  no('next-action', 'en', 'Next.js server action: text/x-component, the state says what is the matter', {
    does: 'Apply for the private beta',
    id: 'apply',
    fields: F,
    pages: {
      '/': take(
        () =>
          text(
            '0:{"a":"$@1","f":"","b":"x9"}\n1:{"tone":"bad","formNote":"mossyoak belongs to another grower. Their cousin mossyoak2 is still around."}\n',
            200,
            'text/x-component',
          ),
        () =>
          page(
            'en',
            'root',
            'Cuttings Club',
            `<h1>Join the waiting room</h1>${theForm(F, 'Apply', { id: 'apply', look: 'tail', after: '<p id="note" class="text-sm"></p>' })}`,
            {
              script: onSend(
                `document.getElementById('note').textContent=JSON.parse(t.split('\\n')[1].slice(2)).formNote`,
                { id: 'apply', url: '/', as: 'multi', headers: "'Next-Action':'7f00ab'" },
              ),
            },
          ),
      ),
    },
    expects: { success: { text: 'Application in' } },
  })
}
{
  const F = [
    N('Nimi', 'Aino Korhonen'),
    E('Sähköposti', 'aino@example.fi'),
    M('Viesti', 'Onko kahvilassa gluteenittomia vaihtoehtoja?'),
  ]
  yes('inertia', 'fi', 'Laravel Inertia: 303 and a page object whose flash is drawn above an emptied form', {
    does: 'Kysyä kahvilalta',
    id: 'yhteys',
    fields: F,
    pages: {
      '/': (r, s) =>
        r.headers['x-inertia']
          ? json({
              component: 'Contact',
              props: { errors: {}, flash: { success: s.session.sent ? 'Kiitos, viesti lähetetty!' : null } },
              url: '/',
              version: '6a',
            })
          : page(
              'fi',
              'tail',
              'Kahvila Tuuli',
              `<div data-page="app"><div class="flash"></div><h1>Ota yhteyttä</h1>${theForm(F, 'Lähetä', { id: 'yhteys', look: 'tail' })}</div>`,
              {
                script: onSend(
                  `if(d.props.flash.success){document.querySelector('.flash').textContent=d.props.flash.success;form.reset()}`,
                  { id: 'yhteys', url: '/yhteys', headers: "'X-Inertia':'true'" },
                ),
              },
            ),
      '/yhteys': take((_r, s) => {
        s.session.sent = 1
        return { status: 303, headers: { location: '/', vary: 'X-Inertia' }, body: '' }
      }),
    },
    expects: { success: { text: 'viesti lähetetty' } },
  })
}

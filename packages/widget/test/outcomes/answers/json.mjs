// @ts-nocheck: plain data and pages
import { D, E, fam, JQ, json, late, M, N, onSend, P, page, S, T, take, theForm } from './base.mjs'

const { rows, yes, no } = fam('json')

export { rows }

// ---- taken
{
  const F = [
    N('Your name', 'Callum Reid', { id: 'your-name', name: 'your-name' }),
    E('Your email', 'callum@example.org', { id: 'your-email', name: 'your-email' }),
    M('Your message (optional)', 'Do you still have the oak sideboard from the window?', {
      id: 'your-message',
      name: 'your-message',
      required: false,
    }),
  ]
  yes('cf7', 'en', 'Contact Form 7: mail_sent', {
    does: 'Contact the shop',
    fields: F,
    pages: {
      '/': () =>
        page(
          'en',
          'blocks',
          'Leith Antiques',
          `<h1>Get in touch</h1><div class="wpcf7 js" id="wpcf7-f318-p11-o1" lang="en-GB" dir="ltr"><div class="screen-reader-response vh"><p role="status" aria-live="polite" aria-atomic="true"></p><ul></ul></div>${theForm(F, 'Submit', { attrs: 'class="wpcf7-form init" aria-label="Contact form" novalidate data-status="init"', isInput: true, btn: 'class="wpcf7-form-control wpcf7-submit has-spinner"', after: '<div class="wpcf7-response-output" aria-hidden="true"></div>' })}</div>`,
          {
            script: onSend(
              `form.className='wpcf7-form '+(d.status==='mail_sent'?'sent':'failed');form.dataset.status=d.status;form.querySelector('.wpcf7-response-output').textContent=d.message;document.querySelector('.screen-reader-response [role=status]').textContent=d.message;if(d.status==='mail_sent')form.reset()`,
              { url: '/wp-json/contact-form-7/v1/contact-forms/318/feedback', as: 'multi' },
            ),
          },
        ),
      '/wp-json/contact-form-7/v1/contact-forms/318/feedback': take(() =>
        late(
          1300,
          json({
            contact_form_id: 318,
            status: 'mail_sent',
            message: 'Thank you for your message. It has been sent.',
            posted_data_hash: 'c2f0',
            into: '#wpcf7-f318-p11-o1',
            invalid_fields: [],
          }),
        ),
      ),
    },
    expects: { success: { selector: 'form.sent', text: 'It has been sent' } },
  })
}
{
  const F = [
    N('Nom et prénom', 'Solène Garrigue', { id: 'ff_4_names', name: 'names' }),
    E('Adresse e-mail', 'solene@example.org', { id: 'ff_4_email', name: 'email' }),
    S(
      'sujet',
      'Votre demande concerne',
      'gite',
      [
        ['', '- Choisir -'],
        ['gite', 'Le grand gîte'],
        ['dortoir', 'Le dortoir'],
      ],
      { id: 'ff_4_sujet' },
    ),
    M('Votre message', 'Nous serions douze pour le week-end de la Pentecôte.', { id: 'ff_4_message', name: 'message' }),
  ]
  yes('fluentforms', 'fr', 'Fluent Forms: insert_id and a message in place of the form', {
    does: 'Écrire au gîte',
    fields: F,
    id: 'fluentform_4',
    pages: {
      '/': () =>
        page(
          'fr',
          'blocks',
          'Gîte de la Bergerie',
          `<h1>Une question ?</h1><div class="fluentform fluentform_wrapper_4">${theForm(F, 'Envoyer', { id: 'fluentform_4', attrs: 'data-form_id="4" class="frm-fluent-form fluent_form_4 ff-el-form-top"', btn: 'class="ff-btn ff-btn-submit ff-btn-md"' })}</div>`,
          {
            script: onSend(
              `var m=document.createElement('div');m.id='fluentform_4_success';m.className='ff-message-success ff_msg_visible';m.setAttribute('role','status');m.innerHTML=d.data.result.message;form.after(m);form.style.display='none'`,
              { url: '/wp-admin/admin-ajax.php', id: 'fluentform_4', as: 'form' },
            ),
          },
        ),
      '/wp-admin/admin-ajax.php': take(() =>
        late(
          900,
          json({
            success: true,
            data: {
              insert_id: 207,
              result: {
                redirectUrl: '',
                message:
                  '<p>Merci Solène, votre message est bien parti. Benoît vous répond en général dans la journée, sauf le lundi où nous sommes aux champs.</p>',
                action: 'hide_form',
              },
              error: '',
            },
          }),
        ),
      ),
    },
    expects: { success: { selector: '#fluentform_4_success' } },
  })
}
{
  const F = [E('E-mailadres', 'sanne.dekker@example.org')]
  yes('back-in-stock', 'nl', 'Klaviyo back in stock: 202 without a body, a line of words in place of the form', {
    does: 'Bericht krijgen wanneer de maat er weer is',
    wanted: 'submitted_unverified',
    fields: F,
    pages: {
      '/': () =>
        page(
          'nl',
          'dawn',
          'Wolletje',
          `<h1>Merino trui, mosgroen</h1><p>Maat M is op dit moment uitverkocht.</p><div id="bis">${theForm(F, 'Mail mij', { look: 'dawn', btn: 'class="button button--primary"' })}</div>`,
          {
            script: onSend(
              `if(r.status===202)document.getElementById('bis').innerHTML='<h3>Genoteerd!</h3><p>Zodra de mosgroene trui in maat M weer in het magazijn ligt, krijg je van ons een mailtje. Meestal duurt dat zo’n drie weken.</p>'`,
              { url: '/client/back-in-stock-subscriptions' },
            ),
          },
        ),
      '/client/back-in-stock-subscriptions': take(() => late(350, { status: 202, headers: {}, body: '' })),
    },
    expects: { success: { text: 'Genoteerd!', status: 202 } },
  })
}
{
  const F = [
    S('type', '故障类型', 'network', [
      ['', '请选择'],
      ['network', '校园网'],
      ['power', '照明与供电'],
      ['water', '给排水'],
    ]),
    T('room', '宿舍楼及房间号', '竹园3栋 412'),
    P('联系电话', '021-6598-0000'),
    M('故障描述', '宿舍网口没有信号，换过网线仍然无法上网。'),
  ]
  yes('baoxiu', 'zh', 'antd: code 0 with a ticket, result block in place of the form', {
    does: '宿舍报修',
    fields: F,
    pages: {
      '/': () =>
        page(
          'zh',
          'root',
          '后勤服务平台',
          `<div id="panel"><h2>在线报修</h2>${theForm(F, '提 交', { look: 'el', attrs: 'class="ant-form ant-form-horizontal"', btn: 'class="ant-btn ant-btn-primary"' })}</div>`,
          {
            script: onSend(
              `if(d.code===0)document.getElementById('panel').innerHTML='<div class="ant-result ant-result-success"><div class="ant-result-title">报修单提交成功</div><div class="ant-result-subtitle">单号 '+d.data.orderNo+'，维修师傅会在24小时内与您联系，请保持电话畅通。</div><div class="ant-result-extra"><button type="button" class="ant-btn">查看我的报修</button></div></div>'`,
              { url: '/api/repair/order' },
            ),
          },
        ),
      '/api/repair/order': take(() =>
        late(1000, json({ code: 0, msg: 'success', data: { orderNo: 'BX0312-07' }, traceId: '9f3ac1' })),
      ),
    },
    expects: { success: { selector: '.ant-result-success' } },
  })
}
{
  const F = [
    N('आवेदक का नाम', 'रमेश कुमार साहू'),
    P('मोबाइल नंबर', '0771-2200145'),
    S('ward', 'वार्ड', '12', [
      ['', 'चुनें'],
      ['11', 'वार्ड 11'],
      ['12', 'वार्ड 12'],
    ]),
    M('शिकायत का विवरण', 'हमारी गली में पाँच दिन से पानी नहीं आ रहा है।'),
  ]
  yes('nagar-nigam', 'hi', 'city office: status true with a number in an alert above the form', {
    does: 'नगर निगम में शिकायत दर्ज करें',
    fields: F,
    pages: {
      '/': () =>
        page(
          'hi',
          'boot',
          'नगर निगम रायपुर',
          `<h1>जन शिकायत</h1><div id="msg"></div>${theForm(F, 'शिकायत दर्ज करें', { look: 'boot' })}`,
          {
            script: onSend(
              `if(d.status===true){document.getElementById('msg').innerHTML='<div class="alert alert-success" role="alert">'+d.message+'</div>';form.reset();scrollTo(0,0)}`,
              { url: '/api/complaints' },
            ),
          },
        ),
      '/api/complaints': take(() =>
        late(
          1600,
          json({
            status: true,
            message:
              'धन्यवाद! आपकी शिकायत दर्ज कर ली गई है। शिकायत क्रमांक RNN/1207 है, इसे संभालकर रखें। जल विभाग तीन कार्यदिवस में कार्रवाई करेगा और आपके मोबाइल पर सूचना भेजी जाएगी।',
            complaint_no: 'RNN/1207',
          }),
        ),
      ),
    },
    expects: { success: { selector: '.alert-success', text: 'शिकायत क्रमांक' } },
  })
}
// ---- not taken
{
  const F = [
    N('Name', 'Imogen Clarke', { id: 'wpforms-88-field_0', name: 'wpforms[fields][0]' }),
    E('Email', 'imogen@example.org', { id: 'wpforms-88-field_1', name: 'wpforms[fields][1]' }),
    M('How can we help?', 'I would like to hire the hall for a christening on 9 May.', {
      id: 'wpforms-88-field_2',
      name: 'wpforms[fields][2]',
    }),
  ]
  no('wpforms', 'en', 'WPForms: success false with a general error in the header', {
    does: 'Ask about hiring the village hall',
    wanted: 'rejected',
    fields: F,
    id: 'wpforms-form-88',
    pages: {
      '/': () =>
        page(
          'en',
          'blocks',
          'Thornbury Village Hall',
          `<h1>Hire the hall</h1><div class="wpforms-container wpforms-container-full" id="wpforms-88">${theForm(F, 'Submit', { id: 'wpforms-form-88', attrs: 'class="wpforms-validate wpforms-form wpforms-ajax-form" data-formid="88" novalidate', btn: 'class="wpforms-submit" data-alt-text="Sending..." data-submit-text="Submit"' })}</div>`,
          {
            script: onSend(
              `btn.textContent='Submit';if(d.success){form.parentNode.innerHTML=d.data.confirmation}else{var x=document.createElement('div');x.className='wpforms-error-container';x.innerHTML=d.data.errors.general.header;form.prepend(x)}`,
              {
                url: '/wp-admin/admin-ajax.php',
                id: 'wpforms-form-88',
                as: 'multi',
                first: "btn.textContent='Sending...';",
              },
            ),
          },
        ),
      '/wp-admin/admin-ajax.php': take(() =>
        late(
          1400,
          json({
            success: false,
            data: {
              errors: {
                general: {
                  header:
                    '<p>This form token has gone stale, most likely because the page has been open for a while. Refresh it and pop your details in once more.</p>',
                },
              },
            },
          }),
        ),
      ),
    },
    expects: {
      success: { selector: '.wpforms-confirmation-container-full' },
      failure: { selector: '.wpforms-error-container' },
    },
  })
}
{
  const F = [
    N('Name', 'Jörg Petersen'),
    E('E-Mail', 'joerg@example.org'),
    S('auto', 'Fahrzeug', 'kombi', [
      ['', 'Bitte wählen'],
      ['kombi', 'Kombi, 110 kW'],
      ['bus', 'Kleinbus'],
    ]),
    D('tag', 'Wunschtermin', '2026-03-28'),
  ]
  no('probefahrt', 'de', 'car dealer: 200 with a field of its own, no success member', {
    does: 'Probefahrt vereinbaren',
    fields: F,
    pages: {
      '/': () =>
        page(
          'de',
          'boot',
          'Autohaus Petersen & Sohn',
          `<h1>Einsteigen und losfahren</h1><div class="row"><div id="buchung">${theForm(F, 'Probefahrt sichern', { look: 'boot' })}</div></div>`,
          {
            script: onSend(
              `document.getElementById('buchung').innerHTML='<h4>Schön, dass Sie bei uns einsteigen möchten!</h4><p>'+d.hinweis+'</p>'`,
              { url: '/api/probefahrten' },
            ),
          },
        ),
      '/api/probefahrten': take(() =>
        late(
          1200,
          json({
            gebucht: false,
            hinweis:
              'Der Kombi ist am 28. März leider auf der Messe in Hannover und steht nicht auf dem Hof. Rufen Sie uns kurz unter 04821 9090 durch, dann schauen wir gemeinsam nach einem Tag, der Ihnen passt.',
          }),
        ),
      ),
    },
    expects: { success: { text: 'Ihre Probefahrt ist gebucht' } },
  })
}
{
  const F = [
    N('Imię i nazwisko dziecka', 'Zosia Wrona'),
    S('grupa', 'Grupa', 'cer', [
      ['', 'wybierz'],
      ['cer', 'Ceramika, środa 16:30'],
      ['tea', 'Teatr, piątek 17:00'],
    ]),
    E('E-mail rodzica', 'wrona@example.org'),
    P('Telefon', '22 555 01 44'),
  ]
  no('dom-kultury', 'pl', 'house of culture: a code in words and a sentence', {
    does: 'Zapisać dziecko na zajęcia',
    fields: F,
    pages: {
      '/': () =>
        page(
          'pl',
          'tail',
          'Dom Kultury Zacisze',
          `<h1>Zapisy na semestr letni</h1><section id="zapisy">${theForm(F, 'Zapisz', { look: 'tail' })}</section>`,
          {
            script: onSend(
              `var p=document.getElementById('info')||form.insertAdjacentElement('beforebegin',Object.assign(document.createElement('p'),{id:'info'}));p.textContent=d.message`,
              { url: '/api/zapisy' },
            ),
          },
        ),
      '/api/zapisy': take(() =>
        late(
          700,
          json({
            code: 'GROUP_LIMIT',
            message:
              'Dzień dobry! W środowej ceramice mamy już komplet dwunastu osób i piec na więcej nie pozwala. Jeśli chcą Państwo, żebyśmy dali znać, gdy ktoś zrezygnuje, proszę zadzwonić do sekretariatu – prowadzimy listę na kartce.',
          }),
        ),
      ),
    },
  })
}
{
  const F = [
    N('Nome e cognome', 'Federica Olivieri'),
    E('Email', 'federica@example.org'),
    T('targa', 'Targa', 'FK 221 ZP'),
    D('giorno', 'Giorno del tagliando', '2026-04-20'),
  ]
  no('officina', 'it', 'garage: problem+json 409, words that begin with thanks', {
    does: 'Prenotare il tagliando in officina',
    wanted: 'rejected',
    fields: F,
    pages: {
      '/': () =>
        page(
          'it',
          'boot',
          'Officina Olivieri',
          `<h1>Prenota il tagliando</h1><div id="esito" role="status"></div>${theForm(F, 'Prenota', { look: 'boot' })}`,
          {
            script: onSend(`document.getElementById('esito').textContent=r.ok?'Prenotazione registrata.':d.detail`, {
              url: '/api/tagliandi',
            }),
          },
        ),
      '/api/tagliandi': take(() =>
        late(
          600,
          json(
            {
              type: 'about:blank',
              title: 'Conflict',
              status: 409,
              detail:
                'Grazie per aver scelto la nostra officina! Quel lunedì il ponte è occupato tutto il giorno da un cambio frizione: da martedì in poi siamo di nuovo liberi.',
            },
            409,
            'application/problem+json',
          ),
        ),
      ),
    },
    expects: { success: { text: 'Prenotazione registrata' }, failure: { status: 409 } },
  })
}
{
  const F = [
    N('Adınız soyadınız', 'Emre Yalçınkaya'),
    E('E-posta', 'emre@example.org'),
    T('ogrenci', 'Öğrenci numarası', '2110204'),
    S('atolye', 'Atölye', 'cam', [
      ['', 'Seçiniz'],
      ['cam', 'Cam üfleme'],
      ['ebru', 'Ebru'],
    ]),
  ]
  no('atolye', 'tr', 'university: jQuery, result 0 and a warm message', {
    does: 'Atölyeye kayıt olma',
    fields: F,
    pages: {
      '/': () =>
        page(
          'tr',
          'wix',
          'Güzel Sanatlar Kulübü',
          `<h2>Bahar atölyeleri</h2><div class="sonuc"></div>${theForm(F, 'Kaydol', { look: 'boot' })}`,
          {
            script: `${JQ}$('#f1').on('submit',function(){$.post('/kayit.php',$('#f1').serialize(),function(c){$('.sonuc').html('<p>'+c.mesaj+'</p>');if(c.sonuc==1)$('#f1').hide()});return false})`,
          },
        ),
      '/kayit.php': take(() =>
        late(
          500,
          json({
            sonuc: 0,
            mesaj:
              'Merhaba Emre, ilgin bizi çok mutlu etti! Cam üfleme yalnızca üçüncü ve dördüncü sınıflara açık, sen henüz ikinci sınıf görünüyorsun. Ebru için kapımız sana da açık, istersen onu seçip tekrar dene 🌿',
          }),
        ),
      ),
    },
  })
}

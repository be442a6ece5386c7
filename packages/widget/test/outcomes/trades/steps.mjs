// @ts-nocheck: plain data and pages
import { html, json, late, see, take } from '../kit.mjs'
import { D, E, family, M, N, onSend, P, page, S, T, theForm } from './base.mjs'

export const { rows, no, yes } = family('steps')

{
  const F = [
    N('氏名', '高橋 直子', { name: 'shimei' }),
    E('メールアドレス', 'naoko@example.jp'),
    S('kaisu', '参加回', '2', [
      ['1', '第1回(4月)'],
      ['2', '第2回(6月)'],
    ]),
  ]
  no(
    'kakunin',
    'ja',
    'the page of confirmation that most Japanese forms have: what was entered, back and send; nothing is booked yet',
    {
      does: '親子教室に申し込む',
      id: 'entry',
      fields: F,
      wanted: 'needs_person',
      nextStep: '#entry-send',
      start: '/entry/',
      pages: {
        '/entry/': () =>
          page(
            'ja',
            'relic',
            '山手こども科学館',
            `<h2>申込フォーム</h2><p>1.入力 &gt; 2.確認 &gt; 3.完了</p>${theForm(F, '入力内容を確認する', { id: 'entry', look: 'table', action: '/entry/confirm', isInput: true })}`,
          ),
        '/entry/confirm': take((r) =>
          page(
            'ja',
            'relic',
            '山手こども科学館',
            `<h2>入力内容のご確認</h2><p>以下の内容でよろしければ「送信」を押してください。</p><table><tr><th>氏名</th><td>${r.field('shimei')}</td></tr><tr><th>メールアドレス</th><td>${r.field('email')}</td></tr><tr><th>参加回</th><td>第2回(6月)</td></tr></table><form id="entry-send" method="post" action="/entry/complete"><input type="hidden" name="t" value="91"><input type="button" value="戻る"><input type="submit" value="送信"></form>`,
          ),
        ),
        '/entry/complete': take(() => page('ja', 'relic', '山手こども科学館', '<p>お申し込みを受け付けました。</p>')),
      },
      expects: { success: { url: '/entry/complete' } },
    },
  )
}
{
  const F = [T('q1', 'First things first: what should we call you?', 'Robin')]
  no('one-question', 'en', 'a form of one question at a time: the first answer is kept, the second question comes', {
    does: 'Fill in the client questionnaire',
    id: 'q',
    fields: F,
    wanted: 'needs_person',
    nextStep: '#q',
    pages: {
      '/': () =>
        page(
          'en',
          'root',
          'Studio Marrow',
          `<div id="stage"><p>1 of 6</p>${theForm(F, 'OK', { id: 'q', look: 'tail', after: '<small>press Enter</small>' })}</div>`,
          {
            script: onSend(
              `document.getElementById('stage').innerHTML='<p>2 of 6</p><form id="q"><label for="q2">Nice to meet you, Robin. What are you building?</label><textarea id="q2" name="q2"></textarea><button type="submit">OK</button></form>'`,
              { id: 'q', url: '/forms/Zq7/partial' },
            ),
          },
        ),
      '/forms/Zq7/partial': take(() => json({ response_id: 'r-81', landed: true, complete: false })),
    },
    expects: { success: { text: 'All done' } },
  })
}
{
  const F = [E('Deine E-Mail', 'nele@example.de', { id: 'mce-EMAIL', name: 'EMAIL' })]
  no('doi', 'de', 'Mailchimp, hosted: double opt-in, the address is on no list yet', {
    does: 'Den Newsletter abonnieren',
    id: 'mc-embedded-subscribe-form',
    fields: F,
    wanted: 'needs_person',
    pages: {
      '/': () =>
        page(
          'de',
          'flow',
          'Rösterei Blaue Stunde',
          `<h1>Kaffeepost</h1>${theForm(F, 'Eintragen', { id: 'mc-embedded-subscribe-form', action: '/subscribe/post', attrs: 'class="validate" novalidate', isInput: true })}`,
        ),
      '/subscribe/post': take(() => see('/subscribe/confirm-email', 302)),
      '/subscribe/confirm-email': () =>
        page(
          'de',
          'flow',
          'Rösterei Blaue Stunde',
          '<div id="templateBody"><h2>Fast geschafft …</h2><p>Wir müssen noch deine E-Mail-Adresse bestätigen. Klicke dazu auf den Link in der Nachricht, die gerade auf dem Weg zu dir ist.</p></div>',
        ),
    },
    expects: { success: { text: 'Du bist dabei' } },
  })
}
{
  const F = [
    S('sao', 'Số sao', '5', [
      ['4', '4'],
      ['5', '5'],
    ]),
    M('Nhận xét', 'Vải mát, giao nhanh.'),
  ]
  no('login', 'vi', 'a review: redirect to the page of login', {
    does: 'Viết nhận xét sản phẩm',
    id: 'nhanxet',
    fields: F,
    wanted: 'needs_person',
    nextStep: '#loginform',
    pages: {
      '/': () =>
        page(
          'vi',
          'dawn',
          'Vải Lanh Sài Gòn',
          `<h1>Áo sơ mi lanh</h1>${theForm(F, 'Gửi nhận xét', { id: 'nhanxet', look: 'dawn', action: '/nhan-xet' })}`,
        ),
      '/nhan-xet': take(() => see('/account/login?checkout_url=%2Fnhan-xet')),
      '/account/login': () =>
        page(
          'vi',
          'dawn',
          'Vải Lanh Sài Gòn',
          '<h1>Đăng nhập</h1><form id="loginform" method="post" action="/account/login"><div class="field"><label for="le">Email</label><input id="le" name="customer[email]" type="email"></div><div class="field"><label for="lp">Mật khẩu</label><input id="lp" name="customer[password]" type="password"></div><button>Đăng nhập</button></form>',
        ),
    },
    expects: { success: { text: 'Cảm ơn nhận xét' } },
  })
}
{
  const F = [N('Имя', 'Артём'), P('Мобильный телефон', '+79000001122')]
  no('sms-code', 'ru', 'the clinic asks for the code of a text message before it keeps the request', {
    does: 'Записаться к стоматологу',
    id: 'zapis',
    fields: F,
    wanted: 'needs_person',
    nextStep: '#smsform',
    pages: {
      '/': () =>
        page(
          'ru',
          'root',
          'Стоматология «Улыбка»',
          `<h1>Запись</h1><div id="mesto">${theForm(F, 'Записаться', { id: 'zapis', look: 'tail' })}</div>`,
          {
            script: onSend(
              `if(d.step==='code')document.getElementById('mesto').innerHTML='<form id="smsform"><label for="code">Код из СМС, отправлен на ваш номер</label><input id="code" name="code" inputmode="numeric" autocomplete="one-time-code"><button type="submit">Подтвердить</button><p>Новый код через 59 с</p></form>'`,
              { id: 'zapis', url: '/api/zapis' },
            ),
          },
        ),
      '/api/zapis': take(() => json({ step: 'code', ttl: 120 })),
    },
    expects: { success: { text: 'Ждём вас' } },
  })
}
{
  const F = [N('Your name', 'Colm Brady'), E('Email', 'colm@example.ie'), M('Message', 'Do you still tune harps?')]
  no(
    'human-check',
    'en',
    'a gate of the host: press and hold to show that you are a person; the message has not gone through',
    {
      does: 'Write to the instrument maker',
      id: 'contact-form',
      fields: F,
      wanted: 'needs_person',
      nextStep: '#challenge-form',
      status: ['needs_person', 'submitted_unverified', 'rejected'],
      pages: {
        '/': () =>
          page(
            'en',
            'blocks',
            'Brannigan Harps',
            `<h1>Contact</h1>${theForm(F, 'Send message', { id: 'contact-form', action: '/contact' })}`,
          ),
        '/contact': take(() =>
          html(
            '<!DOCTYPE html><html lang="en"><head><title>Just a moment...</title></head><body><h1>brannigan.example</h1><p>Verify you are human by completing the action below.</p><form id="challenge-form" method="post" action="/contact?__chl=1"><label><input type="checkbox" name="ok"> I am human</label><input type="hidden" name="md" value="x"></form><p>brannigan.example needs to review the security of your connection before proceeding.</p></body></html>',
          ),
        ),
      },
      expects: { success: { text: 'we will write back' } },
    },
  )
}
{
  const F = [E('E-postadress', 'gunnar@example.se')]
  yes('send-link', 'sv', '"send me a link to my booking": it was sent, which is all that was asked', {
    does: 'Skicka en länk till min bokning',
    id: 'lank',
    fields: F,
    status: ['confirmed', 'submitted_unverified', 'needs_person'],
    pages: {
      '/': () =>
        page(
          'sv',
          'tail',
          'Stugbyn Granudden',
          `<h1>Hitta din bokning</h1><p>Vi mejlar en länk där du ser och ändrar ankomsttid.</p>${theForm(F, 'Mejla mig länken', { id: 'lank', look: 'tail', action: '/bokning/lank' })}`,
        ),
      '/bokning/lank': take(() => see('/bokning/skickad')),
      '/bokning/skickad': () =>
        page(
          'sv',
          'tail',
          'Stugbyn Granudden',
          '<h1>Länken är skickad</h1><p>Kolla din inkorg, och skräpposten om den dröjer mer än fem minuter.</p>',
        ),
    },
    expects: { success: { url: '/bokning/skickad' } },
  })
}
{
  const F = [
    S('reponse', 'Recevoir la réponse', 'courrier', [
      ['courriel', 'par courriel'],
      ['courrier', 'par courrier'],
    ]),
  ]
  yes(
    'last-step',
    'fr',
    'the last step of a municipal procedure: a summary with one choice; a receipt with next steps',
    {
      does: 'Envoyer le dossier d’inscription à la crèche',
      id: 'recap',
      fields: F,
      start: '/demarche/recapitulatif',
      pages: {
        '/demarche/recapitulatif': () =>
          page(
            'fr',
            'boot',
            'Ville de Grand-Luisant',
            `<ol class="stepper"><li>Enfant</li><li>Parents</li><li aria-current="step">Récapitulatif</li></ol><h1>Récapitulatif</h1><dl><dt>Enfant</dt><dd>Nino Fabre</dd><dt>Accueil souhaité</dt><dd>trois jours par semaine</dd></dl>${theForm(F, 'Transmettre mon dossier', { id: 'recap', action: '/demarche/envoi' })}`,
          ),
        '/demarche/envoi': take(() => see('/demarche/accuse')),
        '/demarche/accuse': () =>
          page(
            'fr',
            'boot',
            'Ville de Grand-Luisant',
            '<div class="fr-alert fr-alert--success"><h1 class="fr-alert__title">Merci, votre dossier a été envoyé</h1><p>Référence : PE-2027-0093</p></div><h2>Et maintenant ?</h2><ul><li>La commission se réunit le 3 juin.</li><li>Vous recevrez la réponse par courrier.</li></ul><a href="#">Télécharger l’accusé de réception (PDF, 88 Ko)</a>',
          ),
      },
      expects: { success: { url: '/demarche/accuse', text: 'PE-2027-0093' } },
    },
  )
}
{
  const F = [N('Jméno', 'Lukáš Beran'), P('Telefon', '777000111'), D('den', 'Kdy se vám to hodí', '2027-05-18')]
  yes('in-between', 'cs', 'a page in between that says it is working, and moves on by itself to thanks', {
    does: 'Domluvit prohlídku bytu',
    id: 'prohlidka',
    fields: F,
    pages: {
      '/': () =>
        page(
          'cs',
          'boot',
          'Reality U Věže',
          `<h1>Prohlídka bytu 2+kk</h1>${theForm(F, 'Mám zájem', { id: 'prohlidka', action: '/odeslat' })}`,
        ),
      '/odeslat': take(() =>
        html(
          '<!DOCTYPE html><html lang="cs"><head><meta http-equiv="refresh" content="1;url=/dekujeme"><title>Moment…</title></head><body><p>Chvilku strpení…</p></body></html>',
        ),
      ),
      '/dekujeme': () =>
        page(
          'cs',
          'boot',
          'Reality U Věže',
          '<h1>Děkujeme</h1><p>Vaši zprávu jsme přijali, ozve se vám makléřka Hana Malá.</p>',
        ),
    },
    expects: { success: { url: '/dekujeme' } },
  })
}
{
  const F = [
    T('fields_first', 'Tu nombre', 'Lucía', { id: 'ck-first', name: 'fields[first_name]' }),
    E('Tu correo', 'lucia@example.es', { id: 'ck-mail', name: 'email_address' }),
  ]
  yes(
    'single-opt-in',
    'es',
    'ConvertKit without double opt-in: on the list at once, with the date of the next letter',
    {
      does: 'Apuntarse al boletín de escritura',
      id: 'ck',
      fields: F,
      pages: {
        '/': () =>
          page(
            'es',
            'flow',
            'Una página al día',
            `<h1>Una carta cada jueves</h1>${theForm(F, 'Me apunto', { id: 'ck', look: 'tail', attrs: 'class="seva-form formkit-form" data-sv-form="771"' })}`,
            {
              script: onSend(
                `if(d.status==='success')form.innerHTML='<div class="formkit-alert formkit-alert-success" data-element="success">¡Gracias! Ya estás dentro. La próxima carta sale el jueves a las ocho.</div>'`,
                { id: 'ck', url: '/forms/771/subscriptions' },
              ),
            },
          ),
        '/forms/771/subscriptions': take(() =>
          json({ status: 'success', consent: { enabled: false }, redirect_url: null }),
        ),
      },
      expects: { success: { selector: '.formkit-alert-success' } },
    },
  )
}
{
  const F = [
    N('Full name', 'Teodora Vance'),
    E('Email used with your account', 'teo@example.com', { id: 'email' }),
    S('kind', 'I would like to', 'copy', [
      ['copy', 'receive a copy of my data'],
      ['fix', 'correct my data'],
    ]),
  ]
  yes('dsar', 'en', 'a data request: a receipt with a case number that names what may come later', {
    does: 'Ask for a copy of my data',
    id: 'dsar',
    fields: F,
    pages: {
      '/': () =>
        page(
          'en',
          'root',
          'Tramline Privacy Centre',
          `<h1>Privacy request</h1>${theForm(F, 'Submit request', { id: 'dsar', look: 'mui' })}`,
          {
            script: onSend(
              `history.pushState({},'','/requests/DSAR-2091');document.querySelector('main').innerHTML='<h1>Request received</h1><p>Thank you. Your case number is <b>'+d.caseId+'</b>.</p><p>We answer within one month. If we cannot match your account we may write to ask for proof of identity.</p><a href="#">Back to privacy centre</a>'`,
              { id: 'dsar', url: '/api/requests' },
            ),
          },
        ),
      '/api/requests': take(() => late(350, json({ caseId: 'DSAR-2091', stage: 'open' }, 201))),
    },
    expects: { success: { url: '/requests/', text: 'Request received' } },
  })
}
{
  const F = [
    N('Seu nome', 'Caio Andrade'),
    S('quantos', 'Quantas pessoas', '2', [
      ['1', '1'],
      ['2', '2'],
    ]),
  ]
  yes(
    'then-survey',
    'pt',
    'the RSVP is in and thanked for; below it stands a short questionnaire that nobody has to answer',
    {
      does: 'Confirmar presença no chá de bebê',
      id: 'cha',
      fields: F,
      pages: {
        '/': () =>
          page(
            'pt',
            'wix',
            'Chá da Alice',
            `<h1>Você vem?</h1>${theForm(F, 'Confirmar presença', { id: 'cha', action: '/presenca' })}`,
          ),
        '/presenca': take(() => see('/obrigado')),
        '/obrigado': () =>
          page(
            'pt',
            'wix',
            'Chá da Alice',
            '<h1>Obrigada, Caio!</h1><p>Recebemos a sua confirmação.</p><section><h3>Se quiser, conte pra gente</h3><form id="extra" method="post" action="/extra"><label for="bolo">Bolo de cenoura ou de fubá?</label><input id="bolo" name="bolo" type="text"><button>Responder</button></form></section>',
          ),
      },
      expects: { success: { url: '/obrigado' } },
    },
  )
}

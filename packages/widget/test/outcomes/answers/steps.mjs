// @ts-nocheck: plain data and pages
import { C, D, E, fam, json, late, M, N, onSend, P, page, S, see, T, take, theForm } from './base.mjs'

const { rows, yes, no } = fam('steps')

export { rows }

// ---- taken
{
  const F = [E('Email address', 'mo.farrell@example.org')]
  yes('magic-link', 'en', 'a sign-in link was asked for and sent', {
    does: 'Send me a sign-in link',
    fields: F,
    pages: {
      '/': () =>
        page(
          'en',
          'tail',
          'Parkrun Volunteers',
          `<div id="card"><h1>Sign in</h1><p>No passwords here. We email you a link instead.</p>${theForm(F, 'Email me a link', { look: 'tail' })}</div>`,
          {
            script: onSend(
              `if(r.ok)document.getElementById('card').innerHTML='<h1>Check your email</h1><p>We’ve sent a sign-in link to <b>'+form.elements.email.value+'</b>. It works once and lasts for 15 minutes.</p><p>Nothing there? Look in your junk folder or <a href="/">try a different address</a>.</p>'`,
              { url: '/auth/magic' },
            ),
          },
        ),
      '/auth/magic': take(() => late(1300, json({ sent: true }))),
    },
    expects: { success: { text: 'Check your email' } },
  })
}
{
  const F = [E('E-Mail', 'ulrike.horn@example.org', { id: 'user_email', name: 'user[email]' })]
  const p = (m) => page('de', 'boot', 'Verleihnetz', m)
  yes('devise', 'de', 'devise: instructions for a new password, worded so that nothing is given away', {
    does: 'Anleitung zum Zurücksetzen des Zugangs anfordern',
    wanted: 'submitted_unverified',
    fields: F,
    id: 'new_user',
    pages: {
      '/': () =>
        p(
          `<h2>Zugang vergessen?</h2>${theForm(F, 'Anleitung zusenden', { id: 'new_user', look: 'rails', action: '/users/password', isInput: true })}`,
        ),
      '/users/password': take(() => late(600, see('/users/sign_in'))),
      '/users/sign_in': () =>
        p(
          `<div class="alert alert-info" role="alert">Falls Ihre E-Mail-Adresse in unserer Datenbank existiert, erhalten Sie in wenigen Minuten eine E-Mail mit einem Link zur Wiederherstellung Ihres Passworts.</div><h2>Anmelden</h2><form id="login" method="post" action="/users/sign_in"><label for="l1">E-Mail</label><input type="email" id="l1" name="l1"><label for="l2">Passwort</label><input type="password" id="l2" name="l2"><button type="submit">Anmelden</button></form>`,
        ),
    },
    expects: { success: { url: '/users/sign_in', selector: '.alert-info' } },
  })
}
{
  const F = [
    N('Nom et prénom', 'Mireille Aubert'),
    P('Téléphone', '04 75 00 21 36'),
    S('motif', 'Motif', 'controle', [
      ['', 'Choisir'],
      ['controle', 'Contrôle annuel'],
      ['douleur', 'Douleur'],
    ]),
    S('creneau', 'Créneau', 'm2', [
      ['', 'Choisir'],
      ['m2', 'Mardi 14 avril, 9 h 20'],
      ['j1', 'Jeudi 16 avril, 14 h'],
    ]),
  ]
  const p = (m) => page('fr', 'typo3', 'Cabinet dentaire des Tilleuls', m)
  yes('compte-ensuite', 'fr', 'booked; the next page offers an account that nobody needs', {
    does: 'Prendre rendez-vous chez le dentiste',
    fields: F,
    pages: {
      '/': () =>
        p(`<h1>Rendez-vous en ligne</h1>${theForm(F, 'Confirmer le rendez-vous', { look: 'boot', action: '/rdv' })}`),
      '/rdv': take(() => late(900, see('/rdv/confirmation'))),
      '/rdv/confirmation': () =>
        p(
          `<h1>Votre rendez-vous est confirmé</h1><p>Mardi 14 avril à 9 h 20, avec le Dr Aubert-Maillard. Merci de venir cinq minutes en avance avec votre carte Vitale.</p><hr><h2>Gagnez du temps la prochaine fois</h2><p>Créez un espace patient pour retrouver vos ordonnances. Ce n’est pas obligatoire.</p><form id="compte" method="post" action="/compte"><label for="c1">Courriel</label><input type="email" id="c1" name="c1"><label for="c2">Choisissez un mot de passe</label><input type="password" id="c2" name="c2"><button type="submit">Créer mon espace</button></form>`,
        ),
    },
    expects: { success: { url: '/rdv/confirmation' } },
  })
}
{
  const F = [
    T('abone', 'Abone numarası', '55 0412'),
    P('Cep telefonu', '0362 400 1070'),
    S('konu', 'Konu', 'ariza', [
      ['', 'Seçiniz'],
      ['ariza', 'Bağlantı arızası'],
      ['nakil', 'Nakil'],
    ]),
    M('Açıklama', 'Modemin ışığı kırmızı yanıyor, dün akşamdan beri internet yok.'),
  ]
  yes('anket', 'tr', 'the fault is taken; below it stars for the service', {
    does: 'Arıza kaydı açma',
    fields: F,
    pages: {
      '/': () =>
        page(
          'tr',
          'root',
          'Karadeniz İnternet',
          `<div id="alan"><h1>Arıza bildirimi</h1>${theForm(F, 'Kaydı oluştur', { look: 'boot' })}</div>`,
          {
            script: onSend(
              `document.getElementById('alan').innerHTML='<h2>Teşekkürler, arıza kaydınız alındı</h2><p>Kayıt no: <b>'+d.kayitNo+'</b>. Ekibimiz yarın 09.00–13.00 arasında adresinizde olacak, yola çıkmadan arayacağız.</p><form id="anket"><fieldset><legend>Bu sayfayı kullanmak kolay mıydı?</legend><label><input type="radio" name="p" value="1"> Hayır</label><label><input type="radio" name="p" value="2"> Evet</label></fieldset><button type="submit">Gönder</button></form>'`,
              { url: '/api/ariza' },
            ),
          },
        ),
      '/api/ariza': take(() => late(1500, json({ kayitNo: 'A-9916', durum: 'acik' }))),
    },
    expects: { success: { text: 'arıza kaydınız alındı' } },
  })
}
{
  const F = [
    P('联系电话', '010-8200-3317'),
    S('time', '面谈时间', 'pm', [
      ['', '请选择'],
      ['am', '上午'],
      ['pm', '下午'],
    ]),
    C('agree', '以上信息属实'),
  ]
  yes('sanbu', 'zh', 'last step of three; the stepper ends with done', {
    does: '提交实习申请（最后一步）',
    fields: F,
    pages: {
      '/': () =>
        page(
          'zh',
          'root',
          '青禾科技招聘',
          `<h2>实习生申请</h2><ol class="ant-steps" id="st"><li class="ant-steps-item-finish">基本信息</li><li class="ant-steps-item-finish">教育经历</li><li class="ant-steps-item-process" aria-current="step">确认提交</li></ol><div id="body">${theForm(F, '提交申请', { look: 'el' })}</div>`,
          {
            script: onSend(
              `document.querySelectorAll('#st li').forEach(function(x){x.className='ant-steps-item-finish';x.removeAttribute('aria-current')});document.getElementById('body').innerHTML='<div class="ant-result"><h3>申请已提交</h3><p>感谢您对青禾的关注！我们会在5个工作日内通过电话通知面谈安排，您也可以在“我的申请”中查看进度。</p></div>'`,
              { url: '/api/apply/step3' },
            ),
          },
        ),
      '/api/apply/step3': take(() => late(700, json({ success: true, data: { applyId: 20331, stage: 'SUBMITTED' } }))),
    },
    expects: { success: { text: '申请已提交' } },
  })
}
// ---- not taken
{
  const F = [E('Email', 'bea.thornley@example.org', { id: 'form_email_1', name: 'data[form_field_email]' })]
  no('mailpoet', 'en', 'MailPoet: the person has to press the link in the mail', {
    does: 'Subscribe to the newsletter',
    wanted: 'needs_person',
    why: 'double opt-in: not subscribed before the link is pressed',
    fields: F,
    id: 'mp_form',
    pages: {
      '/': () =>
        page(
          'en',
          'blocks',
          'Knit & Purl Weekly',
          `<h1>A pattern every Friday</h1><div id="mailpoet_form_1" class="mailpoet_form mailpoet_form_shortcode">${theForm(F, 'Subscribe!', { id: 'mp_form', attrs: 'class="mailpoet_form mailpoet_form_form" novalidate', isInput: true, btn: 'class="mailpoet_submit"', after: '<div class="mailpoet_message"><p class="mailpoet_validate_success" style="display:none">Check your inbox or spam folder to confirm your subscription.</p><p class="mailpoet_validate_error" style="display:none"></p></div>' })}</div>`,
          {
            script: onSend(`form.querySelector('.mailpoet_validate_success').style.display='block';form.reset()`, {
              url: '/wp-admin/admin-ajax.php',
              id: 'mp_form',
              as: 'form',
            }),
          },
        ),
      '/wp-admin/admin-ajax.php': take(() => late(1000, json({ meta: { count: null }, data: [] }))),
    },
  })
}
{
  const F = [
    N('氏名', '三浦 直人'),
    T('kana', 'ふりがな', 'みうら なおと'),
    E('メールアドレス', 'miura@example.org'),
    M('お問い合わせ内容', '二階の会議室を六月の土曜日に借りたいのですが、空きはありますか。'),
  ]
  const p = (m) => page('ja', 'boot', '北浜市民会館', m)
  no('kakunin', 'ja', 'page of confirmation with a back and a send button', {
    does: 'お問い合わせ',
    wanted: 'needs_person',
    fields: F,
    nextStep: '#kakunin',
    pages: {
      '/': () =>
        p(
          `<h2>お問い合わせ</h2>${theForm(F, '確認画面へ', { look: 'table', action: '/contact/confirm.php', isInput: true })}`,
        ),
      '/contact/confirm.php': take(() =>
        p(
          `<h2>入力内容のご確認</h2><p>以下の内容でよろしければ「送信する」を押してください。</p><table><tr><th>氏名</th><td>三浦 直人</td></tr><tr><th>ふりがな</th><td>みうら なおと</td></tr><tr><th>メールアドレス</th><td>miura@example.org</td></tr><tr><th>お問い合わせ内容</th><td>二階の会議室を六月の土曜日に借りたいのですが、空きはありますか。</td></tr></table><form id="kakunin" method="post" action="/contact/thanks.php"><input type="hidden" name="token" value="a81f"><input type="button" value="戻る" onclick="history.back()"> <input type="submit" value="送信する"></form>`,
        ),
      ),
      '/contact/thanks.php': take(() => p('<p>送信しました。</p>')),
    },
  })
}
{
  const F = [
    N('Naam', 'Jeroen Smit'),
    P('Mobiel nummer', '010 200 4411'),
    S('loket', 'Afspraak voor', 'rijbewijs', [
      ['', 'Maak een keuze'],
      ['rijbewijs', 'Rijbewijs aanvragen'],
      ['paspoort', 'Paspoort aanvragen'],
    ]),
    D('dag', 'Dag', '2026-04-02'),
  ]
  no('sms-code', 'nl', 'a code was sent to the phone; the form makes way for the code', {
    does: 'Afspraak maken bij de gemeente',
    wanted: 'needs_person',
    fields: F,
    nextStep: '#code',
    pages: {
      '/': () =>
        page(
          'nl',
          'boot',
          'Gemeente Waterland',
          `<h1>Afspraak maken</h1><div id="stap">${theForm(F, 'Verder', { look: 'boot' })}</div>`,
          {
            script: onSend(
              `document.getElementById('stap').innerHTML='<h2>Nog één ding</h2><p>Bedankt, Jeroen! We hebben een sms met een code van vier cijfers gestuurd naar het nummer dat eindigt op 11. Vul die hier binnen tien minuten in, dan staat uw afspraak vast.</p><form id="code"><label for="c">Code uit de sms</label><input id="c" name="c" inputmode="numeric" autocomplete="one-time-code" required><button type="submit">Bevestigen</button></form>'`,
              { url: '/api/afspraak/start' },
            ),
          },
        ),
      '/api/afspraak/start': take(() => late(1100, json({ stap: 'verificatie', kanaal: 'sms' }))),
    },
    expects: { success: { text: 'Uw afspraak is ingepland' } },
  })
}
{
  const F = [
    T('titulo', 'Título de la reseña', 'Acogedora y bien escrita'),
    S('nota', 'Puntuación', '4', [
      ['', '-'],
      ['3', '3'],
      ['4', '4'],
      ['5', '5'],
    ]),
    M('Tu reseña', 'La segunda parte avanza despacio, pero el final compensa.'),
  ]
  const p = (m) => page('es', 'drupal', 'Club de Lectura Municipal', m)
  no('entra-antes', 'es', 'the review waits behind a login', {
    does: 'Publicar una reseña del libro',
    wanted: 'needs_person',
    fields: F,
    nextStep: '#user-login-form',
    pages: {
      '/': () =>
        p(`<h1>La casa de las mareas</h1>${theForm(F, 'Publicar reseña', { look: 'drupal', action: '/resena' })}`),
      '/resena': take(() => late(500, see('/user/login', 302))),
      '/user/login': () =>
        p(
          `<h1>Iniciar sesión</h1><div class="messages messages--status">Guardamos tu reseña durante media hora. Entra con tu carné y la publicaremos con tu nombre.</div><form id="user-login-form" method="post" action="/user/login"><label for="u">Número de carné</label><input id="u" name="u" type="text" required><label for="w">Contraseña</label><input id="w" name="w" type="password" required><input type="submit" value="Iniciar sesión"></form>`,
        ),
    },
    expects: { success: { text: 'Tu reseña se ha publicado' } },
  })
}
{
  const F = [
    N('Прізвище та ім’я дитини', 'Коваленко Марко'),
    D('narodzhennya', 'Дата народження', '2020-02-17'),
    S('klas', 'Клас', '1', [
      ['', 'Оберіть'],
      ['1', '1 клас'],
      ['2', '2 клас'],
    ]),
  ]
  const p = (m) => page('uk', 'boot', 'Ліцей № 4', m)
  no('krok', 'uk', 'first step of two; the second asks for the parents', {
    does: 'Подати заяву до школи',
    wanted: 'needs_person',
    fields: F,
    nextStep: '#f2',
    pages: {
      '/': () =>
        p(
          `<h1>Заява про зарахування</h1><p>Крок 1 з 2. Відомості про дитину</p>${theForm(F, 'Далі', { look: 'boot', action: '/zayava/1' })}`,
        ),
      '/zayava/1': take((_r, s) => {
        s.session.k = 1
        return late(400, see('/zayava/2'))
      }),
      '/zayava/2': () =>
        p(
          `<h1>Заява про зарахування</h1><p>Крок 2 з 2. Відомості про батьків</p><p>Дані про дитину збережено. Залишилося вказати, як із вами зв’язатися.</p><form id="f2" method="post" action="/zayava/final"><label for="b">Ім’я одного з батьків</label><input id="b" name="b" type="text" required><label for="tel">Телефон</label><input id="tel" name="tel" type="tel" required><button type="submit">Подати заяву</button></form>`,
        ),
      '/zayava/final': take(() => p('<h1>Заяву подано</h1>')),
    },
    expects: { success: { text: 'Заяву подано' } },
  })
}

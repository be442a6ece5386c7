// @ts-nocheck: plain data and pages
import { html, see, take } from '../kit.mjs'
import { E, family, M, N, page, T, theForm } from './base.mjs'

export const { rows, no, yes } = family('post')

{
  const F = [N("Ваше ім'я", 'Олена Бойко'), E('Пошта'), M('Опис', 'Тече кран на кухні.')]
  const p = (top = '', values) =>
    page(
      'uk',
      'Майстер на годину',
      `${top}<h1>Виклик майстра</h1>${theForm(F, 'Викликати', { action: '/orders', look: 'rails', values })}`,
    )
  no('flash-duplicate', 'uk', 'Rails: redirect back, flash on top: such a request exists, form again', {
    does: 'Викликати майстра',
    fields: F,
    pages: {
      '/': (_q, s) =>
        p(
          s.session.flash
            ? '<div id="flash"><p class="notice">Схоже, хтось із вашої адреси вже просив про те саме, тож другу заявку ми не заводили.</p></div>'
            : '',
        ),
      '/orders': take((_q, s) => {
        s.session.flash = 1
        return see('/')
      }),
    },
    expects: { success: { text: 'Майстер прибуде' } },
  })
}
{
  const F = [
    T('cod', 'Cod poștal', '077190', { id: 'ctl00_txtCod', name: 'ctl00$txtCod' }),
    T('str', 'Strada', 'Lalelelor 4', { id: 'ctl00_txtStr', name: 'ctl00$txtStr' }),
  ]
  const p = (msg, values) =>
    page(
      'ro',
      'Apa Verde',
      `<h1>Cerere de branșare</h1>${theForm(F, 'Trimite', { action: '/Cerere.aspx', look: 'table', values, before: '<input type="hidden" name="__VIEWSTATE" value="dDwtMTA3"><input type="hidden" name="__EVENTVALIDATION" value="x1">', after: msg })}`,
    )
  no('webforms-postback', 'ro', 'ASP.NET postback: the same address and form, values kept, a red label under it', {
    does: 'Trimite cererea de branșare',
    start: '/Cerere.aspx',
    fields: F,
    pages: {
      '/Cerere.aspx': take(
        (q) =>
          p('<span id="ctl00_lblMsg" style="color:Red;">Pe strada aceasta nu avem încă țevi.</span>', {
            cod: q.field('ctl00$txtCod'),
            str: q.field('ctl00$txtStr'),
          }),
        () => p(''),
      ),
    },
    expects: { success: { text: 'Cererea a fost înregistrată' } },
  })
}
{
  const F = [N('Navn', 'Mette Lund'), E('E-mail')]
  no('home-with-error-query', 'da', 'redirect to the home page with ?error=quota; the home page shows nothing of it', {
    does: 'Tilmeld dig rundvisningen',
    start: '/rundvisning',
    fields: F,
    pages: {
      '/rundvisning': () =>
        page('da', 'Fyrtårnet', `<h1>Rundvisning</h1>${theForm(F, 'Tilmeld', { action: '/tilmeld' })}`),
      '/tilmeld': take(() => see('/?error=quota')),
      '/': () =>
        page(
          'da',
          'Fyrtårnet',
          '<h1>Velkommen til fyrtårnet</h1><p>Vi har åbent hver dag i sommerhalvåret.</p><a href="/rundvisning">Rundvisning</a>',
        ),
    },
    expects: { success: { text: 'Du er tilmeldt' } },
  })
}
{
  const F = [M('ความคิดเห็น', 'ร้านนี้อร่อยมาก')]
  no('login-page', 'th', 'redirect to the login page, next=/review', {
    does: 'เขียนรีวิว',
    fields: F,
    wanted: 'needs_person',
    nextStep: '#login',
    pages: {
      '/': () => page('th', 'กินดี', `<h1>ก๋วยเตี๋ยวเรือ</h1>${theForm(F, 'ส่งรีวิว', { action: '/review' })}`),
      '/review': take(() => see('/login?next=%2Freview')),
      '/login': () =>
        page(
          'th',
          'กินดี',
          '<h1>เข้าสู่ระบบ</h1><form id="login" action="/login" method="post"><label>อีเมล <input type="email" name="u"></label><label>รหัสผ่าน <input type="password" name="p"></label><button>เข้าสู่ระบบ</button></form>',
        ),
    },
    expects: { success: { text: 'รีวิวของคุณ' } },
  })
}
{
  const F = [N('Nama', 'Budi Santoso'), M('Pesan', 'Apakah kamar masih ada?')]
  no('maintenance-200', 'id', 'a maintenance page with status 200 in place of an answer', {
    does: 'Kirim pertanyaan',
    fields: F,
    pages: {
      '/': () => page('id', 'Pondok Rindu', `<h1>Tanya kami</h1>${theForm(F, 'Kirim', { action: '/tanya' })}`),
      '/tanya': take(() =>
        html(
          '<!doctype html><html lang="id"><head><title>Pondok Rindu</title></head><body><center><img src="data:," alt=""><h1>Kami sedang beres-beres</h1><p>Mampir lagi besok pagi, ya.</p></center></body></html>',
        ),
      ),
    },
    expects: { success: { text: 'Terima kasih' } },
  })
}
{
  const F = [N('Όνομα', 'Νίκος Παππάς'), T('afm', 'ΑΜ', '44213')]
  no('title-only', 'el', 'the next page says it in its title only', {
    does: 'Αίτηση κάρτας',
    fields: F,
    pages: {
      '/': () =>
        page('el', 'Δημοτική Βιβλιοθήκη', `<h1>Κάρτα μέλους</h1>${theForm(F, 'Υποβολή', { action: '/karta' })}`),
      '/karta': take(() =>
        page('el', 'Δημοτική Βιβλιοθήκη', '<p><a href="/">Επιστροφή στην αρχική</a></p>', {
          title: 'Ο αριθμός ανήκει σε άλλον',
        }),
      ),
    },
    expects: { success: { text: 'Η κάρτα σας' } },
  })
}
{
  const F = [N('Név', 'Kiss Anna'), E('E-mail')]
  no('image-of-text', 'hu', 'the next page is an image of text without an alternative text', {
    does: 'Jelentkezés a táncórára',
    fields: F,
    pages: {
      '/': () =>
        page(
          'hu',
          'Tánciskola',
          `<h1>Jelentkezés</h1>${theForm(F, 'Jelentkezem', { action: '/jel.php', look: 'table' })}`,
        ),
      '/jel.php': take(() => page('hu', 'Tánciskola', '<img src="/betelt.svg" width="400" height="80" alt="">')),
      '/betelt.svg': () => ({
        status: 200,
        headers: { 'content-type': 'image/svg+xml' },
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="80"><text x="5" y="40" font-size="22">Erre a csoportra már nincs hely</text></svg>',
      }),
    },
    expects: { success: { text: 'Várunk szeretettel' } },
  })
}
{
  const F = [N('שם', 'נועה לוי'), M('הודעה', 'אשמח לקבל פרטים')]
  no('canvas', 'he', 'the next page draws its refusal on a canvas', {
    does: 'שליחת פנייה',
    fields: F,
    pages: {
      '/': () => page('he', 'גן הפסלים', `<h1>צרו קשר</h1>${theForm(F, 'שליחה', { action: '/send' })}`),
      '/send': take(() =>
        page('he', 'גן הפסלים', '<canvas id="c" width="500" height="100"></canvas>', {
          script: `const c=document.getElementById('c').getContext('2d');c.font='24px sans-serif';c.fillText('איננו מקבלים פניות בסוף השבוע',10,50)`,
        }),
      ),
    },
    expects: { success: { text: 'הפנייה נקלטה' } },
  })
}
{
  const F = [
    N('Nimi', 'Aino Laine', { id: 'ilmo_name', name: 'ilmo[name]' }),
    T('kurssi', 'Kurssin tunnus', 'K-17', { id: 'ilmo_kurssi', name: 'ilmo[kurssi]' }),
  ]
  const p = (msg = '', v) =>
    page(
      'fi',
      'Kansalaisopisto',
      `<h1>Ilmoittaudu</h1>${theForm(F, 'Ilmoittaudu', { action: '/ilmo', before: msg, values: v })}`,
    )
  no('symfony-form-error', 'fi', 'Symfony 5: status 200, the form again with an error of the whole form in a list', {
    does: 'Ilmoittaudu kurssille',
    start: '/ilmo',
    fields: F,
    pages: {
      '/ilmo': take(
        (q) =>
          p('<ul><li>Kurssi alkoi jo maanantaina.</li></ul>', {
            name: q.field('ilmo[name]'),
            kurssi: q.field('ilmo[kurssi]'),
          }),
        () => p(),
      ),
    },
    expects: { success: { text: 'Tervetuloa kurssille' } },
  })
}
{
  const F = [N('Họ tên', 'Trần Minh'), T('ghe', 'Số ghế', 'B12')]
  no('last-seat', 'vi', 'a result page: somebody else was faster', {
    does: 'Giữ chỗ',
    fields: F,
    pages: {
      '/': () => page('vi', 'Nhà hát Nhỏ', `<h1>Giữ chỗ</h1>${theForm(F, 'Giữ chỗ', { action: '/giu' })}`),
      '/giu': take(() => see('/ket-qua')),
      '/ket-qua': () =>
        page(
          'vi',
          'Nhà hát Nhỏ',
          '<h1>Ghế B12</h1><p>Ghế này vừa có người khác nhanh tay hơn bạn. Mời bạn chọn ghế khác.</p><a href="/">Sơ đồ ghế</a>',
        ),
    },
    expects: { success: { text: 'Mã giữ chỗ' } },
  })
}
{
  const F = [N('Name', 'Dana Reed'), E('Email'), M('Message', 'When do you open?')]
  yes('django-messages', 'en', 'Django messages: redirect back, success message', {
    does: 'Contact us',
    fields: F,
    pages: {
      '/': (_q, s) =>
        page(
          'en',
          'Reed Mill',
          `${s.session.ok ? '<ul class="messages"><li class="success">Your message has been sent.</li></ul>' : ''}<h1>Contact</h1>${theForm(F, 'Send', { action: '/contact/', look: 'dl' })}`,
        ),
      '/contact/': take((_q, s) => {
        s.session.ok = 1
        return see('/')
      }),
    },
    expects: { success: { text: 'Your message has been sent' } },
  })
}
{
  const F = [N('Name', 'Jan Kern'), E('E-Mail'), M('Nachricht', 'Bitte um Rückruf.')]
  yes('powermail', 'de', 'TYPO3 Powermail: a page of thanks with the values', {
    does: 'Kontakt aufnehmen',
    fields: F,
    pages: {
      '/': () => page('de', 'Stadtwerke', `<h1>Kontakt</h1>${theForm(F, 'Absenden', { action: '/kontakt/danke' })}`),
      '/kontakt/danke': take((q) =>
        page(
          'de',
          'Stadtwerke',
          `<div class="tx-powermail"><p>Vielen Dank für Ihre Nachricht.</p><dl class="powermail_all"><dt>Name</dt><dd>${q.field('name')}</dd><dt>E-Mail</dt><dd>${q.field('email')}</dd></dl></div>`,
        ),
      ),
    },
    expects: { success: { text: 'Vielen Dank für Ihre Nachricht' } },
  })
}
{
  const F = [N('Navn', 'Kari Moe'), M('Melding', 'Heisen står.')]
  yes('laravel-success', 'no', 'Laravel: back()->with(success), form again and empty', {
    does: 'Meld feil',
    fields: F,
    pages: {
      '/': (_q, s) =>
        page(
          'no',
          'Borettslaget',
          `${s.session.ok ? '<div class="alert alert-success">Takk! Meldingen er sendt.</div>' : ''}<h1>Meld feil</h1>${theForm(F, 'Send', { action: '/feil' })}`,
        ),
      '/feil': take((_q, s) => {
        s.session.ok = 1
        return see('/', 302)
      }),
    },
    expects: { success: { text: 'Meldingen er sendt' } },
  })
}
{
  const F = [N('お名前', '佐藤 花'), M('内容', '資料を送ってください。')]
  yes('thanks-page', 'ja', 'a page of thanks', {
    does: '資料請求',
    fields: F,
    pages: {
      '/': () =>
        page('ja', '丸山工務店', `<h1>資料請求</h1>${theForm(F, '送信', { action: '/send.cgi', look: 'table' })}`),
      '/send.cgi': take(() => see('/thanks.html')),
      '/thanks.html': () =>
        page(
          'ja',
          '丸山工務店',
          '<h1>送信完了</h1><p>お問い合わせありがとうございました。担当者より折り返しご連絡いたします。</p>',
        ),
    },
    expects: { success: { url: '/thanks' } },
  })
}
{
  const F = [N('Nom', 'Luc Morel'), E('Courriel')]
  yes('merci', 'fr', 'post/redirect/get to /merci', {
    does: 'Demander une brochure',
    fields: F,
    pages: {
      '/': () => page('fr', 'Gîtes du Lot', `<h1>Brochure</h1>${theForm(F, 'Recevoir', { action: '/brochure' })}`),
      '/brochure': take(() => see('/merci')),
      '/merci': () =>
        page(
          'fr',
          'Gîtes du Lot',
          '<h1>Merci !</h1><p>Votre demande a bien été envoyée. La brochure arrive sous trois jours.</p><h2>Nos gîtes</h2><p>12 maisons au bord de l’eau.</p>',
        ),
    },
    expects: { success: { text: 'a bien été envoyée' } },
  })
}
{
  const F = [N('Imię', 'Ewa Lis'), M('Treść', 'Dzień dobry, proszę o ofertę.')]
  yes('rails-show', 'pl', 'Rails: redirect to the record with a notice', {
    does: 'Wyślij zapytanie',
    fields: F,
    pages: {
      '/': () =>
        page('pl', 'Stolarnia', `<h1>Zapytanie</h1>${theForm(F, 'Wyślij', { action: '/inquiries', look: 'rails' })}`),
      '/inquiries': take(() => see('/inquiries/81')),
      '/inquiries/81': () =>
        page(
          'pl',
          'Stolarnia',
          '<p id="notice">Wiadomość została wysłana.</p><p><strong>Imię:</strong> Ewa Lis</p><p><strong>Treść:</strong> Dzień dobry, proszę o ofertę.</p><a href="/">Wróć</a>',
        ),
    },
    expects: { success: { url: '/inquiries/' } },
  })
}

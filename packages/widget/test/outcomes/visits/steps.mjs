// @ts-nocheck: plain data and pages
/** What comes between: wizards, pages of confirmation, links by e-mail, logins, codes; and steps that are only an extra. */
import { D, E, esc, fam, M, N, P, page, S, see, T, take, theForm } from './base.mjs'

const { rows, yes, no } = fam('steps')

export { rows }

/** A form at `/` that posts to `to`; `next` are the pages that follow (functions of request, state and `show`). */
const pair = (lang, skin, name, h1, F, btn, { to, lead = '', ...o }, answer, next = {}) => {
  const show = (main, x) => page(lang, skin, name, main, x)
  return {
    '/': () => show(`<h1>${h1}</h1>${lead}${theForm(F, btn, { action: to, ...o })}`),
    [to]: take((r, s) => answer(r, s, show)),
    ...Object.fromEntries(Object.entries(next).map(([k, v]) => [k, (r, s) => v(show, r, s)])),
  }
}
/** Another form that a step shows; a person or a next call goes on with it. */
const then = (id, action, F, btn, more) => theForm(F, btn, { id, action, ...more })

const magic = [E('Email address', 'delphine.ward@example.org')]
yes('magic-link', 'en', 'help desk: the link to the own tickets is asked for by e-mail and was sent', {
  does: 'Sends a link to the tickets by e-mail',
  fields: magic,
  named: 'emailTicketLink',
  expects: { success: { text: "we've sent a link" } },
  pages: pair(
    'en',
    'tail',
    'Paperkite Support',
    'Find your tickets',
    magic,
    'Email me a link',
    { to: '/tickets/link', look: 'tail' },
    (r, _s, show) =>
      show(
        `<h1>Check your inbox</h1><p>We've sent a link to ${esc(r.field('email') ?? '')}. It opens your tickets for the next 30 minutes. Nothing there? Have a look in the spam folder.</p>`,
      ),
  ),
})

const tid = [
  N('Namn', 'Oskar Lindahl'),
  P('Mobilnummer', '070-555 01 22'),
  S('slot', 'Tid', '0930', [
    ['0930', 'Tisdag 09.30'],
    ['1300', 'Tisdag 13.00'],
  ]),
]
yes('extra-question', 'sv', 'bokning hos cykelverkstaden: klar, och därunder en frivillig fråga i ett eget formulär', {
  does: 'Bokar tid för cykelservice',
  fields: tid,
  named: 'bokaService',
  expects: { success: { text: 'din tid är bokad' } },
  pages: pair('sv', 'boot', 'Navet Cykelverkstad', 'Boka service', tid, 'Boka', { to: '/boka' }, (_r, _s, show) =>
    show(
      `<h1>Tack Oskar, din tid är bokad</h1><p>Tisdag 09.30. Lämna gärna cykeln kvällen innan, nyckeln i brevlådan.</p><h2>En fråga till, om du hinner</h2>${then('hur', '/hur', [T('via', 'Hur hittade du till oss?', '', { required: false })], 'Skicka svaret')}`,
    ),
  ),
})

const ok = [T('remark', 'ملاحظة', 'يُسلَّم للحارس', { required: false })]
yes('last-step', 'ar', 'استعارة أدوات الحي: الخطوة الثالثة والأخيرة، وبعد الإرسال يظهر رقم الاستعارة', {
  does: 'يرسل الخطوة الأخيرة من طلب الاستعارة',
  fields: ok,
  named: 'submitLoan',
  expects: { success: { text: 'تم إرسال الطلب' } },
  pages: pair(
    'ar',
    'boot',
    'جمعية الحي',
    'تأكيد بيانات الاستعارة',
    ok,
    'إرسال الطلب',
    {
      to: '/loan/submit',
      lead: '<ol class="steps"><li>اختيار الأداة</li><li>الوقت</li><li aria-current="step">التأكيد</li></ol><dl><dt>الأداة</dt><dd>سلّم قابل للطي</dd><dt>الوقت</dt><dd>صباح السبت</dd></dl>',
    },
    () => see('/loan/done'),
    {
      '/loan/done': (show) =>
        show(
          '<h1>شكراً، تم إرسال الطلب</h1><p>رقم الاستعارة LY-0093. يمكنكم استلام السلّم يوم السبت بعد التاسعة صباحاً من مقر الجمعية، ومعكم بطاقة الهوية.</p>',
        ),
    },
  ),
})

const house = [
  N('Full name', 'Annika Rowe'),
  T('postcode', 'Postcode', 'BN2 9QA'),
  S('home', 'Type of home', 'flat', [
    ['flat', 'Flat'],
    ['house', 'House'],
  ]),
]
no('step-two', 'en', 'insulation grant in three steps: the first is accepted, the second asks for the household', {
  does: 'Applies for an insulation grant',
  fields: house,
  named: 'applyGrant',
  wanted: 'needs_person',
  nextStep: '#step2',
  expects: { success: { url: '/grant/done' } },
  pages: pair(
    'en',
    'usa',
    'County Energy Office',
    'Apply for a grant',
    house,
    'Continue',
    { to: '/grant/1', look: 'usa', lead: '<p>Step 1 of 3</p>' },
    () => see('/grant/2'),
    {
      '/grant/2': (show) =>
        show(
          `<h1>Your household</h1><p>Thank you. Step 2 of 3</p>${then('step2', '/grant/3', [T('people', 'How many people live with you?', ''), T('income', 'Yearly income of the household', '')], 'Continue', { look: 'usa' })}`,
        ),
    },
  ),
})

const letter = [E('Email', 'paulo.reis@example.org')]
no('opt-in', 'en', 'newsletter with double opt-in: the address is only noted until the link in the e-mail is pressed', {
  does: 'Subscribes to the newsletter',
  fields: letter,
  named: 'subscribeNewsletter',
  wanted: 'needs_person',
  expects: { success: { text: 'you are subscribed' } },
  pages: pair(
    'en',
    'dawn',
    'Slow Reads',
    'One essay every Sunday',
    letter,
    'Subscribe',
    { to: '/subscribe' },
    (r, _s, show) =>
      show(
        `<h1>Almost there!</h1><p>Thanks for signing up. We just sent a message to ${esc(r.field('email') ?? '')}. Please click the button in it so that we know it's really you; your first essay follows after that.</p>`,
      ),
  ),
})

const usterka = [T('flat', 'Numer lokalu', '17'), M('Opis usterki', 'W piwnicy kapie woda z rury nad komórką nr 4.')]
no('login', 'pl', 'portal spółdzielni: po dłuższej przerwie przychodzi strona logowania, zgłoszenie przepada', {
  does: 'Zgłasza usterkę administracji',
  fields: usterka,
  named: 'zglosUsterke',
  wanted: 'needs_person',
  nextStep: '#logowanie',
  expects: { success: { text: 'zgłoszenie przyjęte' } },
  pages: pair(
    'pl',
    'boot',
    'SM Zielone Wzgórze',
    'Zgłoś usterkę',
    usterka,
    'Wyślij zgłoszenie',
    { to: '/usterki' },
    () => see('/logowanie', 302),
    {
      '/logowanie': (show) =>
        show(
          `<h1>Logowanie</h1><p>Dla bezpieczeństwa wylogowujemy po 20 minutach bez ruchu. To, co było w formularzu, trzeba będzie wpisać ponownie.</p>${then('logowanie', '/logowanie', [T('nr', 'Numer członkowski', ''), { ...T('haslo', 'Hasło', ''), type: 'password' }], 'Zaloguj')}`,
        ),
    },
  ),
})

const raqm = [N('姓名', '陈思远'), P('手机号', '13800138000'), D('day', '参观日期', '2026-06-18')]
no('code', 'zh', '展览预约：先要输入短信验证码，在此之前预约没有登记', {
  does: '预约参观展览',
  fields: raqm,
  named: 'bookVisit',
  wanted: 'needs_person',
  nextStep: '#otp',
  pages: pair('zh', 'tail', '绿洲博物馆', '预约参观', raqm, '预约', { to: '/booking' }, (_r, _s, show) =>
    show(
      `<h1>身份核验</h1><p>短信已发送至尾号 8000 的手机，请在五分钟内填写其中的四位数字，完成本次预约。</p>${then('otp', '/booking/otp', [T('code', '验证码', '')], '确定')}`,
    ),
  ),
})

const prihl = [
  N('Jméno a příjmení', 'Petra Nováková'),
  E('E-mail', 'petra.novakova@example.org'),
  S('term', 'Termín', 'b', [
    ['a', '6.–10. července'],
    ['b', '13.–17. července'],
  ]),
]
no('review', 'cs', 'přihláška na kurz: stránka s rekapitulací, závazné odeslání je až druhé tlačítko', {
  does: 'Přihlásí na kurz keramiky',
  fields: prihl,
  named: 'prihlasitKurz',
  wanted: 'needs_person',
  nextStep: '#souhrn',
  expects: { success: { text: 'přihláška je u nás' } },
  pages: pair(
    'cs',
    'drupal',
    'Keramická dílna Hlína',
    'Letní kurz',
    prihl,
    'Pokračovat',
    { to: '/kurz/souhrn', look: 'drupal' },
    (r, _s, show) =>
      show(
        `<h1>Je to takhle správně?</h1><dl><dt>Jméno</dt><dd>${esc(r.field('name') ?? '')}</dd><dt>E-mail</dt><dd>${esc(r.field('email') ?? '')}</dd><dt>Termín</dt><dd>13.–17. července</dd></dl><form id="souhrn" method="post" action="/kurz/odeslat"><button type="submit">Ano, přihlásit</button> <a href="/">Upravit údaje</a></form>`,
      ),
    { '/kurz/odeslat': (show, r, s) => take(() => show('<h1>Přihláška je u nás</h1>'))(r, s) },
  ),
})

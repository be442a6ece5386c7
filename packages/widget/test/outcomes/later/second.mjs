// @ts-nocheck: plain data and pages. Written after the first run of the others, still without a look at the code.
import { html, json, see, take, text } from '../kit.mjs'
import { E, family, N, onSubmit, page, theForm } from './base.mjs'

export const { rows, no, yes } = family('second')
const NAME = {
  ja: '中村',
  ko: '다은',
  zh: '孙丽',
  hi: 'राजेश',
  ar: 'ليلى',
  he: 'נועה',
  th: 'มาลี',
  el: 'Νίκος',
  uk: 'Олена',
  bg: 'Иван',
}
/** The form makes way for `out`; the own answer is `body`. */
const swap =
  (fn) =>
  (id, lang, title, h, out, { body = {}, js, as, head, expects = { success: { text: 'QQ-never' } }, ...rest } = {}) => {
    const F = [
      N(
        { ja: 'お名前', ko: '이름', zh: '姓名', ar: 'الاسم', de: 'Name', fr: 'Nom', es: 'Nombre' }[lang] ?? 'Name',
        NAME[lang] ?? 'Kim Vale',
      ),
      E('E-mail'),
    ]
    fn(id, lang, title, {
      does: h,
      fields: F,
      pages: {
        '/': () =>
          page(lang, 'Site', `<h1>${h}</h1><div id="box">${theForm(F, 'OK')}</div>`, {
            head,
            script: onSubmit(js ?? `$('#box').innerHTML=${JSON.stringify(out)}`, { as }),
          }),
        '/api': take(() => (body.headers ? body : json(body))),
      },
      expects,
      ...rest,
    })
  }
/** The next page is `out`. */
const next =
  (fn) =>
  (
    id,
    lang,
    title,
    h,
    out,
    { pageTitle, to = '/next', head, script, expects = { success: { text: 'QQ-never' } }, ...rest } = {},
  ) => {
    const F = [N('Name', NAME[lang] ?? 'Kim Vale'), E('E-mail')]
    fn(id, lang, title, {
      does: h,
      fields: F,
      pages: {
        '/': () => page(lang, 'Site', `<h1>${h}</h1>${theForm(F, 'OK', { action: '/go' })}`),
        '/go': take(() => see(to)),
        [to.split('?')[0]]: () => page(lang, 'Site', out, { title: pageTitle, head, script }),
      },
      expects,
      ...rest,
    })
  }
const NS = swap(no),
  YS = swap(yes),
  NN = next(no),
  YN = next(yes)

// thanks and a refusal in one breath
NS(
  'thanks-but',
  'de',
  'thanks and refusal in one sentence',
  'Warteliste',
  '<p>Vielen Dank für dein Interesse – die Liste ist seit gestern zu.</p>',
)
NS(
  'thanks-but',
  'es',
  'thanks and refusal in one line',
  'Taller',
  '<p>Gracias por venir. Hoy el taller ya no da abasto.</p>',
)
NS('thanks-but', 'ja', 'thanks and refusal', '予約', '<p>ありがとうございます。あいにく当日は貸切です。</p>')
NS('thanks-but', 'cs', 'thanks and refusal', 'Zápis', '<h2>Děkujeme</h2><p>Třída je ale plná až po strop.</p>')
NS('thanks-but', 'ko', 'thanks and refusal', '신청', '<p>감사합니다. 다만 이번 기수는 자리가 찼어요.</p>')
NS('thanks-but', 'ar', 'thanks and refusal', 'تسجيل', '<p>شكراً لك، لكن المقاعد نفدت.</p>')
NN(
  'thanks-title-refusal',
  'en',
  'title "Thank you", the body refuses',
  'Enter the draw',
  '<p>Only one entry per household counts, and 12 Elm Road has had its one.</p>',
  { pageTitle: 'Thank you', to: '/thank-you' },
)
NN(
  'thanks-heading-then-refusal',
  'pl',
  'heading thanks, then the refusal',
  'Zapisy',
  '<h1>Dziękujemy!</h1><p>Grupa jest już pełna, spróbuj wiosną.</p>',
)
NN(
  'thanks-url-home',
  'fr',
  'url /merci, the page refuses without any word of thanks',
  'Stage',
  '<h1>Stage d’été</h1><p>Complet.</p>',
  { to: '/merci' },
)
NN('one-word', 'it', 'one word: exhausted', 'Biglietti', '<h1>Esauriti</h1>')
NN('one-word', 'tr', 'one word', 'Kayıt', '<h1>Doldu</h1>')
NS('one-word', 'zh', 'two characters', '报名', '<p>已满</p>')
NS('done-but-not', 'nl', '"done" in a negative sentence', 'Aanvraag', '<p>Dit is nog niet verzonden.</p>')
NS(
  'done-but-not',
  'sv',
  '"received" by somebody else',
  'Ansökan',
  '<p>Vi har redan mottagit en ansökan från dig i år.</p>',
  { why: 'Arguable only in tone: the second was not taken.' },
)
NS('sent-back', 'en', '"was sent back"', 'Submit a poem', '<p>Your poem was sent back to you.</p>')
NS('received-no', 'pt', '"nothing was received"', 'Envio', '<p>Nada foi recebido.</p>')
// signs without words
NS('cross', 'hu', 'a red cross only', 'Jelentkezés', '<p style="color:red;font-size:3rem">✗</p>')
NS('emoji', 'en', 'an emoji only', 'Join', '<p style="font-size:3rem">🙅</p>')
NS('zero', 'uk', 'a number only: 0', 'Голос', '<b>0</b>', {
  body: { n: 0 },
  why: 'Arguable: the issue calls numbers neutral.',
})
NS('code', 'de', 'a code only', 'Meldung', '<code>E-4021</code>')
NS(
  'alt-image',
  'fr',
  'an image whose alternative text refuses',
  'Inscription',
  '<img width="200" height="60" alt="Les inscriptions sont closes" src="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E">',
)
NS(
  'background',
  'es',
  'a background image says it',
  'Reserva',
  '<div style="width:300px;height:80px;background:url(/no.svg)"></div>',
)
NS(
  'readonly-input',
  'da',
  'a read-only input holds the refusal',
  'Tilmelding',
  '<input readonly value="Holdet er fuldt" style="border:0;width:20rem">',
)
NS(
  'placeholder',
  'no',
  'a disabled field with a placeholder',
  'Påmelding',
  '<input disabled placeholder="Kurset er fulltegnet">',
)
NS(
  'aria-label',
  'fi',
  'an icon with an aria-label',
  'Ilmoittautuminen',
  '<span role="img" aria-label="Ryhmä on täynnä" style="display:inline-block;width:40px;height:40px;background:#c00;border-radius:50%"></span>',
)
NS('before-counter', 'ro', 'CSS ::before on a list', 'Înscriere', '<ul class="r"><li></li></ul>', {
  head: '<style>.r li::before{content:"Locurile s-au dus"}</style>',
})
NS('closed-shadow', 'el', 'a closed shadow root', 'Εγγραφή', '', {
  js: `$('#box').innerHTML='<x-y></x-y>';$('x-y').attachShadow({mode:'closed'}).innerHTML='<p>Το τμήμα γέμισε</p>'`,
})
NS(
  'frame-srcdoc',
  'vi',
  'an iframe srcdoc',
  'Ghi danh',
  '<iframe style="border:0;width:300px;height:80px" srcdoc="<p>Lớp đã đủ người</p>"></iframe>',
)
NS(
  'frame-other',
  'bg',
  'an iframe with a page of its own (the service’s answer)',
  'Запис',
  '<iframe style="border:0;width:300px;height:80px" src="/answer"></iframe>',
)
rows.at(-1).pages['/answer'] = () =>
  html('<!doctype html><html lang="bg"><body><p>Групата вече е пълна</p></body></html>')
NS('canvas', 'id', 'a canvas in place of the form', 'Daftar', '', {
  js: `$('#box').innerHTML='<canvas width="300" height="60"></canvas>';const c=$('canvas').getContext('2d');c.font='20px sans-serif';c.fillText('Kelas penuh',5,30)`,
})
NS('meter', 'hr', 'a full meter', 'Prijava', '<meter value="1" max="1"></meter>')
NS('late-text', 'en', 'the form goes at once; the words come 3 s later', 'Book', '', {
  js: `$('#box').innerHTML='<div class="spin"></div>';setTimeout(()=>{$('#box').innerHTML='<p>Nobody is on duty that night.</p>'},3000)`,
})
NS(
  'spinner-forever',
  'de',
  'the form goes, a spinner turns for ever',
  'Buchung',
  '<div role="progressbar" aria-label="Lädt" style="width:40px;height:40px;border:4px solid;border-radius:50%"></div>',
)
NS(
  'skeleton',
  'sv',
  'the form goes, grey skeletons stay',
  'Bokning',
  '<div aria-busy="true"><div style="height:1rem;background:#ddd"></div><div style="height:1rem;background:#ddd;margin:1rem 0"></div></div>',
)
NS('dots', 'nl', 'the form goes, "…" stays', 'Boeking', '<p>…</p>')
// bodies
NS(
  'true-but-accepted-false',
  'en',
  '{"success":true,"data":{"accepted":false}}: a neutral line',
  'Apply',
  '<p>Our list keeps to the parish.</p>',
  { body: { success: true, data: { accepted: false } } },
)
NS('ok-denied', 'es', '{"status":"ok","result":"denied"}', 'Solicitud', '<p>La beca es para otra comarca.</p>', {
  body: { status: 'ok', result: 'denied' },
})
NS('inserted-0', 'it', '{"inserted":0}, the form goes for a picture', 'Iscrizione', '<hr>', { body: { inserted: 0 } })
NS(
  'already',
  'fr',
  '{"status":"success","message":"already"}: you are on the list',
  'Lettre',
  '<p>Vous lisez déjà notre lettre.</p>',
  { body: { result: 'already' } },
)
NS(
  'status-nested',
  'pt',
  '{"response":{"code":"ERR_42"}} with 200',
  'Pedido',
  '<p>O armazém fica na outra margem.</p>',
  { body: { response: { code: 'ERR_42' } } },
)
NS(
  'empty-errors-and-false',
  'pl',
  '{"errors":[],"valid":false}',
  'Zgłoszenie',
  '<p>Ten kod pocztowy obsługuje Radom.</p>',
  { body: { errors: [], valid: false }, wanted: 'rejected', status: ['rejected', 'submitted_unverified'] },
)
NS('text-no', 'tr', 'a text answer "hata"', 'Başvuru', '<p>Bu mahalle listede yok.</p>', { body: text('hata') })
NS(
  'html-answer',
  'ja',
  'an HTML answer with a class of an error, drawn as a plain line',
  '申込',
  '<p>その会場は改装中です。</p>',
  { body: html('<div class="alert alert-danger">x</div>') },
)
// nothing at all
NN(
  'home-same',
  'ko',
  'the next page is the home page without a word',
  '신청',
  '<h1>어서 오세요</h1><p>동네 소식을 전합니다.</p>',
  { to: '/home' },
)
NN('blank', 'zh', 'a blank page', '报名', '')
NN('only-nav', 'th', 'a page with a link back only', 'สมัคร', '<a href="/">กลับ</a>')
NN(
  'logo',
  'hu',
  'a page with a picture only (maintenance)',
  'Jelentkezés',
  '<img alt="" width="200" height="200" src="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E">',
  { pageTitle: 'Karbantartás' },
)
NN(
  'query-error',
  'cs',
  'redirect to /?status=error with the home page',
  'Zápis',
  '<h1>Vítejte</h1><p>Kino hraje každý den.</p>',
  { to: '/uvod?status=error' },
)
// ordinary successes
YS('thanks', 'de', 'thanks', 'Kontakt', '<p>Danke! Ihre Nachricht ist angekommen.</p>', {
  body: { ok: true },
  expects: { success: { text: 'ist angekommen' } },
})
YS('thanks', 'en', 'thanks, no body', 'Contact', '<h2>Thank you!</h2><p>We’ll be in touch soon.</p>', {
  expects: { success: { text: 'in touch soon' } },
})
YS('thanks', 'es', 'thanks, own words', 'Contacto', '<p>¡Gracias! Tu mensaje ha sido enviado correctamente.</p>', {
  expects: { success: { text: 'Gracias' } },
})
YS('thanks', 'it', 'thanks', 'Contatti', '<p>Grazie, la tua richiesta è stata inviata.</p>', {
  expects: { success: { text: 'Grazie' } },
})
YS('thanks', 'ko', 'thanks', '문의', '<p>접수가 완료되었습니다.</p>', {
  body: { result: 'ok' },
  expects: { success: { text: '완료' } },
})
YS('thanks', 'zh', 'thanks', '留言', '<p>提交成功！我们会尽快与您联系。</p>', {
  body: { code: 0 },
  expects: { success: { text: '提交成功' } },
})
YS('thanks', 'ar', 'thanks', 'اتصل بنا', '<p>شكراً لك! تم إرسال رسالتك بنجاح.</p>', {
  expects: { success: { text: 'تم إرسال' } },
})
YS('thanks', 'hi', 'thanks', 'संपर्क', '<p>धन्यवाद! आपका संदेश भेज दिया गया है।</p>', {
  expects: { success: { text: 'धन्यवाद' } },
})
YS('thanks', 'vi', 'thanks', 'Liên hệ', '<p>Cảm ơn bạn đã liên hệ!</p>', {
  body: { success: true },
  expects: { success: { text: 'Cảm ơn' } },
})
YS('thanks', 'fi', 'thanks', 'Yhteys', '<p>Kiitos viestistäsi!</p>', { expects: { success: { text: 'Kiitos' } } })
YS('thanks', 'el', 'thanks', 'Επικοινωνία', '<p>Ευχαριστούμε! Το μήνυμά σας στάλθηκε.</p>', {
  expects: { success: { text: 'στάλθηκε' } },
})
YN('thanks', 'nl', 'a page of thanks', 'Contact', '<h1>Bedankt!</h1><p>We hebben je bericht ontvangen.</p>', {
  expects: { success: { text: 'Bedankt' } },
})
YN('thanks', 'sv', 'a page of thanks', 'Kontakt', '<h1>Tack!</h1><p>Ditt meddelande har skickats.</p>', {
  expects: { success: { text: 'har skickats' } },
})
YN(
  'thanks',
  'pt',
  'a page of thanks',
  'Contacto',
  '<h1>Obrigado pelo seu contacto</h1><p>Responderemos em breve.</p>',
  { expects: { success: { text: 'Obrigado' } } },
)
YN('thanks', 'hu', 'a page of thanks', 'Kapcsolat', '<h1>Köszönjük!</h1><p>Üzenetét megkaptuk.</p>', {
  expects: { success: { text: 'Köszönjük' } },
})
YN('thanks', 'tr', 'a page of thanks', 'İletişim', '<h1>Teşekkür ederiz</h1><p>Mesajınız bize ulaştı.</p>', {
  expects: { success: { text: 'ulaştı' } },
})
YN(
  'thanks-steps',
  'en',
  'a page of thanks with next steps',
  'Quote',
  '<h1>Thanks, we got your request</h1><p>One of our team will call you within two working days.</p>',
  { to: '/thank-you', expects: { success: { url: '/thank-you' } } },
)
YN('thanks', 'cs', 'a page of thanks', 'Kontakt', '<h1>Děkujeme za zprávu</h1><p>Ozveme se vám co nejdříve.</p>', {
  expects: { success: { text: 'Děkujeme' } },
})

// @ts-nocheck: plain data and pages
import { form, json, take } from '../kit.mjs'
import { family, M, N, onSubmit, page, T, theForm } from './base.mjs'

export const { rows, no, yes } = family('toast-dialog')
const SNACK = `const snack=(h,ms,after)=>setTimeout(()=>{const d=document.createElement('div');d.className='snack';d.innerHTML=h;document.body.append(d);setTimeout(()=>d.remove(),ms||4000)},after||0);`
const put =
  (fn) =>
  (id, lang, title, { name, h, F, submit, body = {}, js, opts, wrap = (x) => x, script = '', look, ...rest }) =>
    fn(id, lang, title, {
      fields: F,
      does: h,
      pages: {
        '/': () =>
          page(lang, name, `<h1>${h}</h1>${wrap(theForm(F, submit, { look }))}`, {
            script: SNACK + script + onSubmit(js, opts),
          }),
        '/api': take(() => (body.headers || body.drop ? body : json(body))),
      },
      ...rest,
    })
const N_ = put(no)
const Y_ = put(yes)
const inDialog = (h) => (x) =>
  `<button type="button" id="open" onclick="document.getElementById('dlg').showModal()">${h}</button><dialog id="dlg" aria-label="${h}">${x}</dialog>`
const trigger = (h) => form('sendForm', h, '#f', { triggerSelector: '#open' })

N_('snackbar-2s', 'th', 'a snackbar two seconds after a silent 200; the form is emptied at once', {
  name: 'ตลาดเช้า',
  h: 'จองแผง',
  F: [N('ชื่อ', 'มาลี')],
  submit: 'จอง',
  js: `form.reset();snack('แผงริมน้ำมีคนจับจองครบทุกแผงแล้ว',4000,2000)`,
  expects: { success: { text: 'แผงของคุณ' } },
})
N_('vuetify-snackbar', 'pl', 'Vuetify: dialog closes, a snackbar in the overlay container', {
  name: 'Orlik',
  h: 'Zajmij boisko',
  F: [N('Imię', 'Adam'), T('godz', 'Godzina', '18')],
  submit: 'Zajmij',
  wrap: inDialog('Zajmij boisko'),
  tool: trigger('Zajmij boisko'),
  js: `document.getElementById('dlg').close();document.body.insertAdjacentHTML('beforeend','<div class="v-overlay-container"><div class="v-snackbar v-snackbar--bottom snack"><div class="v-snackbar__content" role="status" aria-live="polite">O osiemnastej grają już seniorzy.</div></div></div>')`,
  expects: { success: { text: 'Do zobaczenia' } },
})
N_('dialog-stays', 'nl', 'the dialog stays, with a line in its foot', {
  name: 'Deelauto',
  h: 'Auto lenen',
  F: [N('Naam', 'Bram'), T('dag', 'Dag', 'zaterdag')],
  submit: 'Lenen',
  wrap: inDialog('Auto lenen'),
  tool: trigger('Auto lenen'),
  js: `form.insertAdjacentHTML('afterend','<footer>Zaterdag is de auto met Fatima naar zee.</footer>')`,
  expects: { success: { text: 'Goede reis' } },
})
N_('alert-hu', 'hu', 'alert() with a refusal, then the form is emptied', {
  name: 'Varrókör',
  h: 'Jelentkezés',
  F: [N('Név', 'Anna')],
  submit: 'Jövök',
  body: { n: 0 },
  js: `alert('A gépek mind foglaltak aznap.');form.reset()`,
  expects: { success: { text: 'Várunk' } },
})
N_('alertdialog', 'ar', 'the dialog closes and an alertdialog of one button opens', {
  name: 'مكتبة الحي',
  h: 'استعارة كتاب',
  F: [N('الاسم', 'ليلى'), T('kitab', 'الكتاب', 'النهر')],
  submit: 'استعارة',
  wrap: inDialog('استعارة'),
  tool: trigger('استعارة كتاب'),
  js: `document.getElementById('dlg').close();document.body.insertAdjacentHTML('beforeend','<div class="overlay"><div role="alertdialog" aria-modal="true"><p>الكتاب عند قارئ آخر حتى نهاية الشهر.</p><button>حسناً</button></div></div>')`,
  expects: { success: { text: 'الكتاب لك' } },
})
N_('shadow-toast', 'fi', 'a toast in a shadow root, the form is emptied', {
  name: 'Saunaseura',
  h: 'Varaa vuoro',
  F: [N('Nimi', 'Matti')],
  submit: 'Varaa',
  js: `form.reset();const x=document.createElement('app-toast');document.body.append(x);x.attachShadow({mode:'open'}).innerHTML='<div style="position:fixed;bottom:0;padding:1rem;background:#222;color:#fff">Torstai meni jo naapureille.</div>'`,
  expects: { success: { text: 'Löylyihin' } },
})
N_('svg-toast', 'no', 'a toast that is an SVG with text', {
  name: 'Hyttelaget',
  h: 'Lån hytta',
  F: [N('Navn', 'Kari')],
  submit: 'Lån',
  js: `form.reset();snack('<svg width="300" height="30" role="img"><text y="20" fill="#fff">Hytta er opptatt av skolen</text></svg>')`,
  expects: { success: { text: 'God tur' } },
})
N_('sweetalert-error', 'id', 'SweetAlert2 with an error icon; the body is {"status":"gagal"}', {
  name: 'Koperasi',
  h: 'Daftar arisan',
  F: [N('Nama', 'Siti')],
  submit: 'Daftar',
  body: { status: 'gagal' },
  js: `form.reset();document.body.insertAdjacentHTML('beforeend','<div class="swal2-container overlay"><div class="swal2-popup swal2-modal swal2-icon-error swal2-show" role="dialog"><div class="swal2-icon swal2-error">✕</div><h2 class="swal2-title">Aduh</h2><div class="swal2-html-container">Putaran ini sudah berjalan separuh.</div><button class="swal2-confirm">Oke</button></div></div>')`,
  expects: { success: { text: 'Selamat bergabung' } },
})
N_('toast-vanishes', 'el', 'a toast for 700 ms only, then the form is hidden and a picture stands there', {
  name: 'Κολυμβητήριο',
  h: 'Κράτηση διαδρόμου',
  F: [N('Όνομα', 'Νίκος')],
  submit: 'Κράτηση',
  js: `snack('Ο διάδρομος ανήκει σήμερα στην ομάδα πόλο',700);form.outerHTML='<img alt="" width="80" height="80" src="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E">'`,
  expects: { success: { text: 'Καλό κολύμπι' } },
})
Y_('dialog-closes', 'nl', 'the dialog closes, a toast: sent', {
  name: 'Wijkkrant',
  h: 'Tip de redactie',
  F: [M('Tip', 'Er staat een paard in de gang.')],
  submit: 'Versturen',
  wrap: inDialog('Tip'),
  tool: trigger('Tip de redactie'),
  js: `document.getElementById('dlg').close();snack('Bedankt! Je tip is verzonden.')`,
  expects: { success: { text: 'Je tip is verzonden' } },
})
Y_('snackbar', 'tr', 'snackbar: sent', {
  name: 'Pastane',
  h: 'Bize yazın',
  F: [N('Ad', 'Selin'), M('Mesaj', 'Merhaba')],
  submit: 'Gönder',
  js: `form.reset();snack('Mesajınız gönderildi.')`,
  expects: { success: { text: 'Mesajınız gönderildi' } },
})
Y_('alert-ok', 'zh', 'alert: submitted', {
  name: '茶社',
  h: '留言',
  F: [N('姓名', '孙丽'), M('留言', '周末开门吗？')],
  submit: '提交',
  body: { code: 0, msg: 'ok' },
  js: `alert('提交成功，感谢您的留言！');form.reset()`,
  expects: { success: { text: '提交成功' } },
})
Y_('sweetalert', 'pt', 'SweetAlert2 success', {
  name: 'Padaria Lua',
  h: 'Fale connosco',
  F: [N('Nome', 'Joana'), M('Mensagem', 'Têm pão de centeio?')],
  submit: 'Enviar',
  js: `form.reset();document.body.insertAdjacentHTML('beforeend','<div class="swal2-container overlay"><div class="swal2-popup swal2-icon-success" role="dialog"><h2 class="swal2-title">Obrigado!</h2><div class="swal2-html-container">Mensagem enviada com sucesso.</div><button>OK</button></div></div>')`,
  expects: { success: { text: 'enviada com sucesso' } },
})

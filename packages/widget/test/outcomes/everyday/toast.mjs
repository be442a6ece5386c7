// @ts-nocheck: plain data and pages
import { ajax, as, D, E, json, M, maker, N, NL, P, page, S, see, T } from './base.mjs'

export const { rows, yes, no } = maker('toast-dialog')
/** Toasts as the libraries draw them; `ms` is how long they stay. */
const put = (markup, ms, where = 'document.body') =>
  `(function(m){var w=document.createElement('div');w.innerHTML=m;var n=w.firstElementChild;${where}.appendChild(n);${ms ? `setTimeout(function(){n.remove()},${ms})` : ''}})(${markup});`
const sonner = (type, ms = 4000) =>
  put(
    `'<section aria-label="Notifications alt+T" tabindex="-1" aria-live="polite" aria-relevant="additions text" aria-atomic="false"><ol data-sonner-toaster="true" class="toast-top"><li data-sonner-toast="" data-type="${type}" data-mounted="true"><div data-icon=""><svg width="20" height="20"></svg></div><div data-content=""><div data-title="">'+msg+'</div></div></li></ol></section>'`,
    ms,
  )
const antd = (type, ms = 3000) =>
  put(
    `'<div class="ant-message ant-message-top css-dev-only"><div class="ant-message-notice-wrapper toast-top"><div class="ant-message-notice"><div class="ant-message-notice-content"><div class="ant-message-custom-content ant-message-${type}"><span role="img" aria-label="${type === 'success' ? 'check-circle' : 'close-circle'}" class="anticon"></span><span>'+msg+'</span></div></div></div></div></div>'`,
    ms,
  )
const mui = (type, ms = 5000) =>
  put(
    `'<div class="MuiSnackbar-root MuiSnackbar-anchorOriginBottomLeft toast-top" role="presentation"><div class="MuiPaper-root MuiAlert-root MuiAlert-filled${type}" role="alert"><div class="MuiAlert-icon"></div><div class="MuiAlert-message">'+msg+'</div></div></div>'`,
    ms,
  )
const toastr = (type, ms = 5000) =>
  put(
    `'<div id="toast-container" class="toast-top-right toast-top"><div class="toast toast-${type}" aria-live="${type === 'error' ? 'assertive' : 'polite'}"><button type="button" class="toast-close-button" role="button">×</button><div class="toast-message">'+msg+'</div></div></div>'`,
    ms,
  )
const chakra = (type, ms = 5000) =>
  put(
    `'<div role="region" aria-live="polite" aria-label="Notifications-top" id="chakra-toast-manager-top" class="toast-top"><div class="chakra-toast"><div class="chakra-alert" data-status="${type}" role="status" id="toast-1-container"><div id="toast-1-title" class="chakra-alert__title">'+msg+'</div></div></div></div>'`,
    ms,
  )
const mantine = (color, ms = 4000) =>
  put(
    `'<div class="mantine-Notifications-root toast-top" data-position="bottom-right"><div class="mantine-Notification-root" role="alert" data-with-border="true" style="--notification-color:${color}"><div class="mantine-Notification-body"><div class="mantine-Notification-description">'+msg+'</div></div><button type="button" class="mantine-CloseButton-root" aria-label="close">x</button></div></div>'`,
    ms,
  )
const swal = (icon, okText = 'OK') =>
  put(
    `'<div class="swal2-container swal2-center swal2-backdrop-show overlay"><div aria-labelledby="swal2-title" aria-describedby="swal2-html-container" class="swal2-popup swal2-modal swal2-icon-${icon} swal2-show" tabindex="-1" role="dialog" aria-live="assertive" aria-modal="true"><div class="swal2-icon swal2-${icon}"></div><h2 class="swal2-title" id="swal2-title">'+(title||'')+'</h2><div class="swal2-html-container" id="swal2-html-container">'+msg+'</div><div class="swal2-actions"><button type="button" class="swal2-confirm swal2-styled">${okText}</button></div></div></div>'`,
    0,
  ) +
  `document.querySelector('.swal2-confirm').onclick=function(){document.querySelector('.swal2-container').remove()};`
const snack = (ms = 4000) =>
  put(
    `'<div class="cdk-overlay-container"><div class="cdk-global-overlay-wrapper"><mat-snack-bar-container class="mdc-snackbar mat-mdc-snack-bar-container toast-top"><div aria-live="assertive"><simple-snack-bar class="mat-mdc-simple-snack-bar"><div matsnackbarlabel class="mat-mdc-snack-bar-label mdc-snackbar__label">'+msg+'</div></simple-snack-bar></div></mat-snack-bar-container></div></div>'`,
    ms,
  )

yes('sonner-success', 'en', 'shadcn with sonner: success toast, form is reset', {
  chrome: 'tw',
  site: 'Kiln & Clay',
  h: 'Join the open studio',
  look: 'shad',
  submit: 'Sign me up',
  does: 'Sign up for the open studio',
  F: as('react', [N('Name'), E('Email')]),
  url: '/api/signup',
  script: ajax('/api/signup', `var msg=d.message;${sonner('success')}form.reset();`, { enc: 'json' }),
  answer: () => json({ ok: true, message: "You're on the list. Thank you!" }),
  ok: 'on the list',
})
yes('antd-message', 'zh', 'Ant Design: message.success, the form is emptied', {
  chrome: 'app',
  site: '社区报修',
  h: '提交报修',
  look: 'antd',
  submit: '提 交',
  does: '提交报修单',
  F: as('react', [T('room', '房号', '3-502'), M('问题描述', '厨房水龙头漏水')]),
  url: '/api/repairs',
  script: ajax('/api/repairs', `var msg='提交成功';${antd('success')}form.reset();`, { enc: 'json' }),
  answer: () => json({ code: 0, message: 'ok', data: { id: 881 } }),
  ok: '提交成功',
})
yes('mui-snackbar', 'sv', 'MUI snackbar in a portal, the form is removed', {
  chrome: 'app',
  site: 'Tvättstugan',
  h: 'Boka tvättid',
  look: 'mui',
  submit: 'Boka',
  does: 'Boka en tvättid',
  F: as('react', [D('dag', 'Dag', '2026-12-03'), S('pass', 'Pass', ['07–10', '10–13', '13–16'], '10–13')]),
  url: '/api/bokningar',
  script: ajax('/api/bokningar', `var msg='Tiden är bokad.';${mui('Success')}form.remove();`, { enc: 'json' }),
  answer: () => json({ id: 'b1', slot: 2 }, 201),
  ok: 'Tiden är bokad',
})
yes('swal-success', 'vi', 'SweetAlert2 with a tick after the answer; the form stays behind it', {
  chrome: 'bs',
  site: 'Phòng khám An Tâm',
  h: 'Đặt lịch khám',
  look: 'bs',
  submit: 'Đặt lịch',
  does: 'Đặt lịch khám bệnh',
  F: [N('Họ tên', 'Trần Thị Mai'), P('Số điện thoại'), D('ngay', 'Ngày khám', '2026-12-08')],
  url: '/dat-lich',
  script: ajax('/dat-lich', `var title=d.title,msg=d.text;${swal('success')}form.reset();`),
  answer: () => json({ icon: 'success', title: 'Thành công!', text: 'Chúng tôi đã nhận được yêu cầu của bạn.' }),
  ok: 'đã nhận được yêu cầu',
})
yes('toastr-laravel', 'bg', 'toastr from session flash after a redirect', {
  chrome: 'bs',
  site: 'Читалище Просвета',
  h: 'Запиши се за танци',
  look: 'bs',
  submit: 'Запиши ме',
  does: 'Записване за танци',
  action: '/tanci/zapis',
  start: '/tanci',
  F: [NL('bg', 'Име'), P('Телефон')],
  answer: (_q, s) => {
    s.session.flash = `<script>addEventListener('load',function(){var msg='Благодарим, записахме ви.';${toastr('success').replace(/<\//g, '<\\/')}})</script>`
    return see('/tanci', 302)
  },
  ok: 'записахме ви',
})
yes('bootstrap-modal-done', 'ro', 'Bootstrap modal opens with the thanks after the answer', {
  chrome: 'bs',
  site: 'Grădinița Albinuța',
  h: 'Programează o vizită',
  look: 'bs',
  submit: 'Programează',
  does: 'Programează o vizită la grădiniță',
  F: [NL('ro', 'Nume'), P('Telefon')],
  url: '/vizita',
  script: ajax(
    '/vizita',
    `document.body.insertAdjacentHTML('beforeend','<div class="modal fade show overlay" id="okModal" tabindex="-1" aria-modal="true" role="dialog"><div class="modal-dialog"><div class="modal-content"><div class="modal-header"><h5 class="modal-title">Mulțumim!</h5></div><div class="modal-body">Cererea a fost trimisă.</div><div class="modal-footer"><button type="button" class="btn btn-secondary" data-bs-dismiss="modal">Închide</button></div></div></div></div>');form.reset()`,
  ),
  answer: () => json({ status: 'success' }),
  ok: { selector: '#okModal' },
})
yes('alert-native', 'ko', 'alert() with the thanks, then the page goes to the list', {
  chrome: 'old',
  site: '마을회관',
  h: '대관 신청',
  look: 'table',
  submit: '신청하기',
  does: '회관 대관 신청',
  F: [NL('ko', '이름'), P('연락처')],
  url: '/rent/apply.do',
  script: ajax(
    '/rent/apply.do',
    `if(d.result==='Y'){alert('신청이 완료되었습니다.');location.href='/rent/list.do'}else{alert(d.msg)}`,
  ),
  answer: () => json({ result: 'Y' }),
  pages: {
    '/rent/list.do': () =>
      page(
        'ko',
        'old',
        '마을회관',
        '<h2>대관 신청 목록</h2><table border="1"><tr><td>1</td><td>접수</td></tr></table>',
      ),
  },
  ok: { url: '/rent/list.do' },
})

no('sonner-error', 'en', 'sonner error toast from a server action that returned an error object with 200', {
  chrome: 'tw',
  site: 'Supper Club',
  h: 'Reserve a seat',
  look: 'shad',
  submit: 'Reserve',
  does: 'Reserve a seat',
  F: as('react', [N('Name'), E('Email')]),
  url: '/reserve',
  script: ajax(
    '/reserve',
    `if(d.error){var msg=d.error;${sonner('error')}}else{form.outerHTML='<p>See you there.</p>'}`,
    {
      enc: 'multi',
      headers: { 'Next-Action': '7f3c' },
    },
  ),
  answer: () => json({ error: 'This supper is fully booked.' }),
  ok: 'See you there',
})
no('antd-error-text', 'zh', 'Ant Design message.error, code 40012 in a 200', {
  chrome: 'app',
  site: '羽毛球馆',
  h: '预订场地',
  look: 'antd',
  submit: '立即预订',
  does: '预订羽毛球场地',
  F: as('react', [P('手机号', '13800001234'), S('slot', '时段', ['18:00', '19:00', '20:00'], '19:00')]),
  url: '/api/court',
  script: ajax('/api/court', `var msg=d.message;if(d.code!==0){${antd('error')}}`, { enc: 'json' }),
  answer: () => json({ code: 40012, message: '该时段已被他人占用', data: null }),
  ok: '预订成功',
  wanted: 'submitted_unverified',
})
no('mantine-offline', 'en', 'Mantine notification: the server answers 429, the free quota of the day is used up', {
  chrome: 'app',
  site: 'Translate This',
  h: 'Ask for a translation',
  look: 'mui',
  submit: 'Request',
  does: 'Ask for a translation',
  F: as('react', [M('Text', 'Good morning, how are you?'), E('Email')]),
  url: '/api/requests',
  script: ajax(
    '/api/requests',
    `if(s>399){var msg='You have used your five free requests for today.';${mantine('red')}}else form.outerHTML='<p>Request received.</p>'`,
    { enc: 'json' },
  ),
  answer: () => json({ title: 'Too Many Requests', status: 429 }, 429, 'application/problem+json'),
  ok: 'Request received',
})
no('swal-error', 'tr', 'SweetAlert2 error: the national id is already registered', {
  chrome: 'bs',
  site: 'Belediye Spor',
  h: 'Yüzme kursu kaydı',
  look: 'bs',
  submit: 'Kaydı Tamamla',
  does: 'Yüzme kursuna kayıt',
  F: [NL('tr', 'Ad Soyad'), P('Telefon')],
  url: '/kurs/kayit',
  script: ajax('/kurs/kayit', `var title=d.baslik,msg=d.mesaj;${swal('error', 'Tamam')}`),
  answer: () => json({ durum: 0, baslik: 'Hata', mesaj: 'Bu dönem için zaten bir kursa yazılmışsınız.' }),
  ok: 'Kaydınız alındı',
  wanted: 'submitted_unverified',
})
no('toastr-warning', 'hu', 'toastr warning after 200: the form is closed for the season', {
  chrome: 'bs',
  site: 'Horgásztó',
  h: 'Stég foglalása',
  look: 'bs',
  submit: 'Foglalok',
  does: 'Stéget foglalni',
  F: [NL('hu', 'Név'), E('E-mail')],
  url: '/foglalas',
  script: ajax('/foglalas', `var msg=d.uzenet;${toastr('warning')}`),
  answer: () => json({ eredmeny: 'zarva', uzenet: 'Márciusig nem fogadunk foglalást.' }),
  ok: 'Foglalását rögzítettük',
  wanted: 'submitted_unverified',
})
no('chakra-form-kept', 'pt', 'Chakra toast, success false', {
  chrome: 'app',
  site: 'Banco de Alimentos',
  h: 'Seja voluntário',
  look: 'mui',
  submit: 'Quero ajudar',
  does: 'Inscrever-se como voluntário',
  F: as('react', [NL('pt', 'Nome completo'), E('E-mail')]),
  url: '/api/voluntarios',
  script: ajax('/api/voluntarios', `if(!d.success){var msg=d.message;${chakra('error')}}else form.reset()`, {
    enc: 'json',
  }),
  answer: () => json({ success: false, message: 'Já existe um cadastro com este e-mail.' }),
  ok: 'Cadastro realizado',
})
no('alert-captcha', 'ko', 'alert(): the letters of the picture were wrong; page stays', {
  chrome: 'old',
  site: '동호회 게시판',
  h: '가입 인사',
  look: 'table',
  submit: '등록',
  does: '가입 인사 남기기',
  F: [NL('ko', '글쓴이'), M('내용', '안녕하세요, 반갑습니다.')],
  url: '/bbs/write_update.php',
  script: ajax('/bbs/write_update.php', `if(t!=='OK')alert(t);else location.href='/bbs/'`),
  answer: () => ({
    status: 200,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body: '자동등록방지 숫자가 틀렸습니다.',
  }),
  ok: { url: '/bbs/' },
  wanted: 'submitted_unverified',
  status: ['submitted_unverified', 'rejected', 'needs_person'],
})
no('snackbar-angular', 'de', 'Angular Material snack bar, 409 conflict', {
  chrome: 'app',
  site: 'Ladesäulen Verbund',
  h: 'Ladepunkt reservieren',
  look: 'mat',
  submit: 'Reservieren',
  does: 'Ladepunkt reservieren',
  F: as('react', [T('kennzeichen', 'Kennzeichen', 'HH-AB 123'), S('zeit', 'Uhrzeit', ['08:00', '09:00'], '08:00')]),
  url: '/api/reservierungen',
  script: ajax(
    '/api/reservierungen',
    `if(s>399){var msg='Der Ladepunkt ist um diese Zeit schon vergeben.';${snack()}}else form.outerHTML='<p>Reserviert.</p>'`,
    { enc: 'json' },
  ),
  answer: () =>
    json({ timestamp: '2026-11-29T20:00:00', status: 409, error: 'Conflict', path: '/api/reservierungen' }, 409),
  ok: 'Reserviert',
})

// @ts-nocheck: plain data and pages
import { JQ, json, see, take } from '../kit.mjs'
import { D, E, family, M, N, onSend, P, page, S, T, theForm } from './base.mjs'

export const { rows, no, yes } = family('validation')

{
  const F = [
    T('title', 'Job title', 'Line cook'),
    E('Email', 'marcus.bell@example.com'),
    D('start', 'Earliest start date', '2027-01-04'),
  ]
  no('mui-server', 'en', 'React Hook Form and MUI: setError from the answer, a helper text under a field', {
    does: 'Apply as a line cook',
    id: 'apply',
    fields: F,
    wanted: 'rejected',
    pages: {
      '/': () =>
        page(
          'en',
          'root',
          'Copper Pan Group',
          `<h1>Join the kitchen</h1>${theForm(F, 'Submit application', { id: 'apply', look: 'mui', attrs: 'novalidate' })}`,
          {
            script: onSend(
              `if(d.fields)Object.keys(d.fields).forEach(function(k){var i=document.getElementById(k);i.setAttribute('aria-invalid','true');i.parentNode.classList.add('Mui-error');var p=document.getElementById(k+'-helper-text');p.classList.add('Mui-error');p.textContent=d.fields[k]})`,
              { id: 'apply', url: '/api/apply' },
            ),
          },
        ),
      '/api/apply': take(() => json({ fields: { start: 'The galley is being refitted until 18 January.' } })),
    },
    expects: { success: { text: 'Application received' } },
  })
}
{
  const F = [
    N('שם מלא', 'נועה ברק', { id: 'id_name' }),
    P('טלפון נייד', '0500000012', { id: 'id_phone' }),
    S(
      'kvutza',
      'קבוצה',
      'a',
      [
        ['a', 'בוקר'],
        ['b', 'ערב'],
      ],
      { id: 'id_kvutza' },
    ),
  ]
  const p = (errors, values) =>
    page(
      'he',
      'boot',
      'מתנ״ס השיטה',
      `<h1>הרשמה לחוג קדרות</h1>${theForm(F, 'הרשמה', { id: 'reg', look: 'django', action: '/hugim/', errors, values, before: '<input type="hidden" name="csrfmiddlewaretoken" value="d1">' })}`,
    )
  no('django-errorlist', 'he', 'Django: 200, the form with an errorlist at the group', {
    does: 'הרשמה לחוג',
    id: 'reg',
    fields: F,
    wanted: 'rejected',
    start: '/hugim/',
    pages: {
      '/hugim/': take(
        () =>
          p(
            { kvutza: 'בקבוצת הבוקר נגמרו האובניים. בערב יש עוד שלוש.' },
            { name: 'נועה ברק', phone: '0500000012', kvutza: 'a' },
          ),
        () => p(),
      ),
    },
    expects: { success: { text: 'נרשמת' }, failure: { selector: '.errorlist' } },
  })
}
{
  const F = [
    T('ref', 'Burial reference', 'CR 2291', { id: 'reference', name: 'reference' }),
    T('day', 'Day', '25', { id: 'date-day', name: 'date-day' }),
    T('month', 'Month', '12', { id: 'date-month', name: 'date-month' }),
  ]
  const p = (errors = {}, values = {}) =>
    page(
      'en',
      'govuk',
      'Arranmoor Council',
      `${errors.day ? `<div class="govuk-error-summary" data-module="govuk-error-summary"><div role="alert"><h2 class="govuk-error-summary__title">There is a problem</h2><ul class="govuk-list govuk-error-summary__list"><li><a href="#date-day">${errors.day}</a></li></ul></div></div>` : ''}<h1 class="govuk-heading-l">Ask to visit the memorial garden</h1>${theForm(F, 'Continue', { id: 'visit', look: 'govuk', action: '/memorial', attrs: 'novalidate', errors, values, btn: 'class="govuk-button" data-module="govuk-button"' })}`,
      { title: errors.day ? 'Error: Memorial garden' : 'Memorial garden' },
    )
  no('govuk', 'en', 'GOV.UK: error summary and message at the day', {
    does: 'Ask to visit the memorial garden',
    id: 'visit',
    fields: F,
    wanted: 'rejected',
    start: '/memorial',
    pages: {
      '/memorial': take(
        (r) => p({ day: 'Choose a day the garden is staffed' }, { ref: r.field('reference'), day: '25', month: '12' }),
        () => p(),
      ),
    },
    expects: { success: { text: 'Your visit is arranged' } },
  })
}
{
  const F = [
    N('Full name', 'Hector Salinas'),
    T('zip', 'ZIP Code', '87501'),
    M('Describe the pothole', 'Two feet wide, in front of the post office.'),
  ]
  yes('uswds', 'en', 'U.S. Web Design System: an alert and a number where the form was', {
    does: 'Report a pothole to the county',
    id: 'pothole',
    fields: F,
    start: '/report',
    pages: {
      '/report': take(
        () => see('/report/confirmation'),
        () =>
          page(
            'en',
            'usa',
            'County of Santa Rey',
            `<h1>Report a road problem</h1><p>Required fields are marked with an asterisk (<abbr title="required" class="usa-hint usa-hint--required">*</abbr>).</p>${theForm(F, 'Submit report', { id: 'pothole', look: 'usa', action: '/report', btn: 'class="usa-button"' })}`,
          ),
      ),
      '/report/confirmation': () =>
        page(
          'en',
          'usa',
          'County of Santa Rey',
          '<div class="usa-alert usa-alert--success"><div class="usa-alert__body"><h4 class="usa-alert__heading">We received your report</h4><p class="usa-alert__text">Service request 26-007714. Crews usually inspect within five business days.</p></div></div><h2>What happens next</h2><ol><li>We check whether the road is ours or the state’s.</li><li>You can follow along at <a href="#">Track a request</a>.</li></ol>',
        ),
    },
    expects: { success: { url: '/report/confirmation', selector: '.usa-alert--success' } },
  })
}
{
  const F = [N('ชื่อ', 'สมชาย ใจดี'), P('เบอร์โทร', '0812345678'), T('pax', 'จำนวนคน', '14')]
  no('custom-validity', 'th', 'the page’s own rule: setCustomValidity on the number of guests, nothing is sent', {
    does: 'จองเรือหางยาว',
    id: 'boat',
    fields: F,
    sends: 0,
    wanted: 'rejected',
    status: ['rejected', 'failed'],
    pages: {
      '/': () =>
        page(
          'th',
          'tail',
          'เรือลุงดำ อ่าวนาง',
          `<h1>จองเรือ</h1>${theForm(F, 'ส่งคำขอจอง', { id: 'boat', look: 'tail', action: '/book' })}`,
          {
            script: `document.querySelector('#boat [type=submit]').addEventListener('click',function(){var p=document.getElementById('pax');p.setCustomValidity(+p.value>10?'เรือลำหนึ่งนั่งได้สิบคน ถ้ามามากกว่านั้นโทรหาลุงดำครับ':'')})`,
          },
        ),
      '/book': take(() => see('/')),
    },
    expects: { success: { text: 'จองแล้ว' } },
  })
}
{
  const F = [
    N('Imię i nazwisko', 'Agnieszka Wrona'),
    T('karta', 'Numer karty bibliotecznej', '00481'),
    T('syg', 'Sygnatura', 'III 2045'),
  ]
  no('angular-mat-error', 'pl', 'Angular Material: ng-invalid and mat-error after the answer', {
    does: 'Zarezerwować książkę do czytelni',
    id: 'zam',
    fields: F,
    wanted: 'rejected',
    pages: {
      '/': () =>
        page(
          'pl',
          'root',
          'Biblioteka Uniwersytecka',
          `<h1>Książka do czytelni</h1>${theForm(F, 'Zarezerwuj', { id: 'zam', look: 'mat', attrs: 'novalidate' })}`,
          {
            script: onSend(
              `if(d.pole){var i=document.getElementById(d.pole);i.setAttribute('aria-invalid','true');i.classList.add('ng-invalid');var w=i.closest('mat-form-field');w.classList.add('mat-form-field-invalid');w.querySelector('.mat-mdc-form-field-subscript-wrapper').innerHTML='<mat-error class="mat-mdc-form-field-error">'+d.tekst+'</mat-error>'}`,
              { id: 'zam', url: '/api/zamowienia' },
            ),
          },
        ),
      '/api/zamowienia': take(() =>
        json({ pole: 'syg', tekst: 'Ten tom czyta dziś ktoś inny, wróci do magazynu w czwartek.' }),
      ),
    },
    expects: { success: { text: 'Książka będzie czekać' } },
  })
}
{
  const F = [
    N('Ad Soyad', 'Selin Kaya'),
    E('E-posta', 'selin@example.com.tr'),
    M('Mesaj', 'Staj programınız bu yaz da var mı?'),
  ]
  yes('was-validated', 'tr', 'Bootstrap: was-validated with empty, hidden feedback at each field is no refusal', {
    does: 'İnsan kaynaklarına yazmak',
    id: 'ik',
    fields: F,
    pages: {
      '/': () =>
        page(
          'tr',
          'boot',
          'Ege Seramik',
          `<h1>Bize yazın</h1>${theForm(F, 'Gönder', { id: 'ik', attrs: 'class="needs-validation"' }).replace(/<\/div>\n/g, '<div class="invalid-feedback off">Bu alan zorunludur.</div></div>\n')}<div id="sonuc"></div>`,
          {
            script: onSend(
              `form.classList.add('was-validated');form.reset();document.getElementById('sonuc').innerHTML='<div class="alert alert-success" role="alert">Teşekkürler, mesajınız alındı.</div>'`,
              { id: 'ik', url: '/iletisim', as: 'multi' },
            ),
          },
        ),
      '/iletisim': take(() => json({ sonuc: 1 })),
    },
    expects: { success: { text: 'mesajınız alındı' } },
  })
}
{
  const F = [
    N('Naam', 'Joost van Dijk', { id: 'input_8_1', name: 'input_1' }),
    T('kind', 'Naam kind', 'Fenna', { id: 'input_8_2', name: 'input_2' }),
    D('geb', 'Geboortedatum kind', '2025-11-02', { id: 'input_8_3', name: 'input_3' }),
  ]
  const p = (errors, values) =>
    page(
      'nl',
      'blocks',
      'Zwemclub De Otter',
      `<h1>Proefles</h1><div class="gform_wrapper${errors ? ' gform_validation_error' : ''}">${errors ? '<div class="gform_validation_errors" tabindex="-1"><h2 class="gform_submission_error">Kijk even naar het gemarkeerde veld hieronder.</h2></div>' : ''}${theForm(F, 'Aanmelden', { id: 'gform_8', look: 'gf', action: '/proefles/', errors, values, isInput: true })}</div>`,
    )
  no('gfield-error', 'nl', 'Gravity Forms: the page again, gfield_error and a message at the date', {
    does: 'Een kind aanmelden voor een proefles',
    id: 'gform_8',
    fields: F,
    wanted: 'rejected',
    start: '/proefles/',
    pages: {
      '/proefles/': take(
        () =>
          p(
            { geb: 'Fenna is nog net te klein voor het diepe bad; vanaf vier jaar is ze van harte welkom.' },
            { name: 'Joost van Dijk', kind: 'Fenna', geb: '2025-11-02' },
          ),
        () => p(),
      ),
    },
    expects: { success: { text: 'Tot bij de proefles' } },
  })
}
{
  const F = [N('성함', '박서준'), E('이메일', 'seojun@example.kr'), M('문의 내용', '단체 관람은 몇 명부터인가요?')]
  yes(
    'other-form-marked',
    'ko',
    'the footer’s newsletter form was born with aria-invalid="true"; the own form makes way for thanks',
    {
      does: '미술관에 단체 관람 문의',
      id: 'wpforms-form-21',
      fields: F,
      pages: {
        '/': () =>
          page(
            'ko',
            'blocks',
            '솔숲미술관',
            `<h1>문의하기</h1>${theForm(F, '보내기', { id: 'wpforms-form-21', attrs: 'class="wpforms-validate wpforms-form"' })}<aside><h3>소식 받기</h3><form id="nl" action="/nl" method="post"><label for="nlm">이메일 주소</label><input id="nlm" name="nlm" type="email" required aria-invalid="true" class="wpforms-error"></form></aside>`,
            {
              script: onSend(
                `if(d.success)form.outerHTML='<div class="wpforms-confirmation-container-full"><p>문의해 주셔서 감사합니다. 메시지가 접수되었습니다.</p></div>'`,
                { id: 'wpforms-form-21', url: '/wp-admin/admin-ajax.php', as: 'form' },
              ),
            },
          ),
        '/wp-admin/admin-ajax.php': take(() => json({ success: true, data: { confirmation: '' } })),
      },
      expects: { success: { selector: '.wpforms-confirmation-container-full' } },
    },
  )
}
{
  const F = [
    N('お名前', '田中 美咲'),
    T('item', '商品番号', 'SK-118'),
    M('内容', '注ぎ口が少し欠けていました。交換をお願いします。'),
  ]
  yes(
    'hint-red',
    'ja',
    'red hints and counters with class error-text that stand there from the start; a page of thanks with a number',
    {
      does: '商品の交換を依頼する',
      id: 'inq',
      fields: F,
      pages: {
        '/': take(
          () => see('/thanks'),
          () =>
            page(
              'ja',
              'tail',
              '急須の店 常滑',
              `<h1>交換のご依頼</h1><p class="error-text" style="color:#c00">※必須項目です。半角英数字でご入力ください。</p>${theForm(F, '送信', { id: 'inq', look: 'tail', action: '/', after: '<p class="error-text counter">残り 380 文字</p>' })}`,
            ),
        ),
        '/thanks': () =>
          page(
            'ja',
            'tail',
            '急須の店 常滑',
            '<h1>送信完了</h1><p>お問い合わせありがとうございました。受付番号は <b>K-2207</b> です。</p><p>二営業日以内に担当よりご連絡いたします。返信が届かない場合は迷惑メールフォルダもご確認ください。</p><a href="/">トップへ戻る</a>',
          ),
      },
      expects: { success: { url: '/thanks', text: '受付番号' } },
    },
  )
}
{
  const F = [
    N('الاسم', 'ليلى حداد'),
    P('رقم الجوال', '0500000000'),
    S('doc', 'الطبيب', 'd2', [
      ['d1', 'د. سامي'],
      ['d2', 'د. هند'],
    ]),
  ]
  yes(
    'el-success',
    'ar',
    'Element Plus: is-success at each item and an empty el-form-item__error; an el-result in place of the form',
    {
      does: 'طلب موعد في العيادة',
      id: 'appt',
      fields: F,
      pages: {
        '/': () =>
          page(
            'ar',
            'root',
            'عيادات الواحة',
            `<h1>طلب موعد</h1>${theForm(F, 'إرسال الطلب', { id: 'appt', look: 'el', attrs: 'class="el-form"' })}`,
            {
              script: onSend(
                `if(d.status==='success'){form.style.display='none';var x=document.createElement('div');x.className='el-result';x.innerHTML='<div class="el-result__title"><p>شكرًا لك</p></div><div class="el-result__subtitle"><p>تم استلام طلبك، رقم الطلب 5521. سنتصل بك لتأكيد الوقت.</p></div>';form.after(x)}`,
                {
                  id: 'appt',
                  url: '/api/appointments',
                  first: `form.querySelectorAll('.el-form-item').forEach(function(n){n.classList.add('is-success');n.insertAdjacentHTML('beforeend','<div class="el-form-item__error"></div>')});`,
                },
              ),
            },
          ),
        '/api/appointments': take(() => json({ status: 'success', id: 5521 })),
      },
      expects: { success: { selector: '.el-result' } },
    },
  )
}
{
  const F = [
    N('Nome', 'Beatriz Lopes'),
    E('E-mail', 'bia@example.pt'),
    S('prod', 'Produto', 'lampada', [
      ['lampada', 'Lâmpada de mesa'],
      ['tapete', 'Tapete'],
    ]),
    M('A sua opinião', 'Luz muito agradável, cabo um pouco curto.'),
  ]
  yes(
    'jqvalidate-ok',
    'pt',
    'jQuery Validate: labels of class "error valid" with nothing in them, then the next page',
    {
      does: 'Avaliar um produto',
      id: 'aval',
      fields: F,
      pages: {
        '/': () =>
          page(
            'pt',
            'dawn',
            'Oficina da Luz',
            `<h1>Conte-nos o que achou</h1>${theForm(F, 'Publicar avaliação', { id: 'aval', look: 'dawn', action: '/avaliacoes' })}`,
            {
              script:
                JQ +
                `$('#aval').on('submit',function(){$('#aval input').each(function(){$(this).addClass('valid').after('<label class="error valid" for="'+this.id+'"></label>')})})`,
            },
          ),
        '/avaliacoes': take(() => see('/avaliacoes/obrigado')),
        '/avaliacoes/obrigado': () =>
          page(
            'pt',
            'dawn',
            'Oficina da Luz',
            '<h1>Obrigado!</h1><p>A sua avaliação foi enviada e aparece na página do produto depois de lida pela nossa equipa.</p>',
          ),
      },
      expects: { success: { url: '/avaliacoes/obrigado' } },
    },
  )
}

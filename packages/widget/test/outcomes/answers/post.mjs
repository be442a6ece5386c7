// @ts-nocheck: plain data and pages
import { D, E, fam, html, late, M, N, P, page, S, see, T, take, theForm } from './base.mjs'

const { rows, yes, no } = fam('post')

export { rows }

// ---- taken
{
  const F = [
    T('postcode', 'Postcode', 'LS6 3QT'),
    T('address', 'House number and street', '14 Norwood Terrace'),
    S('bin', 'Which bin was missed?', 'green', [
      ['', 'Please select'],
      ['black', 'Black (general waste)'],
      ['green', 'Green (recycling)'],
      ['brown', 'Brown (garden)'],
    ]),
    E('Email address (optional)', 'j.whitaker@example.org', { required: false }),
  ]
  const p = (m, o) => page('en', 'govuk', 'Aireborough Council', m, o)
  yes('missed-bin', 'en', 'GOV.UK panel with a reference after redirect', {
    does: 'Report a missed bin collection',
    fields: F,
    pages: {
      '/': () =>
        p(
          `<h1 class="govuk-heading-l">Report a missed bin</h1><p class="govuk-body">You can report a missed collection up to two working days after it was due.</p>${theForm(F, 'Submit report', { look: 'govuk', action: '/missed-bin', btn: 'class="govuk-button" data-module="govuk-button"' })}`,
          { title: 'Report a missed bin - Aireborough Council' },
        ),
      '/missed-bin': take(() => late(700, see('/missed-bin/complete'))),
      '/missed-bin/complete': () =>
        p(
          `<div class="govuk-panel govuk-panel--confirmation"><h1 class="govuk-panel__title">Report received</h1><div class="govuk-panel__body">Your reference number<br><strong>MB-40771</strong></div></div>
<p class="govuk-body">We have sent you an email with these details.</p><h2 class="govuk-heading-m">What happens next</h2><p class="govuk-body">The crew will try to come back within two working days. Leave your bin at the kerbside with the handles facing the road.</p><p class="govuk-body">If it has still not been emptied after that, <a href="#">contact waste services</a>.</p><p><a href="#">What did you think of this service?</a> (takes 30 seconds)</p>`,
          { title: 'Report received - Aireborough Council' },
        ),
    },
    expects: { success: { url: '/missed-bin/complete', text: 'Your reference number' } },
  })
}
{
  const F = [
    T('titel', 'Titel des Mediums', 'Die Vermessung des Eises'),
    T('autor', 'Verfasser/in', 'Marta Lindqvist'),
    T('ausweis', 'Nummer Ihres Bibliotheksausweises', 'B 20418'),
    E('Ihre E-Mail-Adresse', 'helga.brandt@example.org'),
  ]
  const p = (m, o) => page('de', 'typo3', 'Stadtbibliothek Hameln', m, o)
  yes('anschaffung', 'de', 'suggestion to a library, flash on the same address after 303', {
    does: 'Anschaffungsvorschlag an die Bibliothek',
    fields: F,
    pages: {
      '/': (_r, s) =>
        p(
          `${s.session.ok ? `<div class="alert alert-info"><p><strong>Ihr Vorschlag liegt jetzt bei unserem Lektorat.</strong></p><p>Vielen Dank! Wir prüfen innerhalb von drei Wochen, ob wir „Die Vermessung des Eises“ kaufen, und schreiben Ihnen dann. Wird das Buch angeschafft, ist es für Sie zuerst vorgemerkt.</p></div>` : ''}<h1>Etwas nicht gefunden?</h1><p>Nennen Sie uns Bücher, Filme oder Spiele, die in unserem Bestand fehlen. Pro Monat sind fünf Vorschläge möglich.</p>${theForm(F, 'Vorschlag abschicken', { look: 'typo3', action: '/vorschlag', btn: 'class="powermail_submit btn"', isInput: true })}`,
        ),
      '/vorschlag': take((_r, s) => {
        s.session.ok = 1
        return see('/')
      }),
    },
    expects: { success: { text: 'Ihr Vorschlag liegt jetzt bei unserem Lektorat' } },
  })
}
{
  const F = [
    T('subject', 'Titre', 'Vanne EGR bruyante à froid', { attrs: 'maxlength="124"' }),
    M('Message', 'Bonjour à tous, ma C3 siffle au démarrage quand il gèle. Quelqu’un a déjà démonté la vanne ?'),
  ]
  const p = (m, o) => page('fr', 'phpbb', 'Forum des vieilles Citroën', m, o)
  yes('phpbb', 'fr', 'phpBB page between that says the post is there', {
    does: 'Publier un nouveau sujet dans le forum',
    fields: F,
    pages: {
      '/': () =>
        p(
          `<h2 class="posting-title"><a href="#">Mécanique, moteurs essence</a></h2>${theForm(F, 'Envoyer', { look: 'table', action: '/posting.php', isInput: true, btn: 'name="post" class="button1 default-submit-action" accesskey="s"' })}`,
        ),
      '/posting.php': take(() =>
        p(
          `<div class="panel" id="message"><div class="inner"><h2 class="message-title">Information</h2><p>Votre message a été publié avec succès.<br><br><a href="#">Voir votre message</a><br><br><a href="#">Revenir à « Mécanique, moteurs essence »</a></p></div></div>`,
          { title: 'Forum des vieilles Citroën - Information' },
        ),
      ),
    },
    expects: { success: { selector: '#message', text: 'Votre message a été publié' } },
  })
}
{
  const F = [
    N('Nome completo', 'Larissa Teixeira Campos'),
    T('matricula', 'Número de matrícula', '20231105'),
    S('turma', 'Turma', 'n2', [
      ['', 'Escolha'],
      ['m1', 'Manhã (M1)'],
      ['n2', 'Noite (N2)'],
    ]),
  ]
  const p = (m, o) => page('pt', 'moodle', 'Pró-Reitoria de Extensão', m, o)
  yes('extensao', 'pt', 'redirect to the list of one’s own enrolments', {
    does: 'Inscrição no curso de extensão',
    wanted: 'submitted_unverified',
    why: 'the page that follows is an account page with an added entry',
    fields: F,
    pages: {
      '/': () =>
        p(
          `<h2>Libras básico, 40 h</h2><p>Restam 9 vagas na turma da noite. O curso é aberto a estudantes e servidores.</p>${theForm(F, 'Inscrever-me', { look: 'boot', action: '/inscricao' })}`,
        ),
      '/inscricao': take((_r, s) => {
        s.session.in = 1
        return late(400, see('/minhas-inscricoes'))
      }),
      '/minhas-inscricoes': (_r, s) =>
        p(
          `<h2>Minhas inscrições</h2><table class="generaltable"><thead><tr><th>Curso</th><th>Turma</th><th>Data</th><th>Situação</th></tr></thead><tbody>${s.session.in ? '<tr class="inscricao" id="insc-1883"><td>Libras básico, 40 h</td><td>N2</td><td>12/03/2026</td><td>Ativa</td></tr>' : ''}<tr class="inscricao"><td>Primeiros socorros</td><td>M1</td><td>04/08/2025</td><td>Concluída</td></tr></tbody></table><p><a href="#">Emitir declaração</a></p>`,
          { title: 'Minhas inscrições' },
        ),
    },
    expects: { success: { url: '/minhas-inscricoes', selector: '#insc-1883' } },
  })
}
{
  const F = [
    N('작성자', '박서연', { id: 'wr_name', name: 'wr_name' }),
    T('subject', '제목', '주말 체험 프로그램 문의', { id: 'wr_subject', name: 'wr_subject' }),
    M('내용', '초등학교 2학년도 숲 체험에 참여할 수 있는지 궁금합니다.', { id: 'wr_content', name: 'wr_content' }),
  ]
  const p = (m, o) => page('ko', 'boot', '푸른숲 수목원', m, o)
  yes('gnuboard', 'ko', 'old Korean board: the answer is a script with alert and a move to the list', {
    does: '문의 게시판에 글 남기기',
    fields: F,
    id: 'fwrite',
    pages: {
      '/': () =>
        p(
          `<h2 id="container_title">묻고 답하기 글쓰기</h2>${theForm(F, '작성완료', { id: 'fwrite', look: 'table', action: '/bbs/write_update.php', isInput: true, btn: 'id="btn_submit" class="btn_submit btn"' })}`,
        ),
      '/bbs/write_update.php': take(() =>
        html(
          `<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>오류안내 페이지</title></head><body><script>alert("글이 정상적으로 등록되었습니다.\\n답변은 영업일 기준 이틀 안에 달아 드립니다.");document.location.replace("/bbs/board.php");</script><noscript><p>글이 정상적으로 등록되었습니다.</p></noscript></body></html>`,
        ),
      ),
      '/bbs/board.php': () =>
        p(
          `<h2>묻고 답하기</h2><p>전체 128건 1 페이지</p><table><tr><td>128</td><td><a href="#">주말 체험 프로그램 문의</a></td><td>박서연</td><td>답변대기</td></tr><tr><td>127</td><td><a href="#">주차장 이용 시간</a></td><td>정*호</td><td>답변완료</td></tr></table>`,
        ),
    },
    expects: { success: { url: '/bbs/board.php' } },
  })
}
// ---- not taken
{
  const F = [
    N('Full name', 'Rosalind Achebe'),
    E('Email', 'rosalind@example.org'),
    S('wave', 'Expected finish time', '50', [
      ['', '- Select -'],
      ['50', '45 to 55 minutes'],
      ['60', '55 to 65 minutes'],
    ]),
    T('club', 'Running club', 'Unattached', { required: false }),
  ]
  const p = (m, o) => page('en', 'drupal', 'Lakeside Harriers', m, o)
  no('race-full', 'en', 'Drupal webform answered by a page that thanks and says that there is no place', {
    does: 'Enter the Lakeside 10K',
    fields: F,
    pages: {
      '/': () =>
        p(
          `<h1 class="page-title">Lakeside 10K entry</h1><p>Chip timed, flat, dogs on short leads welcome.</p>${theForm(F, 'Enter', { look: 'drupal', action: '/lakeside-10k/entry', btn: 'class="webform-button--submit button button--primary js-form-submit form-submit"', isInput: true })}`,
        ),
      '/lakeside-10k/entry': take(() =>
        late(
          500,
          p(
            `<h1 class="page-title">Lakeside 10K entry</h1><div class="webform-confirmation"><div class="webform-confirmation__message"><p>Thanks so much for wanting to run with us, Rosalind!</p><p>The last of the 400 numbers went on Tuesday evening, so your name isn't on the start list. We do swap places right up to race week: keep an eye on our Facebook group, where people who have picked up a knock pass theirs on.</p><p>Entries for the autumn half open on 1 June.</p></div><div class="webform-confirmation__back"><a href="#">Back to form</a></div></div>`,
          ),
        ),
      ),
    },
    expects: { success: { text: 'you are on the start list' } },
  })
}
{
  const F = [
    N('Vor- und Nachname', 'Annegret Berger'),
    P('Telefon', '05151 448210'),
    D('tag', 'Wunschtag', '2026-04-16'),
    S('zeit', 'Uhrzeit', '1030', [
      ['', 'bitte wählen'],
      ['0900', '9:00 Uhr'],
      ['1030', '10:30 Uhr'],
      ['1500', '15:00 Uhr'],
    ]),
    M('Worum geht es?', 'Anschlussfinanzierung für unser Haus', { required: false }),
  ]
  const p = (m, o) => page('de', 'joomla', 'Volksbank Weserbergland', m, o)
  no('termin-weg', 'de', 'bank: the slot went in between, form again with everything filled in', {
    does: 'Beratungstermin in der Filiale anfragen',
    fields: F,
    pages: {
      '/': () =>
        p(`<h2>Wir nehmen uns Zeit für Sie</h2>${theForm(F, 'Termin buchen', { look: 'boot', action: '/termin' })}`),
      '/termin': take(() =>
        late(
          900,
          p(
            `<h2>Wir nehmen uns Zeit für Sie</h2><p class="lead">Guten Tag, Annegret Berger,</p><p>den Donnerstag um 10:30 Uhr hat sich gerade jemand anders gesichert – da kamen Sie ein paar Augenblicke zu spät. Um 15 Uhr hätte Herr Kuhlmann noch Luft, oder Sie suchen sich unten einen anderen Tag aus.</p>${theForm(F, 'Termin buchen', { look: 'boot', action: '/termin', values: { name: 'Annegret Berger', phone: '05151 448210', tag: '2026-04-16', zeit: '' } })}`,
          ),
        ),
      ),
    },
    expects: { success: { text: 'Ihr Termin steht' } },
  })
}
{
  const F = [
    T('tc', 'T.C. Kimlik No', '10000000146', { attrs: 'maxlength="11"' }),
    N('Ad Soyad', 'Hatice Demirci'),
    T('mahalle', 'Mahalle / Sokak', 'Bahçelievler Mah. Lale Sok.'),
    M('Talep veya şikâyetiniz', 'Sokağımızdaki üç aydınlatma direği bir haftadır yanmıyor.'),
  ]
  const p = (m, o) => page('tr', 'boot', 'Çınarlı Belediyesi', m, o)
  no('dilekce', 'tr', 'town hall: friendly letter that the petition went nowhere', {
    does: 'Belediyeye talep veya şikâyet bildirme',
    fields: F,
    pages: {
      '/': () =>
        p(
          `<h1>Beyaz Masa</h1><p>Talepleriniz ilgili müdürlüğe aynı gün yönlendirilir.</p>${theForm(F, 'Gönder', { look: 'boot', action: '/beyaz-masa' })}`,
        ),
      '/beyaz-masa': take(() =>
        late(
          600,
          p(
            `<h1>Beyaz Masa</h1><div class="card card-body"><p>Sayın Hatice Demirci, bize yazdığınız için teşekkür ederiz.</p><p>Kimlik bilgileriniz nüfus sisteminde Çınarlı sınırları içinde bir adresle eşleşmediğinden talebiniz ilgili müdürlüğe yönlendirilmedi. İkametinizi yeni taşıdıysanız adres değişikliği işlendikten sonra tekrar deneyebilir ya da 444 0 153 numaralı hattı arayabilirsiniz.</p><a class="btn btn-outline-secondary" href="/">Forma dön</a></div>`,
          ),
        ),
      ),
    },
  })
}
{
  const F = [
    T('cip', 'Tarjeta sanitaria (CIP)', 'VIDA0810', { id: 'ctl00_cph_txtCip', name: 'ctl00$cph$txtCip' }),
    D('fecha', 'Fecha', '2026-05-06', { id: 'ctl00_cph_txtFecha', name: 'ctl00$cph$txtFecha' }),
    S(
      'medico',
      'Profesional',
      '3',
      [
        ['0', '(seleccione)'],
        ['3', 'Dra. Vidal Rey'],
        ['7', 'Enfermería'],
      ],
      { id: 'ctl00_cph_ddlMedico', name: 'ctl00$cph$ddlMedico' },
    ),
  ]
  const p = (m, o) => page('es', 'relic', 'Centro de Salud Las Lomas', m, o)
  const view = (msg, values = {}) =>
    p(
      `<h3>Cita previa</h3>${theForm(F, 'Solicitar', { id: 'aspnetForm', look: 'table', action: '/CitaPrevia.aspx', values, isInput: true, btn: 'id="ctl00_cph_btnSolicitar" name="ctl00$cph$btnSolicitar"', before: '<input type="hidden" name="__VIEWSTATE" value="/wEPDwUKLTk2Mjk4OTc3">', after: `<br><span id="ctl00_cph_lblMensaje" style="color:Maroon;font-weight:bold;">${msg}</span>` })}`,
    )
  no('cita-previa', 'es', 'ASP.NET WebForms postback with a label below the button', {
    does: 'Pedir cita en el centro de salud',
    fields: F,
    id: 'aspnetForm',
    pages: {
      '/': () => view(''),
      '/CitaPrevia.aspx': take(() =>
        late(
          1100,
          view(
            'La Dra. Vidal tiene la agenda completa hasta el 11 de mayo. Elija otro día o a otro profesional; si se trata de algo que no puede esperar, venga sin cita de 8:00 a 9:30.',
            { cip: 'VIDA0810', fecha: '2026-05-06', medico: '3' },
          ),
        ),
      ),
    },
  })
}
{
  const F = [
    D('date', 'ご来店日', '2026-04-03'),
    S('time', 'お時間', '1900', [
      ['', '選択してください'],
      ['1730', '17:30'],
      ['1900', '19:00'],
      ['2030', '20:30'],
    ]),
    S('people', '人数', '4', [
      ['2', '2名様'],
      ['4', '4名様'],
      ['6', '6名様'],
    ]),
    N('お名前', '森下 香織'),
    P('お電話番号', '075-000-1188'),
  ]
  const p = (m, o) => page('ja', 'flow', '京料理 よし乃', m, o)
  no('seki', 'ja', 'restaurant: polite page that the tables are gone', {
    does: 'お席のご予約',
    fields: F,
    pages: {
      '/': () =>
        p(
          `<h2>ご予約</h2><p>前日21時までネットからお申し込みいただけます。</p>${theForm(F, '予約する', { look: 'tail', action: '/reserve' })}`,
        ),
      '/reserve': take(() =>
        late(
          800,
          p(
            `<h2>森下 香織 様</h2><p>このたびは当店をお選びくださり、誠にありがとうございます。</p><p>あいにく四月三日の夜はお花見のお客様で全席埋まっております。昼の部、または翌週でございましたらご用意できますので、別のお日にちでお選び直しいただけますと幸いです。</p><p><a href="/">日にちを選び直す</a></p>`,
          ),
        ),
      ),
    },
    expects: { success: { text: 'ご予約が確定しました' }, failure: { text: '全席埋まって' } },
  })
}

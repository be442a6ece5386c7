// @ts-nocheck: plain data and pages
import { D, drop, E, fam, json, late, M, N, onSend, P, page, S, T, take, theForm } from './base.mjs'

const { rows, yes, no } = fam('optimistic')

export { rows }

// ---- taken
{
  const F = [
    E('Email address', 'nadia.fox@example.org', { required: true }),
    M('What went wrong?', 'The timetable shows last week whenever I switch to Sunday.'),
  ]
  yes('feedback-204', 'en', 'thanks at once, answer 204 after 1.5 s', {
    does: 'Send feedback about the app',
    fields: F,
    pages: {
      '/': () =>
        page(
          'en',
          'root',
          'Tidewater Ferries',
          `<h1>Something not right?</h1><div id="fb">${theForm(F, 'Send feedback', { look: 'tail' })}</div>`,
          {
            script: `document.addEventListener('submit',function(e){e.preventDefault();var b=JSON.stringify(Object.fromEntries(new FormData(e.target)));document.getElementById('fb').innerHTML='<p><strong>Thank you for your feedback.</strong></p><p>A real person reads every one of these, usually over the first coffee of the day.</p>';fetch('/api/feedback',{method:'POST',keepalive:true,headers:{'Content-Type':'application/json'},body:b})})`,
          },
        ),
      '/api/feedback': take(() => late(1500, { status: 204, headers: {}, body: '' })),
    },
    expects: { success: { text: 'Thank you for your feedback' } },
  })
}
{
  const F = [
    N('Prénom', 'Aurélie'),
    E('E-mail', 'aurelie@example.org'),
    S('repas', 'Votre repas', 'veg', [
      ['', 'Choisir'],
      ['veg', 'Végétarien'],
      ['poisson', 'Poisson'],
    ]),
    M('Allergies ou précisions', 'Pas de noix, merci.', { required: false }),
  ]
  yes('rsvp', 'fr', 'button waits, the answer takes 2.4 s, the form makes way', {
    does: 'Répondre à l’invitation',
    fields: F,
    pages: {
      '/': () =>
        page(
          'fr',
          'flow',
          'Camille & Hugo, 6 juin',
          `<h1>Serez-vous des nôtres ?</h1><div id="rsvp">${theForm(F, 'Oui, je viens', { look: 'tail' })}</div>`,
          {
            script: onSend(
              `document.getElementById('rsvp').innerHTML='<h2>Merci Aurélie, c’est noté !</h2><p>Votre réponse est enregistrée : une personne, repas végétarien. Le plan d’accès suivra début mai. On a hâte de vous voir.</p>'`,
              { url: '/rsvp', first: "btn.textContent='Un instant…';" },
            ),
          },
        ),
      '/rsvp': take(() => late(2400, json({ guest: { id: 41, attending: true } }))),
    },
    expects: { success: { text: 'Votre réponse est enregistrée' } },
  })
}
{
  const F = [
    N('Имя', 'Андрей'),
    P('Телефон', '8 (343) 200-00-15'),
    T('model', 'Модель стиральной машины', 'Вятка-12'),
    M('Что случилось', 'Не сливает воду, на табло E03.'),
  ]
  yes('master', 'ru', 'button says that it is sending, and 2.8 s later that the call-out is taken', {
    does: 'Вызвать мастера по ремонту',
    fields: F,
    pages: {
      '/': () =>
        page(
          'ru',
          'tail',
          'Мастер на дом',
          `<h1>Ремонт стиральных машин</h1>${theForm(F, 'Вызвать мастера', { look: 'tail' })}`,
          {
            script: onSend(
              `btn.textContent='Заявка принята';btn.disabled=true;btn.insertAdjacentHTML('afterend','<p role="status">Спасибо, Андрей! Диспетчер перезвонит в течение пятнадцати минут и назовёт время приезда.</p>')`,
              { url: '/zayavka', as: 'form', first: "btn.textContent='Отправляем…';" },
            ),
          },
        ),
      '/zayavka': take(() => late(2800, json({ result: 'ok', n: 3307 }))),
    },
    expects: { success: { selector: '#f1 [role=status]' } },
  })
}
{
  const F = [
    T('titulo', 'Título del anuncio', 'Cedo dos gatitos'),
    T('barrio', 'Barrio', 'Ruzafa'),
    M('Descripción', 'Hermanos de tres meses, vacunados, se dan juntos.'),
  ]
  yes('borrador', 'es', 'drafts are saved while typing, then the send; page of the new notice', {
    does: 'Publicar un anuncio en el tablón del barrio',
    fields: F,
    pages: {
      '/': () =>
        page(
          'es',
          'root',
          'Tablón Ruzafa',
          `<h1>Nuevo anuncio</h1><p id="estado" aria-live="polite"></p>${theForm(F, 'Publicar', { look: 'tail' })}`,
          {
            script: `var tm;document.getElementById('f1').addEventListener('input',function(){clearTimeout(tm);var f=this;tm=setTimeout(function(){fetch('/api/borradores/1',{method:'PUT',headers:{'Content-Type':'application/json'},body:JSON.stringify(Object.fromEntries(new FormData(f)))}).then(function(){document.getElementById('estado').textContent='Borrador guardado'})},250)});${onSend(`clearTimeout(tm);location.href=d.url`, { url: '/api/anuncios', first: 'clearTimeout(tm);' })}`,
          },
        ),
      '/api/borradores/1': () => json({ guardado: true }),
      '/api/anuncios': take(() => late(900, json({ id: 611, url: '/anuncio/611' }, 201))),
      '/anuncio/611': () =>
        page(
          'es',
          'root',
          'Tablón Ruzafa',
          `<p role="status">Tu anuncio ya está publicado. ¡Gracias por participar!</p><h1>Cedo dos gatitos</h1><p>Ruzafa · hace un momento</p><p>Hermanos de tres meses, vacunados, se dan juntos.</p><p><a href="#">Editar</a> · <a href="#">Compartir</a></p>`,
          { title: 'Cedo dos gatitos' },
        ),
    },
    expects: { success: { url: '/anuncio/' } },
  })
}
{
  const F = [
    N('신청인', '최유진'),
    P('연락처', '02-500-0147'),
    S('item', '신청 항목', 'cert', [
      ['', '선택'],
      ['cert', '재학증명서'],
      ['score', '성적증명서'],
    ]),
    S('lang', '언어', 'ko', [
      ['ko', '국문'],
      ['en', '영문'],
    ]),
  ]
  yes('queue', 'ko', '202 and a queue, polls until it is through', {
    does: '증명서 발급 신청',
    fields: F,
    pages: {
      '/': () =>
        page(
          'ko',
          'root',
          '한빛대학교 학사지원',
          `<h2>증명서 신청</h2><div id="box">${theForm(F, '신청하기', { look: 'el' })}</div>`,
          {
            script: onSend(
              `var b=document.getElementById('box');b.innerHTML='<p>신청을 처리하고 있습니다. 잠시만 기다려 주세요.</p>';(function again(){fetch('/api/jobs/7').then(function(x){return x.json()}).then(function(j){if(j.state==='done')b.innerHTML='<h3 class="done">신청이 완료되었습니다.</h3><p>재학증명서는 내일 오후부터 학생지원센터 무인발급기에서 찾으실 수 있습니다.</p>';else setTimeout(again,500)})})()`,
              { url: '/api/certificates' },
            ),
          },
        ),
      '/api/certificates': take((_r, s) => {
        s.session.t = Date.now()
        return late(300, json({ job: 7, state: 'queued' }, 202))
      }),
      '/api/jobs/7': (_r, s) => json({ job: 7, state: Date.now() - s.session.t > 1700 ? 'done' : 'running' }),
    },
    expects: { success: { selector: 'h3.done' } },
  })
}
// ---- not taken
{
  const F = [M('Add a comment', 'Great write-up, the bit about the signal box made my week.')]
  no('rollback', 'en', 'comment appears at once and is taken back when a 500 comes', {
    does: 'Comment on the post',
    wanted: 'rejected',
    fields: F,
    pages: {
      '/': () =>
        page(
          'en',
          'root',
          'Branch Line Diaries',
          `<h1>A Sunday at Bere Ferrers</h1><h2 id="n">4 comments</h2><ol id="c"><li>Lovely photos as ever.</li></ol>${theForm(F, 'Comment', { look: 'tail' })}<div id="note" aria-live="polite"></div>`,
          {
            script: onSend(
              `if(!r.ok){l.remove();document.getElementById('n').textContent='4 comments';form.elements.message.value=l.textContent;document.getElementById('note').textContent="That one didn't stick. It's still in the box, give it another go in a minute."}`,
              {
                url: '/api/comments',
                first:
                  "var l=document.createElement('li');l.textContent=form.elements.message.value;document.getElementById('c').appendChild(l);document.getElementById('n').textContent='5 comments';form.reset();",
              },
            ),
          },
        ),
      '/api/comments': take(() => late(1200, json({ requestId: 'iad1::x9' }, 500))),
    },
    expects: { success: { text: 'Your comment is live' }, failure: { status: 500 } },
  })
}
{
  const F = [
    N('Name', 'Friederike Stolz'),
    E('E-Mail', 'friederike@example.org'),
    S('karten', 'Anzahl Karten', '2', [
      ['1', '1'],
      ['2', '2'],
      ['4', '4'],
    ]),
  ]
  no('danke-dann-nicht', 'de', 'thanks at once, replaced two seconds later', {
    does: 'Karten für die Lesung reservieren',
    fields: F,
    pages: {
      '/': () =>
        page(
          'de',
          'flow',
          'Buchhandlung am Markt',
          `<h1>Lesung am 24. April</h1><div id="kasten">${theForm(F, 'Reservieren', { look: 'tail' })}</div>`,
          {
            script: onSend(`k.innerHTML='<h3>Ach, wie ärgerlich</h3><p>'+d.text+'</p>'`, {
              url: '/api/lesung',
              first:
                "var k=document.getElementById('kasten');setTimeout(function(){k.innerHTML='<h3>Danke, Friederike Stolz!</h3><p>Wir legen Ihnen die Karten zurück …</p>'},60);",
            }),
          },
        ),
      '/api/lesung': take(() =>
        late(
          2000,
          json({
            zurueckgelegt: 0,
            text: 'Vor Ihnen war noch eine Schulklasse, und nun passt wirklich niemand mehr zwischen die Regale. Wir fragen die Autorin nach einem Zusatztermin; schauen Sie nächste Woche wieder herein.',
          }),
        ),
      ),
    },
    expects: { success: { text: 'liegen an der Kasse für Sie bereit' }, failure: { text: 'Ach, wie ärgerlich' } },
  })
}
{
  const F = [
    T('sentiero', 'Sentiero', '432 Malga Cere'),
    D('giorno', 'Giorno', '2026-03-08'),
    M('Cosa hai visto?', 'Frana sul tornante sotto la malga, passaggio chiuso.'),
  ]
  no('offline', 'it', 'connection cut; the app keeps it on the device', {
    does: 'Segnalare un problema su un sentiero',
    why: 'queued on the device, the server did not take it',
    fields: F,
    pages: {
      '/': () =>
        page(
          'it',
          'root',
          'Sentieri del Lagorai',
          `<h1>Nuova segnalazione</h1><div id="s">${theForm(F, 'Segnala', { look: 'tail' })}</div>`,
          {
            script: onSend(`document.getElementById('s').innerHTML='<p>Grazie, segnalazione ricevuta.</p>'`, {
              url: '/api/segnalazioni',
              failed: `localStorage.setItem('coda',JSON.stringify([1]));document.getElementById('s').innerHTML='<h3>Tutto salvato sul telefono</h3><p>Sembra che lassù non ci sia campo. La segnalazione resta qui nella coda (1) e partirà da sola appena torna la linea: tieni l’app aperta quando scendi a valle.</p>';return`,
            }),
          },
        ),
      '/api/segnalazioni': take(() => drop(900)),
    },
    expects: { success: { text: 'segnalazione ricevuta' } },
  })
}
{
  const F = [
    N('ニックネーム', 'はなこ'),
    E('メールアドレス', 'hanako@example.org'),
    S('goods', 'ご希望の賞品', 'mug', [
      ['', '選んでください'],
      ['mug', 'マグカップ'],
      ['tote', 'トートバッグ'],
    ]),
    T('serial', 'シリアルコード', 'KJ7-220'),
  ]
  no('campaign', 'ja', '202 queued, the poll says later that the code does not count', {
    does: 'プレゼントキャンペーンに応募する',
    fields: F,
    pages: {
      '/': () =>
        page(
          'ja',
          'flow',
          '小鳥製菓',
          `<h2>春のプレゼント</h2><div id="box">${theForm(F, '応募する', { look: 'tail' })}</div>`,
          {
            script: onSend(
              `var b=document.getElementById('box');b.innerHTML='<p>ご応募ありがとうございます。コードを確認しています…</p>';setTimeout(function(){fetch('/api/entry/3').then(function(x){return x.json()}).then(function(j){b.innerHTML='<p>'+j.text+'</p><p><a href="/">入力画面へ戻る</a></p>'})},1600)`,
              { url: '/api/entry' },
            ),
          },
        ),
      '/api/entry': take(() => late(200, json({ queued: true, id: 3 }, 202))),
      '/api/entry/3': () =>
        json({
          id: 3,
          state: 4,
          text: '「KJ7-220」は昨年秋のパッケージに付いていたコードです。金色の帯が入った春限定の袋をお手元にご用意のうえ、内側のコードをご入力ください。',
        }),
    },
    expects: { success: { text: '応募が完了' } },
  })
}
{
  const F = [
    N('Imię i nazwisko', 'Bogdan Kruk'),
    T('licznik', 'Numer licznika', '7741 20'),
    T('stan', 'Stan (m³)', '311'),
  ]
  no('przerwa', 'pl', 'spinner for two seconds, then 503 with a sentence', {
    does: 'Podać stan licznika',
    wanted: 'rejected',
    fields: F,
    pages: {
      '/': () =>
        page(
          'pl',
          'boot',
          'Gazownia Miejska',
          `<h1>Stan licznika</h1>${theForm(F, 'Zatwierdź', { look: 'boot' })}<p id="opis"></p>`,
          {
            script: onSend(
              `btn.textContent='Zatwierdź';document.getElementById('opis').textContent=r.ok?'Dziękujemy, odczyt zapisany.':d.opis`,
              { url: '/api/odczyt', first: "btn.textContent='Chwileczkę…';" },
            ),
          },
        ),
      '/api/odczyt': take(() =>
        late(2100, {
          ...json(
            {
              opis: 'Panie Bogdanie, do szóstej rano przenosimy system na nowe serwery. Odczyt można też podać telefonicznie u naszej automatycznej konsultantki.',
            },
            503,
          ),
          headers: { 'content-type': 'application/json', 'retry-after': '21600' },
        }),
      ),
    },
  })
}

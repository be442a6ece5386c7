// @ts-nocheck: plain data and pages
import { html, json, see, take } from '../kit.mjs'
import { D, E, FLOAT, family, inner, M, N, onSend, P, page, S, T, theForm } from './base.mjs'

export const { rows, no, yes } = family('bystander')

{
  const F = [
    N('Name', 'Alana Reyes'),
    E('Email', 'alana@example.com'),
    M('How can we help?', 'The door of our unit sticks since the rain.'),
  ]
  yes('chat-offline', 'en', 'a chat bubble opens and is sorry that nobody is there; the own ticket is in', {
    does: 'Open a maintenance ticket',
    id: 'ticket',
    fields: F,
    pages: {
      '/': () =>
        page(
          'en',
          'tail',
          'Larkspur Apartments',
          `<h1>Maintenance</h1>${theForm(F, 'Submit ticket', { id: 'ticket', look: 'tail' })}`,
          {
            tail: '<div id="chat" class="float" role="log" aria-live="polite" hidden>Sorry, we couldn’t connect you to an agent. Everyone is away.</div>',
            script: onSend(
              `form.outerHTML='<div class="done"><h2>Ticket received</h2><p>Thanks, Alana. Number 3307. Emergencies (water, gas): call the front desk.</p></div>';setTimeout(function(){document.getElementById('chat').hidden=false},150)`,
              { id: 'ticket', url: '/api/tickets' },
            ),
          },
        ),
      '/api/tickets': take(() => json({ ticket: 3307 }, 201)),
    },
    expects: { success: { selector: '.done' } },
  })
}
{
  const F = [
    T('kita', 'Kita', 'Kita Wirbelwind'),
    S('kinder', 'Kinder in der Gruppe', '6', [
      ['6', '6'],
      ['12', '12'],
    ]),
  ]
  no('ticker', 'de', 'a ticker thanks others while the own answer sits below the button', {
    does: 'Bücherkisten für die Kita ausleihen',
    id: 'kiste',
    fields: F,
    pages: {
      '/': () =>
        page(
          'de',
          'boot',
          'Stadtbücherei Ahlenfeld',
          `<div id="ticker" aria-live="polite">Öffnungszeiten: heute bis 18 Uhr</div><h1>Bücherkiste leihen</h1>${theForm(F, 'Anfragen', { id: 'kiste', after: '<p id="hin"></p>' })}`,
          {
            script: onSend(
              `document.getElementById('hin').textContent=d.hinweis;setTimeout(function(){document.getElementById('ticker').textContent='Danke für 10.000 Ausleihen im November!'},200)`,
              { id: 'kiste', url: '/kisten' },
            ),
          },
        ),
      '/kisten': take(() =>
        json({
          kiste: 0,
          hinweis:
            'Kisten packen wir erst ab zehn Kindern. Für sechs stellen wir gern einen Stapel an der Theke bereit.',
        }),
      ),
    },
    expects: { success: { text: 'Kiste reserviert' } },
  })
}
{
  const F = [
    N('Nom', 'Yann Le Goff'),
    E('Courriel', 'yann@example.fr'),
    M('Votre question', 'Peut-on consulter le numéro de 1974 ?'),
  ]
  yes('headline', 'fr', 'thanks on the next page, beside the paper’s headlines of failures and refusals', {
    does: 'Écrire à la rédaction',
    id: 'redac',
    fields: F,
    pages: {
      '/': () =>
        page(
          'fr',
          'blocks',
          'Le Courrier du Trégor',
          `<h1>Contacter la rédaction</h1>${theForm(F, 'Envoyer', { id: 'redac', action: '/contact/envoi' })}`,
        ),
      '/contact/envoi': take(() => see('/contact/merci')),
      '/contact/merci': () =>
        page(
          'fr',
          'blocks',
          'Le Courrier du Trégor',
          '<h1>Merci !</h1><p>Votre message a été envoyé.</p><aside><h2>À la une</h2><ul><li><a href="#">Port : la demande de dragage refusée, l’armateur dénonce une erreur</a></li><li><a href="#">Échec des négociations à la conserverie</a></li></ul></aside>',
        ),
    },
    expects: { success: { url: '/contact/merci' } },
  })
}
{
  const F = [
    N('Adınız', 'Mert'),
    S('saat', 'Saat', '20', [
      ['19', '19.00'],
      ['20', '20.00'],
      ['22', '22.00'],
    ]),
  ]
  no(
    'social-proof',
    'tr',
    'a toast tells of another guest’s booking and thanks them; the own answer is a line in the form',
    {
      does: 'Masa ayırtmak',
      id: 'masa',
      fields: F,
      pages: {
        '/': () =>
          page(
            'tr',
            'tail',
            'Balıkçı Rıza',
            `<h1>Masa ayırt</h1>${theForm(F, 'Ayırt', { id: 'masa', look: 'tail', after: '<div class="cevap"></div>' })}`,
            {
              script:
                FLOAT +
                onSend(
                  `form.querySelector('.cevap').textContent=d.cevap;setTimeout(function(){float('Ayşe H. az önce rezervasyon yaptı. Teşekkürler Ayşe!','proof',5000)},250)`,
                  { id: 'masa', url: '/api/masa' },
                ),
            },
          ),
        '/api/masa': take(() =>
          json({
            masa: null,
            cevap: 'Sekizde denize bakan da bakmayan da dolu, onda gelirseniz mangal hâlâ yanıyor olur.',
          }),
        ),
      },
      expects: { success: { text: 'Masanız hazır' } },
    },
  )
}
{
  const F = [
    T('club', 'Club name', 'Tidewater Rowing'),
    S('lane', 'Lane', '3', [
      ['3', 'Lane 3'],
      ['4', 'Lane 4'],
    ]),
  ]
  no('poll-success', 'en', 'another request of the page says success:true every second; the own one says error', {
    does: 'Request a lane for the regatta',
    id: 'lane-form',
    fields: F,
    wanted: 'rejected',
    pages: {
      '/': () =>
        page(
          'en',
          'root',
          'Harbour Regatta',
          `<p id="wind">Wind 8 kn</p><h1>Lane request</h1>${theForm(F, 'Request lane', { id: 'lane-form', look: 'tail', after: '<output id="out"></output>' })}`,
          {
            script:
              `setInterval(function(){fetch('/api/wind').then(function(r){return r.json()}).then(function(j){document.getElementById('wind').textContent='Wind '+j.kn+' kn, updated successfully'})},700);` +
              onSend(`document.getElementById('out').textContent=d.error||'Lane held'`, {
                id: 'lane-form',
                url: '/api/lanes',
              }),
          },
        ),
      '/api/wind': (_r, s) => {
        s.session.k = (s.session.k ?? 0) + 1
        return json({ success: true, kn: 8 + (s.session.k % 3) })
      },
      '/api/lanes': take(() => json({ error: 'Tidewater are racing in lane 4 at that hour' })),
    },
    expects: { success: { text: 'Lane held' } },
  })
}
{
  const F = [E('이메일', 'minji@example.kr'), T('opt', '사이즈', '240')]
  yes('pixel-500', 'ko', 'a pixel of measuring answers 500 (a GET of an image); the notice is set', {
    does: '재입고 알림 신청',
    id: 'restock',
    fields: F,
    pages: {
      '/': () =>
        page(
          'ko',
          'dawn',
          '발자국상점',
          `<h1>가죽 로퍼</h1><span class="badge">품절</span>${theForm(F, '알림 신청', { id: 'restock', look: 'dawn' })}`,
          {
            script: onSend(
              `new Image().src='/px.gif?e=lead';form.outerHTML='<p class="soklaviyo">신청 완료! 재입고되면 메일로 알려 드릴게요. 감사합니다.</p>'`,
              { id: 'restock', url: '/apps/back-in-stock' },
            ),
          },
        ),
      '/apps/back-in-stock': take(() => json({ status: 'OK', id: 'n-33' })),
      '/px.gif': () => html('Internal Server Error', 500),
    },
    expects: { success: { selector: '.soklaviyo' } },
  })
}
{
  const F = [
    N('Nome', 'Elena Fabbri'),
    E('Email', 'elena@example.it'),
    M('Messaggio', 'Avete una camera al piano terra dal 5 al 9 maggio?'),
  ]
  yes('popup-after', 'it', 'after the send a pop-up of the newsletter opens over the thanks', {
    does: 'Chiedere una camera',
    id: 'camera',
    fields: F,
    pages: {
      '/': () =>
        page(
          'it',
          'blocks',
          'Locanda dei Tigli',
          `<h1>Richiesta camera</h1><div id="q">${theForm(F, 'Invia richiesta', { id: 'camera' })}</div>`,
          {
            tail: '<div class="veil" id="pop"><div role="dialog" aria-label="Newsletter"><h3>Prima di andare via…</h3><p>Lasciaci la tua email, riceverai le offerte di bassa stagione.</p><form action="/nl"><input type="email" name="nle" aria-label="Email newsletter"><button>Iscrivimi</button></form></div></div>',
            script: onSend(
              `document.getElementById('q').innerHTML='<p class="ok">Grazie, richiesta inviata! Rispondiamo di solito entro sera.</p>';setTimeout(function(){document.getElementById('pop').classList.add('on')},600)`,
              { id: 'camera', url: '/richiesta', as: 'form' },
            ),
          },
        ),
      '/richiesta': take(() => json({ esito: 'ok' })),
    },
    expects: { success: { text: 'richiesta inviata' } },
  })
}
{
  const F = [T('nombre', 'Nombre del equipo', 'Los Tiburones'), P('Teléfono', '600000111')]
  no(
    'cookie-thanks',
    'es',
    'the cookie notice thanks for its own click of before; the own answer is a page of the firewall that the script ignores',
    {
      does: 'Inscribir un equipo en el torneo',
      id: 'torneo',
      fields: F,
      pages: {
        '/': () =>
          page(
            'es',
            'boot',
            'Polideportivo Las Eras',
            `<h1>Torneo de pádel</h1>${theForm(F, 'Inscribir equipo', { id: 'torneo' })}`,
            {
              tail: '<div id="ck" class="float" role="status" hidden>Gracias. Tus preferencias de cookies se han guardado.</div>',
              script: onSend(
                `setTimeout(function(){document.getElementById('ck').hidden=false},120);if(d&&d.equipo)form.outerHTML='<p>Equipo inscrito</p>'`,
                { id: 'torneo', url: '/api/equipos' },
              ),
            },
          ),
        '/api/equipos': take(() =>
          html(
            '<html><head><title>Request Rejected</title></head><body>The requested URL was rejected. Please consult with your administrator.<br><br>Your support ID is: 1183 4402</body></html>',
          ),
        ),
      },
      expects: { success: { text: 'Equipo inscrito' } },
    },
  )
}
{
  const F = [N('ชื่อผู้จอง', 'นภา'), D('day', 'วันที่เข้าพัก', '2027-12-31')]
  no('chat-greeting', 'th', 'the chat greets and thanks for writing; the own answer stands where the form was', {
    does: 'สอบถามห้องพัก',
    id: 'room',
    fields: F,
    pages: {
      '/': () =>
        page(
          'th',
          'tail',
          'บ้านสวนริมน่าน',
          `<h1>สอบถามห้องว่าง</h1>${theForm(F, 'สอบถาม', { id: 'room', look: 'tail' })}`,
          {
            tail: '<div id="lc" class="float" role="log" hidden></div>',
            script: onSend(
              `form.outerHTML='<p class="under">'+d.m+'</p>';setTimeout(function(){var c=document.getElementById('lc');c.hidden=false;c.textContent='สวัสดีค่ะ ขอบคุณที่ติดต่อเรา แอดมินมะลิยินดีให้บริการ'},200)`,
              { id: 'room', url: '/api/rooms' },
            ),
          },
        ),
      '/api/rooms': take(() => json({ room: [], m: 'คืนข้ามปีบ้านทุกหลังมีเจ้าของแล้วค่ะ ต้นมกราลมหนาวยังอยู่ แวะมาได้นะคะ' })),
    },
    expects: { success: { text: 'จองห้อง' } },
  })
}
{
  const F = [E('Email', 'rangga@example.id')]
  yes('stock-live', 'id', 'a live region beside it says that nothing is left; the notice is set and thanked for', {
    does: 'Minta kabar saat stok tersedia',
    id: 'bis',
    fields: F,
    pages: {
      '/': () =>
        page(
          'id',
          'dawn',
          'Batik Rahayu',
          `<h1>Kain tulis Pekalongan</h1><p aria-live="polite" id="stok">Memeriksa stok…</p>${theForm(F, 'Kabari saya', { id: 'bis', look: 'dawn' })}`,
          {
            script: onSend(
              `document.getElementById('stok').textContent='Maaf, stok habis. Gagal memuat toko terdekat.';form.outerHTML='<div class="berhasil">Terima kasih! Permintaan diterima, kami kirim email begitu kainnya ada lagi.</div>'`,
              { id: 'bis', url: '/apps/restock' },
            ),
          },
        ),
      '/apps/restock': take(() => json({ ok: true })),
    },
    expects: { success: { selector: '.berhasil' } },
  })
}
{
  const F = [N('Name', 'Walt Jepsen'), E('Email', 'walt@example.com'), T('town', 'Town', 'Elk Falls')]
  yes(
    'ad-frame',
    'en',
    'an advertisement in a frame says that an offer has expired and a request failed; the volunteer is signed up',
    {
      does: 'Volunteer for trail days',
      id: 'vol',
      fields: F,
      pages: {
        '/': () =>
          page(
            'en',
            'blocks',
            'Friends of Elk Falls',
            `<h1>Trail days</h1>${theForm(F, 'Count me in', { id: 'vol', action: '/volunteer' })}<iframe src="/ad" title="Advertisement" width="300" height="120"></iframe>`,
          ),
        '/volunteer': take(() => see('/volunteer/thanks')),
        '/volunteer/thanks': () =>
          page(
            'en',
            'blocks',
            'Friends of Elk Falls',
            '<h1>Thank you for signing up!</h1><p>Your form was received. Meet at the north lot, 8:30, gloves provided.</p><p>Tell a friend: <a href="#">Facebook</a> <a href="#">Copy link</a></p><iframe src="/ad" title="Advertisement" width="300" height="120"></iframe>',
          ),
        '/ad': () => inner('en', '<b>This offer has expired</b><p>Could not load. Try again.</p>'),
      },
      expects: { success: { url: '/volunteer/thanks' } },
    },
  )
}
{
  const F = [N('Név', 'Szabó Gergő'), E('E-mail', 'gergo@example.hu'), D('nap', 'Nap', '2027-05-01')]
  no(
    'other-field',
    'hu',
    'an answer about another field (the address is fine, thanks); the own request gets a line about the day',
    {
      does: 'Kenut kérni a túrához',
      id: 'kenu',
      fields: F,
      pages: {
        '/': () =>
          page(
            'hu',
            'tail',
            'Tisza-tavi Kenukölcsönző',
            `<h1>Kenut kérek</h1>${theForm(F, 'Kérem', { id: 'kenu', look: 'tail', after: '<p id="cim" role="status"></p><p id="valasz"></p>' })}`,
            {
              script: onSend(
                `fetch('/cim-ellenorzes?c='+encodeURIComponent(fd.get('email'))).then(function(x){return x.json()}).then(function(x){document.getElementById('cim').textContent=x.uzenet});document.getElementById('valasz').textContent=d.valasz`,
                { id: 'kenu', url: '/kenu' },
              ),
            },
          ),
        '/cim-ellenorzes': () => json({ success: true, uzenet: 'Köszönjük, az e-mail-cím rendben van.' }),
        '/kenu': take(() =>
          json({
            hajo: null,
            valasz:
              'Május elsején egyesületi verseny lesz a vízen, a hajók mind kint vannak. Másodikán újra a parton várják a túrázókat.',
          }),
        ),
      },
      expects: { success: { text: 'A hajó az Öné' } },
    },
  )
}

// @ts-nocheck: plain data and pages
import { D, E, fam, form, html, inner, json, late, M, N, onSend, P, page, S, T, take, text, theForm } from './base.mjs'

const { rows, yes, no } = fam('spa')

export { rows }

// ---- taken
{
  const F = [
    N('Organisation', 'Hulme Community Garden'),
    E('Email', 'grow@example.org'),
    M('What would you use the space for?', 'Seed swap on the last Saturday in April, around forty people.'),
  ]
  yes('next-action', 'en', 'Next.js server action: component stream, pushState to a page of thanks', {
    does: 'Ask to use the community space',
    fields: F,
    pages: {
      '/': () =>
        page(
          'en',
          'tail',
          'The Old Tram Depot',
          `<div id="view"><h1>Use the space</h1>${theForm(F, 'Send request', { look: 'tail' })}</div>`,
          {
            script: onSend(
              `var m=/1:(\\{.*\\})/.exec(t);if(m&&JSON.parse(m[1]).ok){history.pushState({},'','/space/thanks');document.title='Thank you';document.getElementById('view').innerHTML='<h1>Thank you</h1><p>Your request is with Bev, who runs the diary. She works Tuesdays to Thursdays and replies to everyone.</p><p>If it turns out you no longer need the space, just reply to the email we have sent you.</p><a href="/">Back to what&#39;s on</a>'}`,
              { url: '/', as: 'multi', headers: "'Next-Action':'40c2'" },
            ),
          },
        ),
    },
    expects: { success: { url: '/space/thanks' } },
  })
  rows.at(-1).pages['/'] = (
    (get) => (r, s) =>
      r.method === 'POST'
        ? take(() =>
            late(900, text('0:{"a":"$@1","f":"","b":"development"}\n1:{"ok":true}\n', 200, 'text/x-component')),
          )(r, s)
        : get(r, s)
  )(rows.at(-1).pages['/'])
}
{
  const F = [
    N('Name der Mannschaft', 'Die Kettenritter'),
    E('E-Mail der Ansprechperson', 'ketten@example.org'),
    T('anzahl', 'Anzahl Fahrende', '7'),
  ]
  yes('hash', 'de', 'Vue with hash routes: the last route says that the team is registered', {
    does: 'Mannschaft beim Stadtradeln anmelden',
    fields: F,
    pages: {
      '/': () =>
        page(
          'de',
          'root',
          'Stadtradeln Soest',
          `<div id="app"><h1>Mannschaft anmelden</h1>${theForm(F, 'Anmelden', { look: 'boot' })}</div>`,
          {
            script:
              onSend(`if(r.status===201){location.hash='#/danke'}`, { url: '/api/teams' }) +
              `window.addEventListener('hashchange',function(){if(location.hash==='#/danke')document.getElementById('app').innerHTML='<h1>Geschafft!</h1><p>Die Kettenritter sind angemeldet. Vielen Dank fürs Mitradeln! Den Zugang zum Kilometerbuch verschicken wir am 1. Mai.</p><a href="#/">Weitere Mannschaft anmelden</a>'});`,
          },
        ),
      '/api/teams': take(() => late(700, json({ id: 64, name: 'Die Kettenritter', members: [] }, 201))),
    },
    expects: { success: { text: 'sind angemeldet' } },
  })
}
{
  const F = [
    N('שם מלא', 'נועה שפירא'),
    P('טלפון', '03-500-1122'),
    S('sniff', 'סניף', 'haifa', [
      ['', 'בחרו'],
      ['haifa', 'חיפה'],
      ['ramatgan', 'רמת גן'],
    ]),
    M('במה נוכל לעזור?', 'אשמח לקבוע פגישת היכרות עם יועצת לימודים.'),
  ]
  yes('iframe', 'he', 'form in a same-origin frame, thanks inside the frame', {
    does: 'השארת פרטים למכללה',
    tool: form('leaveDetails', 'השארת פרטים למכללה', '#f1', { frame: '#lead' }),
    fields: F,
    pages: {
      '/': () =>
        page(
          'he',
          'wix',
          'מכללת אופקים',
          `<h2>לימודי ערב</h2><iframe id="lead" src="/lead" style="width:100%;height:560px;border:0" title="טופס"></iframe>`,
        ),
      '/lead': () => inner('he', theForm(F, 'שליחה', { look: 'boot', action: '/lead/send' })),
      '/lead/send': take(() =>
        late(
          800,
          inner(
            'he',
            '<h3>תודה נועה, הפרטים התקבלו!</h3><p>יועצת הלימודים של סניף חיפה תחזור אלייך עוד היום, בין ארבע לשבע בערב.</p>',
          ),
        ),
      ),
    },
    expects: { success: { text: 'הפרטים התקבלו' } },
  })
}
{
  const F = [N('Ваше имя', 'Роман'), P('Телефон', '8 (812) 300-12-40'), T('tema', 'Книга', 'Зелёная лампа, том 2')]
  yes('hidden-frame', 'ru', 'old shop: the form posts into a hidden frame that calls its parent', {
    does: 'Отложить книгу в магазине',
    fields: F,
    pages: {
      '/': () =>
        page(
          'ru',
          'relic',
          'Букинист на Литейном',
          `<h3>Отложить книгу</h3><div id="mesto">${theForm(F, 'Отложить', { look: 'table', action: '/otlozhit.php', attrs: 'target="tihiy"', isInput: true })}</div><iframe name="tihiy" style="display:none"></iframe>`,
          {
            script: `window.gotovo=function(t){document.getElementById('mesto').innerHTML='<p><b>'+t+'</b></p>'}`,
          },
        ),
      '/otlozhit.php': take(() =>
        late(
          1100,
          html(
            `<html lang="ru"><head><meta charset="utf-8"></head><body><script>parent.gotovo('Спасибо, Роман! Книга отложена на ваше имя и ждёт вас до субботы. Мы на Литейном, вход со двора.')</script></body></html>`,
          ),
        ),
      ),
    },
    expects: { success: { text: 'Книга отложена' } },
  })
}
{
  const F = [
    S('type', 'Type', 'cykel', [
      ['', 'Vælg'],
      ['cykel', 'Ladcykel'],
      ['trailer', 'Trailer'],
    ]),
    D('dato', 'Dato', '2026-05-02'),
    T('bolig', 'Bolig', 'Nr. 17'),
  ]
  yes('oversigt', 'da', 'the view is drawn anew: own bookings with one more line', {
    does: 'Reservere foreningens ladcykel',
    wanted: 'submitted_unverified',
    why: 'an added entry in a list, no words of thanks',
    fields: F,
    pages: {
      '/': () =>
        page(
          'da',
          'root',
          'Andelsforeningen Solbakken',
          `<div id="view"><h1>Ny reservation</h1>${theForm(F, 'Reservér', { look: 'tail' })}</div>`,
          {
            script: onSend(
              `history.pushState({},'','/mine');document.getElementById('view').innerHTML='<h1>Mine reservationer</h1><ul>'+d.map(function(x){return '<li id="r'+x.id+'">'+x.hvad+', '+x.dato+' <a href="#">Ret</a></li>'}).join('')+'</ul><p>Nøglen hænger i skabet ved vaskeriet.</p>'`,
              { url: '/api/reservationer' },
            ),
          },
        ),
      '/mine': () => page('da', 'root', 'Andelsforeningen Solbakken', '<h1>Mine reservationer</h1>'),
      '/api/reservationer': take(() =>
        late(
          600,
          json([
            { id: 3, hvad: 'Trailer', dato: '2026-03-14' },
            { id: 8, hvad: 'Ladcykel', dato: '2026-05-02' },
          ]),
        ),
      ),
    },
    expects: { success: { url: '/mine', selector: '#r8' } },
  })
}
// ---- not taken
{
  const F = [
    T('matricula', 'Código de matrícula', 'LP-2204'),
    E('Correo del apoderado', 'apoderado@example.org'),
    S('taller', 'Taller', 'ajedrez', [
      ['', 'Elegir'],
      ['ajedrez', 'Ajedrez'],
      ['coro', 'Coro'],
    ]),
  ]
  no('remix', 'es', 'Remix action data: a paragraph, the form stays, 200', {
    does: 'Inscribir al alumno en un taller',
    fields: F,
    pages: {
      '/': () =>
        page(
          'es',
          'root',
          'Colegio Los Peumos',
          `<div id="ruta"><h1>Talleres de la tarde</h1><p id="ad"></p>${theForm(F, 'Inscribir', { look: 'tail', attrs: 'data-discover="true"' })}</div>`,
          {
            script: onSend(`var v=JSON.parse(/\\{.*\\}/.exec(t)[0]);document.getElementById('ad').textContent=v.nota`, {
              url: '/talleres.data',
              as: 'form',
            }),
          },
        ),
      '/talleres.data': take(() =>
        late(
          900,
          text(
            `{"nota":"Estimado apoderado: gracias por motivar a su pupilo. El alumno LP-2204 ya participa en robótica los martes, a la misma hora que ajedrez. Si desea cambiarlo de taller, pase por inspectoría con la libreta de comunicaciones."}`,
            200,
            'text/x-script',
          ),
        ),
      ),
    },
  })
}
{
  const F = [
    N('Nom du stand', 'Les Abeilles de Lucie'),
    E('Courriel', 'lucie@example.org'),
    T('metres', 'Mètres linéaires', '6'),
  ]
  no('sveltekit', 'fr', 'SvelteKit: HTTP 200 with type failure and status 400 in the body', {
    does: 'Demander un emplacement au marché',
    wanted: 'rejected',
    fields: F,
    pages: {
      '/': () =>
        page(
          'fr',
          'root',
          'Marché de Saillans',
          `<div class="app"><h1>Un emplacement au marché</h1>${theForm(F, 'Envoyer', { look: 'tail' })}<p class="svelte-1k" id="mot"></p></div>`,
          {
            script: onSend(
              `if(d.type==='failure')document.getElementById('mot').textContent=JSON.parse(d.data)[1];else document.querySelector('.app').innerHTML='<p>Merci, demande reçue.</p>'`,
              { url: '/?/emplacement', as: 'multi', headers: "'x-sveltekit-action':'true'" },
            ),
          },
        ),
    },
    expects: { success: { text: 'demande reçue' } },
  })
  rows.at(-1).pages['/'] = (
    (get) => (r, s) =>
      r.method === 'POST'
        ? take(() =>
            late(
              700,
              json({
                type: 'failure',
                status: 400,
                data: JSON.stringify([
                  { mot: 1 },
                  'La place de l’Église est étroite et les étals y font quatre mètres, pas un de plus. Avec 4 mètres on vous trouve un coin à l’ombre, promis.',
                ]),
              }),
            ),
          )(r, s)
        : get(r, s)
  )(rows.at(-1).pages['/'])
}
{
  const F = [
    N('Namn', 'Maja Lindqvist'),
    E('E-post', 'maja@example.org'),
    S('niva', 'Nivå', 'b', [
      ['', 'Välj'],
      ['a', 'Nybörjare'],
      ['b', 'Fortsättning'],
    ]),
  ]
  no('andra', 'sv', 'a booking service on another origin; the address changes, the words say what is missing', {
    does: 'Anmäla sig till kören',
    fields: F,
    pages: {
      '/': (_r, s) =>
        page(
          'sv',
          'flow',
          'Kören Vox Mälaren',
          `<div id="vy"><h1>Sjung med oss</h1>${theForm(F, 'Anmäl mig', { look: 'tail' })}</div>`,
          {
            script: onSend(
              `history.pushState({},'','/anmalan/svar');document.getElementById('vy').innerHTML='<h1>Så roligt att du vill sjunga!</h1><p>'+d.svar+'</p>'`,
              { url: `${s.otherOrigin}/v1/anmalningar` },
            ),
          },
        ),
      '/anmalan/svar': () => page('sv', 'flow', 'Kören Vox Mälaren', '<h1>Svar</h1>'),
    },
    otherPages: {
      '/v1/anmalningar': take(() =>
        late(
          1500,
          json({
            typ: 'provsjungning',
            svar: 'Till fortsättningsgruppen tar vi bara in den som har provsjungit, och det har du inte gjort hos oss ännu. Ring Karin på kansliet så hittar ni en tid, sedan är det bara att anmäla sig här igen.',
          }),
        ),
      ),
    },
    expects: { success: { url: '/anmalan/klar' } },
  })
}
{
  const F = [
    N('Jméno', 'Vendula Krejčí'),
    E('E-mail', 'vendula@example.org'),
    M('Vzkaz pro chovatele', 'Je malá kočička z vrhu „D“ ještě volná?'),
  ]
  no('boundary', 'cs', 'the answer is a page of maintenance with 200; the view falls into its error boundary', {
    does: 'Napsat chovatelské stanici',
    fields: F,
    pages: {
      '/': () =>
        page(
          'cs',
          'root',
          'Kočky z Podhradí',
          `<div id="view"><h1>Napište nám</h1>${theForm(F, 'Poslat', { look: 'tail' })}</div>`,
          {
            script: onSend(
              `var v=document.getElementById('view');if(d&&d.id)v.innerHTML='<p>Děkujeme, zpráva odeslána.</p>';else v.innerHTML='<h2>Jejda, tohle se nemělo stát</h2><p>Stránka se zamotala do klubíčka. Zkuste ji načíst znovu; pokud to nepomůže, zavolejte nám večer po šesté.</p><button type="button" onclick="location.reload()">Načíst znovu</button>'`,
              { url: '/api/vzkazy' },
            ),
          },
        ),
      '/api/vzkazy': take(() =>
        late(
          1000,
          html(
            '<!doctype html><html lang="cs"><head><title>Údržba</title></head><body><h1>Právě uklízíme</h1><p>Hosting probíhá plánovanou údržbou, vraťte se za hodinu.</p></body></html>',
          ),
        ),
      ),
    },
    expects: { success: { text: 'zpráva odeslána' } },
  })
}
{
  const F = [
    N('שם פרטי', 'איתי'),
    E('דוא״ל', 'itay@example.org'),
    S('tor', 'תור', 'd', [
      ['', 'בחרו'],
      ['b', 'בוקר'],
      ['d', 'צהריים'],
    ]),
    T('kvutza', 'שם הכלב', 'ביסלי'),
  ]
  no('hash', 'he', 'hash route changes to a view that gives a kind reason', {
    does: 'קביעת תור לווטרינר',
    fields: F,
    pages: {
      '/': () =>
        page(
          'he',
          'root',
          'מרפאת זנב',
          `<div id="view"><h1>קביעת תור</h1>${theForm(F, 'לקבוע תור', { look: 'tail' })}</div>`,
          {
            script: onSend(
              `location.hash='#/tshuva';document.getElementById('view').innerHTML='<h2>היי איתי וביסלי</h2><p>'+d.txt+'</p><p><a href="#/">חזרה ללוח</a></p>'`,
              { url: '/api/tor' },
            ),
          },
        ),
      '/api/tor': take(() =>
        late(
          600,
          json({
            kod: 12,
            txt: 'שמחנו שחשבתם עלינו. ד״ר לוי בחופשת לידה עד פסח ובצהריים אין במרפאה רופאה, רק אחות. בבקרים ד״ר כהן מקבלת כרגיל, אז אפשר לבחור שעת בוקר ולנסות שוב.',
          }),
        ),
      ),
    },
  })
}

// @ts-nocheck: plain data and pages
import { drop, html, json, late, take, text } from '../kit.mjs'
import { C, D, E, family, M, N, onSend, page, S, T, theForm } from './base.mjs'

export const { rows, no, yes } = family('optimistic')

{
  const F = [N('Parent name', 'Joanne Pike'), T('child', 'Child’s name', 'Otis'), E('Email', 'jpike@example.com')]
  no('thanks-then-409', 'en', 'thanks at once, and the form back with a line when 409 arrives', {
    does: 'Join the nursery waiting list',
    id: 'wl',
    fields: F,
    wanted: 'rejected',
    pages: {
      '/': () =>
        page(
          'en',
          'wix',
          'Little Acorns',
          `<h1>Waiting list</h1><div id="slot">${theForm(F, 'Add us', { id: 'wl' })}</div><div id="ty" hidden><h3>Thanks! We’ll be in touch.</h3></div><p id="ln"></p>`,
          {
            script: onSend(
              `if(!r.ok){form.hidden=false;document.getElementById('ty').hidden=true;document.getElementById('ln').textContent=d.detail}`,
              {
                id: 'wl',
                url: '/_api/waitlist',
                first: `form.hidden=true;document.getElementById('ty').hidden=false;`,
              },
            ),
          },
        ),
      '/_api/waitlist': take(() =>
        late(
          900,
          json(
            { title: 'Conflict', detail: 'Otis has been on our list since March under your partner’s email.' },
            409,
            'application/problem+json',
          ),
        ),
      ),
    },
    expects: { success: { text: 'You are number' } },
    statusWithExpects: ['rejected', 'submitted_unverified'],
  })
}
{
  const F = [E('E-Mail-Adresse', 'petra.k@example.de'), M('Nachricht', 'Ist der Hofladen am Karfreitag geöffnet?')]
  yes('reset-only', 'de', 'the form is emptied and nothing is said; 200 without a body', {
    does: 'Den Hofladen etwas fragen',
    id: 'frage',
    fields: F,
    wanted: 'submitted_unverified',
    pages: {
      '/': () =>
        page('de', 'flow', 'Hof Lindental', `<h1>Frag uns</h1>${theForm(F, 'Abschicken', { id: 'frage' })}`, {
          script: onSend(`form.reset()`, { id: 'frage', url: '/frage', as: 'multi' }),
        }),
      '/frage': take(() => text('', 200)),
    },
    expects: { success: { status: 200 } },
  })
}
{
  const F = [
    N('Nombre', 'Paula Ríos'),
    D('fecha', 'Fecha de llegada', '2027-07-02'),
    S('noches', 'Noches', '3', [
      ['1', '1'],
      ['3', '3'],
      ['7', '7'],
    ]),
  ]
  yes('slow', 'es', 'three seconds of waiting, then thanks in place of the form', {
    does: 'Consultar disponibilidad en la casa rural',
    id: 'disp',
    fields: F,
    pages: {
      '/': () =>
        page(
          'es',
          'blocks',
          'Casa rural El Tejo',
          `<h1>Consulta de fechas</h1>${theForm(F, 'Enviar consulta', { id: 'disp' })}`,
          {
            script: onSend(
              `form.outerHTML='<p class="ok">Enviado. ¡Muchas gracias! Te escribimos hoy mismo con las fechas.</p>'`,
              { id: 'disp', url: '/consulta', as: 'form', first: `btn.textContent='Enviando…';` },
            ),
          },
        ),
      '/consulta': take(() => late(3000, json({ id: 771 }))),
    },
    expects: { success: { selector: 'p.ok' } },
  })
}
{
  const F = [
    T('title', 'Idea title', 'Benches along the canal'),
    M('Your idea', 'A bench every 300 metres so that older people can walk further.'),
  ]
  no('autosave-503', 'en', 'autosave says that all is saved, the send itself meets 503 and nobody tells', {
    does: 'Submit an idea to the citizens’ budget',
    id: 'idea',
    fields: F,
    wanted: 'rejected',
    pages: {
      '/': () =>
        page(
          'en',
          'tail',
          'Ashby Citizens’ Budget',
          `<h1>Your idea</h1>${theForm(F, 'Submit idea', { id: 'idea', look: 'tail', after: '<small id="as" role="status"></small>' })}`,
          {
            script:
              `document.getElementById('idea').addEventListener('input',function(){clearTimeout(window.t);window.t=setTimeout(function(){fetch('/autosave').then(function(){document.getElementById('as').textContent='All changes saved'})},200)});` +
              onSend(`if(r.ok)form.outerHTML='<h2>Your idea is in</h2>';else btn.textContent='Submit idea'`, {
                id: 'idea',
                url: '/api/ideas',
                first: `btn.textContent='Submitting…';`,
              }),
          },
        ),
      '/autosave': () => json({ saved: true }),
      '/api/ideas': take(() =>
        late(500, html('<html><body><h1>503 Service Temporarily Unavailable</h1><hr>nginx</body></html>', 503)),
      ),
    },
    expects: { success: { text: 'Your idea is in' } },
    statusWithExpects: ['rejected', 'submitted_unverified'],
  })
}
{
  const F = [M('टिप्पणी', 'बहुत अच्छा लेख, धन्यवाद!')]
  no('rollback', 'hi', 'the comment is there at once, and gone again when the body says no', {
    does: 'लेख पर टिप्पणी करें',
    id: 'cmt',
    fields: F,
    wanted: 'rejected',
    pages: {
      '/': () =>
        page(
          'hi',
          'root',
          'गाँव की चिट्ठी',
          `<h1>बारिश और धान</h1><p>इस साल बारिश पंद्रह दिन पहले आई।</p><ul id="list"><li>मोहन: सही लिखा आपने।</li></ul>${theForm(F, 'टिप्पणी भेजें', { id: 'cmt', look: 'tail' })}<p id="cap"></p>`,
          {
            script: onSend(`if(!d.ok){window.li.remove();document.getElementById('cap').textContent=d.baat}`, {
              id: 'cmt',
              url: '/api/comments',
              first: `window.li=document.createElement('li');li.textContent='आप: '+fd.get('message');document.getElementById('list').appendChild(li);`,
            }),
          },
        ),
      '/api/comments': take(() =>
        late(700, json({ ok: false, baat: 'इस लेख पर बातचीत कल शाम से बंद है, ताज़ा अंक में ज़रूर लिखिए।' })),
      ),
    },
    expects: { success: { selector: '#list li[data-id]' } },
  })
}
{
  const F = [N('Nimimerkki', 'Hillanpoimija'), M('Kommentti', 'Meillä sama reseptiä on tehty jo mummon aikaan.')]
  yes('comment-id', 'fi', 'the comment stands there greyed, then with the server’s number; the form is emptied', {
    does: 'Kommentoida reseptiä',
    id: 'komm',
    fields: F,
    wanted: 'submitted_unverified',
    pages: {
      '/': () =>
        page(
          'fi',
          'blocks',
          'Arjen pöytä',
          `<h1>Lohikeitto</h1><ol id="kommentit"><li id="k-1">Raija: Tilliä saa olla reilusti.</li></ol>${theForm(F, 'Lähetä kommentti', { id: 'komm' })}`,
          {
            script: onSend(`form.reset();var p=document.getElementById('odottaa');p.id='k-'+d.id;p.style.opacity=1`, {
              id: 'komm',
              url: '/api/kommentit',
              first: `document.getElementById('kommentit').insertAdjacentHTML('beforeend','<li id="odottaa" style="opacity:.6"></li>');document.getElementById('odottaa').textContent=fd.get('name')+': '+fd.get('message');`,
            }),
          },
        ),
      '/api/kommentit': take(() => late(600, json({ id: 881 }, 201))),
    },
    expects: { success: { selector: '#k-881' } },
  })
}
{
  const F = [T('van', 'Vehicle', 'Van 7'), M('Defect', 'Nearside mirror cracked.')]
  no(
    'queued-lost',
    'en',
    'a field app: kept for later, the connection is cut before an answer and the server has kept nothing',
    {
      does: 'Report a vehicle defect',
      id: 'defect',
      fields: F,
      pages: {
        '/': () =>
          page(
            'en',
            'root',
            'FleetLog',
            `<h1>Daily check</h1>${theForm(F, 'Send report', { id: 'defect', look: 'tail' })}<p id="sync" role="status">Up to date</p>`,
            {
              script: onSend(`document.getElementById('sync').textContent='Report '+d.id+' synced'`, {
                id: 'defect',
                url: '/api/defects',
                failed: `document.getElementById('sync').textContent='1 report is waiting for a signal';form.reset();return`,
              }),
            },
          ),
        '/api/defects': take(() => drop(300)),
      },
      expects: { success: { text: 'synced' } },
    },
  )
}
{
  const F = [
    S('note', 'Votre note', '5', [
      ['3', 'Moyen'],
      ['4', 'Bien'],
      ['5', 'Très bien'],
    ]),
    M('Un mot pour l’équipe ?', 'Accueil chaleureux, merci à Samira.'),
  ]
  yes('beacon', 'fr', 'sendBeacon and thanks at once; the server answers 204 and has it', {
    does: 'Donner un avis sur l’accueil',
    id: 'avis',
    fields: F,
    pages: {
      '/': () =>
        page(
          'fr',
          'flow',
          'Clinique vétérinaire des Tilleuls',
          `<h1>Comment s’est passée votre visite ?</h1>${theForm(F, 'Envoyer mon avis', { id: 'avis' })}`,
          {
            script: `document.getElementById('avis').addEventListener('submit',function(e){e.preventDefault();navigator.sendBeacon('/avis',new URLSearchParams(new FormData(this)));this.outerHTML='<p class="merci">Merci, votre avis a bien été envoyé !</p>'})`,
          },
        ),
      '/avis': take(() => ({ status: 204, body: '' })),
    },
    expects: { success: { selector: 'p.merci' } },
  })
}
{
  const F = [N('Imię', 'Kamil Lis'), E('E-mail', 'kamil@example.pl'), C('udzial', 'Chcę wziąć udział w warsztatach')]
  yes('countdown', 'pl', 'thanks with a count down, then the front page', {
    does: 'Zapisać się na warsztaty',
    id: 'warsz',
    fields: F,
    start: '/warsztaty',
    pages: {
      '/warsztaty': () =>
        page(
          'pl',
          'tail',
          'Dom Kultury Syrena',
          `<h1>Warsztaty linorytu</h1>${theForm(F, 'Zapisz mnie', { id: 'warsz', look: 'tail' })}`,
          {
            script: onSend(
              `form.outerHTML='<div class="ok"><h2>Dziękujemy za zgłoszenie!</h2><p>Za <span id="n">4</span> s wrócisz na stronę główną.</p></div>';var n=4;setInterval(function(){n--;var x=document.getElementById('n');if(x)x.textContent=n;if(n<1)location.href='/'},1000)`,
              { id: 'warsz', url: '/api/zapisy', first: `btn.textContent='Wysyłanie…';` },
            ),
          },
        ),
      '/api/zapisy': take(() => late(400, json({ zgloszenie: 52 }))),
      '/': () =>
        page('pl', 'tail', 'Dom Kultury Syrena', '<h1>Co słychać w Syrenie</h1><p>W piątek kino plenerowe.</p>'),
    },
    expects: { success: { text: 'Dziękujemy za zgłoszenie' } },
  })
}
{
  const F = [
    T('house', 'House name or number', '14 Mill Lane'),
    S('size', 'Bin size', '120', [
      ['120', '120 litres'],
      ['180', '180 litres'],
    ]),
  ]
  no('accepted-then-no', 'en', '202 at once, the poll that follows brings another decision', {
    does: 'Ask the council for a smaller bin',
    id: 'bin',
    fields: F,
    pages: {
      '/': () =>
        page(
          'en',
          'tail',
          'Wessmere Borough',
          `<h1>Swap your bin</h1>${theForm(F, 'Send request', { id: 'bin', look: 'tail' })}<p id="res" aria-live="polite"></p>`,
          {
            script: onSend(
              `var o=document.getElementById('res');o.textContent='Checking with the depot…';var iv=setInterval(async function(){var j=await(await fetch('/api/bins/17')).json();if(j.stage!=='checking'){clearInterval(iv);o.textContent=j.line}},500)`,
              { id: 'bin', url: '/api/bins' },
            ),
          },
        ),
      '/api/bins': take(() => json({ id: 17, stage: 'checking' }, 202)),
      '/api/bins/17': (_r, s) => {
        s.session.n = (s.session.n ?? 0) + 1
        return json(
          s.session.n < 3
            ? { stage: 'checking' }
            : {
                stage: 'closed',
                line: 'A bin was swapped at this address in May, and the depot leaves twelve months between two visits.',
              },
        )
      },
    },
    expects: { success: { text: 'Your new bin comes' } },
  })
}
{
  const F = [N('Naam', 'Sanne de Boer'), T('kenteken', 'Kenteken', 'XX-123-Y'), D('dag', 'Dag', '2027-03-20')]
  yes(
    'accepted-then-yes',
    'nl',
    '202 at once, the poll that follows says that it is there; thanks in place of the form',
    {
      does: 'Een bezoekersvergunning aanvragen',
      id: 'verg',
      fields: F,
      pages: {
        '/': () =>
          page(
            'nl',
            'tail',
            'Gemeente Oudervaart',
            `<h1>Bezoekersvergunning</h1><div id="vak">${theForm(F, 'Aanvragen', { id: 'verg', look: 'tail' })}</div>`,
            {
              script: onSend(
                `btn.textContent='Even geduld…';var iv=setInterval(async function(){var j=await(await fetch('/api/aanvraag/9')).json();if(j.klaar){clearInterval(iv);document.getElementById('vak').innerHTML='<h2>Bedankt</h2><p>Uw aanvraag is ontvangen. Zaaknummer Z-4410. <a href="#">Zaak volgen</a></p>'}},500)`,
                { id: 'verg', url: '/api/aanvraag' },
              ),
            },
          ),
        '/api/aanvraag': take(() => json({ id: 9 }, 202)),
        '/api/aanvraag/9': (_r, s) => {
          s.session.n = (s.session.n ?? 0) + 1
          return json({ klaar: s.session.n >= 2 })
        },
      },
      expects: { success: { text: 'Zaaknummer' } },
    },
  )
}
{
  const F = [N('Meno', 'Zuzana Kováčová'), T('trieda', 'Trieda', '3.B')]
  no(
    'position-shown',
    'sk',
    'a place in the line is counted on the page, the answer is the page of login that the script never reads',
    {
      does: 'Prihlásiť žiaka na lyžiarsky výcvik',
      id: 'lyz',
      fields: F,
      status: ['submitted_unverified', 'needs_person', 'rejected'],
      pages: {
        '/': () =>
          page(
            'sk',
            'boot',
            'ZŠ Pod Kalváriou',
            `<h1>Lyžiarsky výcvik</h1><p>Prihlásených: <b id="cnt">41</b></p>${theForm(F, 'Prihlásiť', { id: 'lyz' })}`,
            {
              script: onSend(`if(d&&d.prihlaska)form.outerHTML='<p>Ďakujeme, prihláška prijatá.</p>'`, {
                id: 'lyz',
                url: '/api/lyziarsky',
                first: `document.getElementById('cnt').textContent='42';btn.textContent='Ukladám…';`,
              }),
            },
          ),
        '/api/lyziarsky': take(() =>
          html(
            '<!doctype html><html lang="sk"><title>Edupage</title><body><form action="/login"><label>Meno <input name="u"></label><label>Heslo <input type="password" name="p"></label></form></body></html>',
          ),
        ),
      },
      expects: { success: { text: 'prihláška prijatá' } },
    },
  )
}

// @ts-nocheck: plain data and pages
import { json, late, take, text } from '../kit.mjs'
import { E, family, M, N, onSubmit, page, T, theForm } from './base.mjs'

export const { rows, no, yes } = family('optimistic')
const put =
  (fn) =>
  (id, lang, title, { name, h, F, submit, body = {}, js, opts, look, script, extra = {}, after = '', ...rest }) =>
    fn(id, lang, title, {
      fields: F,
      does: h,
      pages: {
        '/': () =>
          page(
            lang,
            name,
            `<h1>${h}</h1><div id="box">${theForm(F, submit, { look, after })}</div><ul id="list"></ul>`,
            { script: script ?? onSubmit(js, opts) },
          ),
        '/api': take(() => (typeof body === 'function' ? body() : json(body))),
        ...extra,
      },
      ...rest,
    })
const N_ = put(no)
const Y_ = put(yes)

N_('thanks-rolled-back', 'it', 'thanks at once, after 2 s the form comes back with a line', {
  name: 'Ciclofficina',
  h: 'Prenota il banco',
  F: [N('Nome', 'Marco')],
  submit: 'Prenota',
  opts: { first: `const box=document.getElementById('box');const was=box.innerHTML;box.innerHTML='<p>Grazie!</p>';` },
  js: `box.innerHTML=was+'<p>Il banco è sotto ai ferri di un altro.</p>'`,
  body: () => late(2000, json({ esito: 2 })),
  expects: { success: { text: 'Ti aspettiamo' } },
})
N_('queued-failed', 'de', '202 queued, the poll says failed after 1.5 s', {
  name: 'Druckerei',
  h: 'Datei drucken lassen',
  F: [N('Name', 'Jana'), T('datei', 'Datei', 'plakat.pdf')],
  submit: 'Drucken',
  body: () => json({ job: 7, state: 'queued' }, 202),
  js: `$('#box').innerHTML='<p id="st">In der Warteschlange …</p>';setTimeout(async()=>{const s=await (await fetch('/jobs/7')).json();$('#st').textContent='Die Datei ließ sich nicht öffnen, wir haben nichts gedruckt.'},1500)`,
  extra: { '/jobs/7': () => json({ job: 7, state: 'failed' }) },
  expects: { success: { text: 'liegt bereit' } },
})
N_('sse-no', 'en', 'the answer comes as a server-sent event: no', {
  name: 'Lanehire',
  h: 'Hire a lane',
  F: [N('Name', 'Dana'), T('lane', 'Lane', '4')],
  submit: 'Hire',
  body: () => text('', 202),
  js: `const es=new EventSource('/events');es.onmessage=e=>{es.close();form.insertAdjacentHTML('afterend','<p>Lane 4 has league night until ten.</p>')}`,
  extra: {
    '/events': () => ({
      status: 200,
      delay: 900,
      headers: { 'content-type': 'text/event-stream' },
      body: 'data: {"lane":4,"free":false}\n\n',
    }),
  },
  expects: { success: { text: 'Lane 4 is yours' } },
})
N_('beacon-nothing', 'fi', 'a sendBeacon that the server throws away (204); the form is emptied, nothing said', {
  name: 'Kylälehti',
  h: 'Juttuvinkki',
  F: [M('Vinkki', 'Silta on rikki.')],
  submit: 'Lähetä',
  script: `document.getElementById('f').addEventListener('submit',e=>{e.preventDefault();navigator.sendBeacon('/api',new URLSearchParams(new FormData(e.target)));e.target.reset()})`,
  body: () => text('', 204),
  expects: { success: { text: 'Kiitos' } },
})
N_('optimistic-list', 'es', 'the entry is drawn in the list at once, and struck out by a 200 with a reason', {
  name: 'Mercado',
  h: 'Apúntate a un puesto',
  F: [N('Nombre', 'Rosa')],
  submit: 'Apuntarme',
  opts: {
    first: `document.getElementById('list').insertAdjacentHTML('beforeend','<li id="mine">'+d.get('name')+'</li>');form.reset();`,
  },
  js: `$('#mine').innerHTML='<s>Rosa</s> Este mes los puestos son solo para artesanos.'`,
  body: () => late(1200, json({ n: 0 })),
  expects: { success: { selector: '#mine.firme' } },
})
N_('offline-queue', 'sv', 'the fetch fails (connection cut); "saved on your device until there is a net"', {
  name: 'Fjällrapport',
  h: 'Rapportera spår',
  F: [T('led', 'Led', 'Kungsleden'), M('Läge', 'Snöigt')],
  submit: 'Skicka',
  wanted: 'submitted_unverified',
  status: ['submitted_unverified', 'rejected', 'failed'],
  script: `document.getElementById('f').addEventListener('submit',async e=>{e.preventDefault();const form=e.target;try{await fetch('/api',{method:'POST',body:new FormData(form)})}catch{form.outerHTML='<p>Ligger kvar i telefonen tills du har täckning.</p>'}})`,
  body: () => ({ drop: true, delay: 300 }),
  expects: { success: { text: 'Tack' } },
})
N_('progress-stops', 'zh', 'a bar runs to 100 %, the form goes, then the refusal', {
  name: '车行',
  h: '预约试驾',
  F: [N('姓名', '孙丽')],
  submit: '预约',
  js: `$('#box').innerHTML='<progress max="100" value="10"></progress>';let v=10;const i=setInterval(()=>{v+=30;$('progress').value=v;if(v>=100){clearInterval(i);$('#box').innerHTML='<p>那台车上午刚被开走，下周才回来。</p>'}},400)`,
  expects: { success: { text: '预约号' } },
})
Y_('thanks-then-200', 'nl', 'thanks at once, then an empty 200', {
  name: 'Speeltuin',
  h: 'Meld je aan',
  F: [N('Naam', 'Bram'), E('E-mail')],
  submit: 'Aanmelden',
  opts: { first: `document.getElementById('box').innerHTML='<p>Bedankt voor je aanmelding!</p>';` },
  js: '',
  body: () => late(800, text('')),
  expects: { success: { text: 'Bedankt voor je aanmelding' } },
})
Y_('slow-ok', 'pt', 'three seconds, then {"success":true} and thanks', {
  name: 'Oficina',
  h: 'Marcar revisão',
  F: [N('Nome', 'Joana'), T('carro', 'Carro', 'Panda')],
  submit: 'Marcar',
  body: () => late(3000, json({ success: true })),
  js: `$('#box').innerHTML='<p>Obrigada, o seu pedido foi recebido.</p>'`,
  expects: { success: { text: 'foi recebido' } },
})
Y_('queued-done', 'fr', '202 queued, the poll says done', {
  name: 'Imprimerie',
  h: 'Imprimer',
  F: [N('Nom', 'Luc')],
  submit: 'Imprimer',
  body: () => json({ job: 7, state: 'queued' }, 202),
  js: `$('#box').innerHTML='<p id="st">En attente…</p>';setTimeout(async()=>{await (await fetch('/jobs/7')).json();$('#st').textContent='Terminé, merci. Votre demande a été enregistrée.'},1200)`,
  extra: { '/jobs/7': () => json({ job: 7, state: 'done' }) },
  expects: { success: { text: 'Terminé' } },
})
Y_('toast-and-list', 'ja', 'the list gets the entry, a short status line: saved', {
  name: '掲示板',
  h: '書き込む',
  F: [N('名前', '花'), M('本文', '祭りは何時からですか')],
  submit: '投稿',
  js: `$('#list').insertAdjacentHTML('beforeend','<li id="new">祭りは何時からですか</li>');form.reset();form.insertAdjacentHTML('afterend','<p role="status">投稿しました。</p>')`,
  body: { id: 5 },
  expects: { success: { selector: '#new' } },
})

// @ts-nocheck: plain data and pages
import { json, late, see, take } from '../kit.mjs'
import { button, E, family, N, P, page, theForm } from './base.mjs'

export const { rows, no, yes } = family('button')
/** A click on `sel` that runs `js`. */
const onClick = (sel, js) =>
  `document.querySelector('${sel}').addEventListener('click',async function(e){var b=this;${js}});`

yes('favourite', 'en', 'aria-pressed becomes true and stays so', {
  tool: button('saveRecipe', 'Save the recipe to my box', '#fav'),
  pages: {
    '/': () =>
      page(
        'en',
        'blocks',
        'Weeknight Larder',
        '<h1>Tomato and white bean stew</h1><p>Serves four.</p><button type="button" id="fav" class="wprm-recipe-add-to-collection" aria-pressed="false"><span aria-hidden="true">♡</span> <span>Save</span></button>',
        {
          script: onClick(
            '#fav',
            `var r=await fetch('/api/saves/311',{method:'PUT'});if(r.ok){b.setAttribute('aria-pressed','true');b.lastChild.textContent='Saved'}`,
          ),
        },
      ),
    '/api/saves/311': take(() => json({ saved: true })),
  },
  expects: { success: { selector: '#fav[aria-pressed="true"]' } },
})
yes('accept-invite', 'de', 'the button becomes a state of its own and a status thanks for the reply', {
  tool: button('acceptInvitation', 'Die Einladung zum Sommerfest annehmen', '#zusagen'),
  pages: {
    '/': () =>
      page(
        'de',
        'tail',
        'Kleingarten Abendruh',
        '<h1>Einladung zum Sommerfest</h1><p>Samstag, 17. Juli, ab 15 Uhr am Vereinsheim.</p><button id="zusagen" type="button" aria-pressed="false">Ich komme</button> <button type="button" id="absagen" aria-pressed="false">Ich kann nicht</button><p role="status" id="st"></p>',
        {
          script: onClick(
            '#zusagen',
            `var d=await(await fetch('/api/antwort',{method:'POST',headers:{'Content-Type':'application/json'},body:'{"kommt":true}'})).json();b.setAttribute('aria-pressed','true');document.getElementById('st').textContent='Danke, deine Antwort ist gespeichert. '+d.gaeste+' Gäste bisher.'`,
          ),
        },
      ),
    '/api/antwort': take(() => json({ kommt: true, gaeste: 34 })),
  },
  expects: { success: { text: 'deine Antwort ist gespeichert' } },
})
no('follow-login', 'fr', 'aria-pressed for a moment, then back, and a dialog of login', {
  tool: button('followAuthor', 'Suivre l’autrice', '#suivre'),
  wanted: 'needs_person',
  nextStep: '#connexion',
  pages: {
    '/': () =>
      page(
        'fr',
        'root',
        'Feuilletons',
        '<h1>Odile Marchand</h1><p>Trois romans, une chronique par mois.</p><button id="suivre" type="button" aria-pressed="false">Suivre</button>',
        {
          tail: '<div class="veil" id="cx"><div role="dialog" aria-modal="true" aria-label="Connexion"><form id="connexion"><label for="cu">Adresse e-mail</label><input id="cu" type="email"><label for="cp">Mot de passe</label><input id="cp" type="password"><button type="submit">Se connecter</button></form></div></div>',
          script: onClick(
            '#suivre',
            `b.setAttribute('aria-pressed','true');b.textContent='Suivie';var d=await(await fetch('/api/suivis',{method:'POST'})).json();if(!d.compte){b.setAttribute('aria-pressed','false');b.textContent='Suivre';document.getElementById('cx').classList.add('on')}`,
          ),
        },
      ),
    '/api/suivis': take(() => late(400, json({ compte: null }))),
  },
  expects: { success: { selector: '#suivre.is-following' } },
})
yes('notify', 'es', 'a logged-in shop: one click sets the notice, the switch is on and stays', {
  tool: button('notifyMe', 'Avisarme cuando haya existencias', '#aviso'),
  pages: {
    '/': () =>
      page(
        'es',
        'dawn',
        'Bicis La Cadena',
        '<h1>Sillín de cuero</h1><p>Sin existencias hasta septiembre.</p><button id="aviso" type="button" role="switch" aria-checked="false">Avísame</button><small id="n"></small>',
        {
          script: onClick(
            '#aviso',
            `var r=await fetch('/apps/avisos',{method:'POST',headers:{'Content-Type':'application/json'},body:'{"variante":88}'});if(r.status===201){b.setAttribute('aria-checked','true');document.getElementById('n').textContent='¡Hecho! Te escribimos en cuanto lleguen.'}`,
          ),
        },
      ),
    '/apps/avisos': take(() => json({ aviso: 551 }, 201)),
  },
  expects: { success: { text: '¡Hecho!' } },
})
no('opens-form', 'en', 'a link that only scrolls out a form; nobody has been asked for a demo yet', {
  tool: button('requestVisit', 'Request a school visit', 'a.cta'),
  sends: 0,
  wanted: 'needs_person',
  opens: '#visit',
  pages: {
    '/': () =>
      page(
        'en',
        'flow',
        'Owl Barn Trust',
        `<h1>Owls in your classroom</h1><p>We bring two birds and a lot of pellets.</p><a class="cta" href="#visit" role="button">Request a visit</a><div id="wrap" hidden>${theForm([N('School'), E('Email')], 'Send', { id: 'visit', action: '/visits' })}</div>`,
        {
          script: onClick(
            'a.cta',
            `document.getElementById('wrap').hidden=false;document.getElementById('name').focus()`,
          ),
        },
      ),
    '/visits': take(() => see('/')),
  },
  expects: { success: { text: 'we will confirm a date' } },
})
yes('hours', 'nl', 'a button of an accordion: the hours are open and stay so, the server has nothing to do with it', {
  tool: button('showHours', 'De openingstijden tonen', '#uren-knop'),
  sends: 0,
  pages: {
    '/': () =>
      page(
        'nl',
        'boot',
        'Huisartsenpraktijk Zuidwal',
        '<h1>Praktische informatie</h1><h2><button id="uren-knop" class="accordion-button collapsed" type="button" aria-expanded="false" aria-controls="uren">Openingstijden</button></h2><div id="uren" hidden><table><tr><td>Maandag</td><td>8.00–17.00</td></tr><tr><td>Vrijdag</td><td>8.00–12.00</td></tr></table></div>',
        {
          script: onClick(
            '#uren-knop',
            `b.setAttribute('aria-expanded','true');b.classList.remove('collapsed');document.getElementById('uren').hidden=false`,
          ),
        },
      ),
  },
  expects: { success: { selector: '#uren' } },
})
no('vote', 'it', 'the number of votes goes up and back, a line says why', {
  tool: button('voteIdea', 'Sostenere l’idea della ciclabile', '.vota'),
  pages: {
    '/': () =>
      page(
        'it',
        'root',
        'Partecipa Montelupo',
        '<h1>Idee dei cittadini</h1><article><h2>Ciclabile lungo il torrente</h2><p><b id="tot">128</b> sostegni</p><button type="button" class="vota">Sostieni</button><p class="sotto"></p></article>',
        {
          script: onClick(
            '.vota',
            `var n=document.getElementById('tot');n.textContent='129';var d=await(await fetch('/api/sostegni/9',{method:'POST'})).json();n.textContent=d.totale;document.querySelector('.sotto').textContent=d.riga||''`,
          ),
        },
      ),
    '/api/sostegni/9': take(() =>
      late(
        500,
        json({
          totale: 128,
          riga: 'I tre cuori di novembre li ha già messi tutti: altri tre arrivano il primo dicembre.',
        }),
      ),
    ),
  },
  expects: { success: { text: '129 sostegni, tra cui il suo' } },
})
yes('waitlist', 'pl', 'Rails button_to: its page comes, with thanks and a place in the line', {
  tool: button('joinQueue', 'Dopisać się do kolejki po książkę', '#kolejka'),
  pages: {
    '/': () =>
      page(
        'pl',
        'tail',
        'Biblioteka na Woli',
        '<h1>Lalka, Bolesław Prus</h1><p>Wszystkie 4 egzemplarze wypożyczone.</p><form class="button_to" method="post" action="/kolejka/77"><input type="hidden" name="authenticity_token" value="w8"><button type="submit" id="kolejka">Ustaw mnie w kolejce</button></form>',
      ),
    '/kolejka/77': take(() => see('/kolejka/77/potwierdzenie')),
    '/kolejka/77/potwierdzenie': () =>
      page(
        'pl',
        'tail',
        'Biblioteka na Woli',
        '<h1>Gotowe, dziękujemy!</h1><p>Twoje miejsce w kolejce: 6. Damy znać SMS-em, kiedy książka wróci.</p><a href="/">Wróć do katalogu</a>',
      ),
  },
  expects: { success: { url: '/kolejka/77/potwierdzenie' } },
})
no('opens-dialog', 'uk', 'a round button in the corner opens a small dialog with a form', {
  tool: button('callMe', 'Передзвоніть мені', '#binct'),
  sends: 0,
  wanted: 'needs_person',
  opens: '#bf',
  pages: {
    '/': () =>
      page('uk', 'relic', 'Вікна Полісся', '<h2>Вікна та балкони</h2><p>Замір безкоштовний.</p>', {
        tail: `<button id="binct" type="button" class="float" aria-haspopup="dialog" aria-expanded="false">Передзвоніть мені</button><div class="veil" id="bd"><div role="dialog" aria-modal="true" aria-label="Зворотний дзвінок">${theForm([P('Ваш телефон')], 'Чекаю дзвінка', { id: 'bf', action: '/dzvinok' })}</div></div>`,
        script: onClick(
          '#binct',
          `b.setAttribute('aria-expanded','true');document.getElementById('bd').classList.add('on')`,
        ),
      }),
    '/dzvinok': take(() => see('/')),
  },
  expects: { success: { text: 'Дякуємо, чекайте' } },
})
yes('helpful', 'ja', 'the question of a help page: thanks in place of the buttons', {
  tool: button('markHelpful', 'この記事が役に立ったと伝える', '#yes'),
  pages: {
    '/': () =>
      page(
        'ja',
        'tail',
        'つくば電力サポート',
        '<h1>検針票の見方</h1><p>毎月の使用量は右上に記載しています。</p><section id="fb"><p>この記事は役に立ちましたか?</p><button id="yes" type="button">はい</button> <button type="button" id="nope">いいえ</button></section>',
        {
          script: onClick(
            '#yes',
            `await fetch('/hc/vote',{method:'POST',headers:{'Content-Type':'application/json'},body:'{"value":"up"}'});document.getElementById('fb').innerHTML='<p role="status">フィードバックありがとうございました。</p>'`,
          ),
        },
      ),
    '/hc/vote': take(() => json({ value: 1, label: '12人中9人がこの記事が役に立ったと言っています' })),
  },
  expects: { success: { text: 'ありがとうございました' } },
})
no('reserve-409', 'et', 'a library: 409, a line under the button', {
  tool: button('reserveBook', 'Raamatu broneerimine', '#bron'),
  wanted: 'rejected',
  pages: {
    '/': () =>
      page(
        'et',
        'boot',
        'Tartu Linnaraamatukogu',
        '<h1>Tõde ja õigus I</h1><p>Riiulis: 0</p><button id="bron" type="button">Pane kinni</button><p id="rida" aria-live="polite"></p>',
        {
          script: onClick(
            '#bron',
            `var r=await fetch('/api/broneeringud',{method:'POST'});var d=await r.json();document.getElementById('rida').textContent=d.tekst`,
          ),
        },
      ),
    '/api/broneeringud': take(() =>
      json({ tekst: 'Teil ootab järge juba viis teost. Kui mõni neist kätte saab, oodatakse teid tagasi.' }, 409),
    ),
  },
  expects: { success: { text: 'Teavitame' } },
  statusWithExpects: ['rejected', 'submitted_unverified'],
})
no(
  'nothing-happens',
  'en',
  'a walk-in clinic: the button spins and is as before, the answer says that nobody was added',
  {
    tool: button('joinLine', 'Join the walk-in line', '#join'),
    pages: {
      '/': () =>
        page(
          'en',
          'root',
          'Elm Street Walk-in Clinic',
          '<h1>Wait from home</h1><p>Currently waiting: <b>11</b></p><button id="join" type="button">Join the line</button>',
          {
            script: onClick(
              '#join',
              `b.disabled=true;b.textContent='…';await fetch('/api/line',{method:'POST'});b.disabled=false;b.textContent='Join the line'`,
            ),
          },
        ),
      '/api/line': take(() => late(600, json({ place: null, closesAt: '16:30' }))),
    },
    expects: { success: { text: 'Your place' } },
  },
)

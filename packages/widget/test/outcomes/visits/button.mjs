// @ts-nocheck: plain data and pages
/** Single buttons: states that came and stayed, pages, dialogs; buttons that only open something, login walls, roll-backs. */
import { button, E, fam, json, late, M, N, page, see, take, theForm } from './base.mjs'

const { rows, yes, no } = fam('button')

export { rows }

const press = (name, does, selector) => ({ tool: button(name, does, selector) })
/** A press that sends with fetch; `js` sees `b`, `r`, `d`. `before` runs first. */
const onPress = (sel, url, js, before = '') =>
  `document.querySelector('${sel}').addEventListener('click',async function(e){e.preventDefault();var b=this,r,d;${before}r=await fetch('${url}',{method:'POST',headers:{Accept:'application/json'}});try{d=await r.json()}catch(x){}${js}});`

yes('upvote', 'en', 'ideas board: the vote is pressed and the count goes up', {
  ...press('upvoteIdea', 'Votes for the idea', '#vote-31'),
  expects: { success: { selector: '#vote-31[aria-pressed="true"]' } },
  pages: {
    '/': () =>
      page(
        'en',
        'root',
        'Tallyboard ideas',
        '<h1>Dark mode for reports</h1><p>Asked for by Lin, 3 weeks ago</p><button type="button" id="vote-31" aria-pressed="false" aria-label="Upvote">▲ <span class="n">41</span></button>',
        {
          script: onPress(
            '#vote-31',
            '/api/ideas/31/votes',
            "if(r.ok){b.setAttribute('aria-pressed','true');b.querySelector('.n').textContent=d.votes}",
          ),
        },
      ),
    '/api/ideas/31/votes': take(() => json({ votes: 42, voted: true })),
  },
})

yes('attend', 'en', 'invitation: the button of the answer posts, the next page confirms the seat', {
  ...press('acceptInvitation', 'Accepts the invitation', '#accept'),
  expects: { success: { url: '/i/7fk2/accepted' } },
  pages: {
    '/': () =>
      page(
        'en',
        'flow',
        'Dana & Idris',
        '<h1>Dinner on the roof, Friday 19 June</h1><form method="post" action="/i/7fk2/accept"><button id="accept" type="submit">I\'ll be there</button></form><form method="post" action="/i/7fk2/decline"><button type="submit">Can\'t make it</button></form>',
      ),
    '/i/7fk2/accept': take(() => see('/i/7fk2/accepted')),
    '/i/7fk2/accepted': () =>
      page(
        'en',
        'flow',
        'Dana & Idris',
        '<h1>Thank you, your reply has been sent</h1><p>See you on Friday from seven. Bring a jumper, it gets windy up there.</p><p><a href="#">Change your reply</a></p>',
      ),
  },
})

yes('follow', 'pl', 'forum: przycisk obserwowania zmienia się na „Obserwujesz”, pod nim krótka informacja', {
  ...press('followThread', 'Obserwuje wątek na forum', '#follow'),
  expects: { success: { text: 'Obserwujesz ten wątek' } },
  pages: {
    '/': () =>
      page(
        'pl',
        'phpbb',
        'Forum pszczelarzy',
        '<h1>Pierwsze miodobranie w maju?</h1><button type="button" id="follow" aria-pressed="false">Obserwuj</button> <span id="info" role="status"></span><article><p>U mnie rzepak już kwitnie.</p></article>',
        {
          script: onPress(
            '#follow',
            '/watt/topic/55',
            "if(r.ok){b.setAttribute('aria-pressed','true');b.textContent='Obserwujesz';document.getElementById('info').textContent='Obserwujesz ten wątek. Powiadomimy Cię o nowych odpowiedziach.'}",
          ),
        },
      ),
    '/watt/topic/55': take(() => json({ success: true, watching: true })),
  },
})

yes('waitlist', 'he', 'סדנת אפייה: כפתור רשימת ההמתנה פותח חלונית עם אישור', {
  ...press('joinWaitlist', 'מצרף לרשימת ההמתנה לסדנה', '#wait'),
  expects: { success: { selector: '#okdlg' } },
  pages: {
    '/': () =>
      page(
        'he',
        'wix',
        'המאפייה של תמר',
        '<h1>סדנת לחם מחמצת</h1><p>הסדנה של יוני מלאה. אתם מחוברים בתור נועה.</p><button type="button" id="wait">צרפו אותי לרשימת ההמתנה</button><dialog id="okdlg" aria-label="רשימת המתנה"><h2>תודה נועה, נרשמת לרשימת ההמתנה</h2><p>אם יתפנה מקום נשלח לך הודעה, ויהיו לך 12 שעות לאשר.</p><button type="button">סגירה</button></dialog>',
        { script: onPress('#wait', '/api/waitlist', "if(d.ok)document.getElementById('okdlg').showModal()") },
      ),
    '/api/waitlist': take(() => json({ ok: true, position: 4 })),
  },
})

yes('resend', 'ro', 'cont nou: butonul retrimite mesajul de confirmare și apoi spune că a fost trimis', {
  ...press('resendEmail', 'Retrimite e-mailul de confirmare', '#resend'),
  expects: { success: { text: 'a fost trimis' } },
  pages: {
    '/': () =>
      page(
        'ro',
        'tail',
        'Biblioteca Digitală',
        '<h1>Confirmă adresa de e-mail</h1><p>Nu ai primit mesajul?</p><p><button type="button" id="resend">Retrimite mesajul</button> <span id="line" role="status"></span></p>',
        {
          script: onPress(
            '#resend',
            '/email/verification-notification',
            "b.disabled=false;if(r.status===202)document.getElementById('line').textContent='Un nou mesaj de confirmare a fost trimis la adresa pe care ai dat-o la înscriere.'",
            'b.disabled=true;',
          ),
        },
      ),
    '/email/verification-notification': take(() => json({ status: 'verification-link-sent' }, 202)),
  },
})

const vol = [
  N('Name', '', { required: false }),
  E('Email', '', { required: false }),
  M('When are you free?', '', { required: false }),
]
no('opens-dialog', 'en', 'volunteer page: the button only opens a dialog with the form, nothing is sent', {
  ...press('becomeVolunteer', 'Signs up as a volunteer', '#volunteer'),
  sends: 0,
  wanted: 'needs_person',
  opens: '#vdlg form',
  nextStep: '#f1',
  pages: {
    '/': () =>
      page(
        'en',
        'blocks',
        'Beck Street Library',
        `<h1>Read with a child</h1><p>An hour a week makes a difference.</p><button type="button" id="volunteer" aria-haspopup="dialog">Become a volunteer</button><dialog id="vdlg" aria-label="Become a volunteer"><h2>Great that you want to help!</h2>${theForm(vol, 'Send', { action: '/volunteer' })}</dialog>`,
        {
          script:
            "document.getElementById('volunteer').addEventListener('click',function(){document.getElementById('vdlg').showModal()})",
        },
      ),
    '/volunteer': take(() => page('en', 'blocks', 'Beck Street Library', '<h1>Thank you</h1>')),
  },
})

no('login-wall', 'el', 'συνταγές: για να μπει στα αγαπημένα ζητείται πρώτα σύνδεση', {
  ...press('saveRecipe', 'Βάζει τη συνταγή στα αγαπημένα', '#fav'),
  wanted: 'needs_person',
  nextStep: '#syndesi',
  expects: { success: { selector: '#fav.on' } },
  pages: {
    '/': () =>
      page(
        'el',
        'dawn',
        'Η κουζίνα της Φωτεινής',
        '<h1>Γεμιστά της γιαγιάς</h1><form method="post" action="/favourites/204"><button id="fav" type="submit">♡ Στα αγαπημένα</button></form><p>Έξι ντομάτες, μισό κιλό ρύζι.</p>',
      ),
    '/favourites/204': take(() => see('/syndesi', 302)),
    '/syndesi': () =>
      page(
        'el',
        'dawn',
        'Η κουζίνα της Φωτεινής',
        `<h1>Καλώς ήρθατε ξανά</h1><p>Με τον λογαριασμό σας κρατάμε τις συνταγές σας σε ένα μέρος.</p>${theForm([E('Email', ''), { ...N('Κωδικός', ''), type: 'password', id: 'pw', name: 'pw' }], 'Σύνδεση', { id: 'syndesi', action: '/syndesi' })}`,
      ),
  },
})

no('rolled-back', 'hu', 'petíció: a „Támogatom” gomb rögtön benyomva látszik, a 429 után visszaugrik', {
  ...press('supportPetition', 'Támogatja a kezdeményezést', '#support'),
  wanted: 'rejected',
  expects: { success: { text: 'te is támogatod' } },
  pages: {
    '/': () =>
      page(
        'hu',
        'flow',
        'Zöld Udvar',
        '<h1>Fákat a Petőfi térre!</h1><p><b id="n">1204</b> támogató</p><button type="button" id="support" aria-pressed="false">Támogatom</button><p id="line" aria-live="polite"></p>',
        {
          script: onPress(
            '#support',
            '/api/petitions/8/support',
            "if(!r.ok){b.setAttribute('aria-pressed','false');document.getElementById('n').textContent='1204';document.getElementById('line').textContent=d.line}",
            "b.setAttribute('aria-pressed','true');document.getElementById('n').textContent='1205';",
          ),
        },
      ),
    '/api/petitions/8/support': take(() =>
      late(
        900,
        json(
          { line: 'Erről a hálózatról az elmúlt percben sokan kattintottak. Egy teaszünet után újra nyílik a gomb.' },
          429,
        ),
      ),
    ),
  },
})

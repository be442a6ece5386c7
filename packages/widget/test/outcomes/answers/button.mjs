// @ts-nocheck: plain data and pages
import { button, fam, html, json, late, page, see, take } from './base.mjs'

const { rows, yes, no } = fam('button')

export { rows }

const press = (url, js, first = '') =>
  `document.getElementById('b').addEventListener('click',async function(){var b=this;${first}var r=await fetch('${url}',{method:'POST',headers:{'Content-Type':'application/json',Accept:'application/json'},body:'{}'}),d=await r.json().catch(function(){return{}});${js}});`

// ---- taken
yes('watching', 'en', 'Discourse-like tracking: aria-pressed and the label change', {
  tool: button('watchTopic', 'Follow this topic', '#b'),
  pages: {
    '/': () =>
      page(
        'en',
        'phpbb',
        'Sourdough Circle',
        `<h2>Rye starter smells of nail varnish</h2><p>Posted by crumbhead, 14 replies</p><p>Day five and it has a skin on it. Bin or keep feeding?</p><button type="button" id="b" class="btn btn-default" aria-pressed="false">Watch</button>`,
        {
          script: press('/t/8841/notifications', `b.setAttribute('aria-pressed','true');b.textContent='Watching'`),
        },
      ),
    '/t/8841/notifications': take(() => late(500, json({ success: 'OK' }))),
  },
  expects: { success: { selector: '#b[aria-pressed="true"]' } },
})
yes('shoucang', 'zh', 'bookmark: only the text and the count of the button change', {
  wanted: 'submitted_unverified',
  tool: button('collectArticle', '收藏这篇文章', '#b'),
  pages: {
    '/': () =>
      page(
        'zh',
        'root',
        '城市观鸟',
        `<h2>三月的白鹭</h2><p>护城河边的柳树刚刚发芽，白鹭已经回来了。</p><button type="button" id="b" class="op">收藏 128</button>`,
        {
          script: press(
            '/api/article/311/collect',
            `b.className='op is-collected';b.textContent='已收藏 '+d.data.count`,
          ),
        },
      ),
    '/api/article/311/collect': take(() => late(300, json({ code: 0, data: { count: 129 } }))),
  },
  expects: { success: { selector: '.is-collected' } },
})
yes('verlengen', 'nl', 'library: the line of the loan shows the new date', {
  wanted: 'submitted_unverified',
  tool: button('renewLoan', 'Leentermijn verlengen', '#b'),
  pages: {
    '/': () =>
      page(
        'nl',
        'boot',
        'Bibliotheek Kennemerland',
        `<h1>Mijn geleende boeken</h1><table><tr><th>Titel</th><th>Inleveren</th><th></th></tr><tr><td>De avonden in Noord</td><td id="d">24 maart</td><td><button type="button" id="b">Verleng</button></td></tr><tr><td>Brood bakken</td><td>2 april</td><td></td></tr></table>`,
        {
          script: press(
            '/api/leningen/2/verlengen',
            `document.getElementById('d').textContent=d.inleveren;b.outerHTML='<span id="v">1× verlengd</span>'`,
          ),
        },
      ),
    '/api/leningen/2/verlengen': take(() => late(900, json({ inleveren: '14 april', keer: 1 }))),
  },
  expects: { success: { selector: '#v' } },
})
yes('ilmoittaudu', 'fi', 'a button that posts leads to a page of thanks', {
  tool: button('joinEvent', 'Ilmoittautuminen talkoisiin', '#b'),
  pages: {
    '/': () =>
      page(
        'fi',
        'boot',
        'Saaren kyläyhdistys',
        `<h1>Rantatalkoot 9. toukokuuta</h1><p>Haravoidaan, korjataan laituri ja saunotaan. Kirjautuneena: Päivi Laine</p><form method="post" action="/talkoot/42/mukaan"><button id="b" class="btn btn-primary">Tulen mukaan</button></form>`,
      ),
    '/talkoot/42/mukaan': take(() => late(600, see('/talkoot/42/kiitos'))),
    '/talkoot/42/kiitos': () =>
      page(
        'fi',
        'boot',
        'Saaren kyläyhdistys',
        `<h1>Kiitos ilmoittautumisesta, Päivi!</h1><p>Nähdään lauantaina kello kymmenen venerannassa. Ota mukaan työhanskat, makkarat tarjoaa yhdistys.</p><p><a href="#">Lisää kalenteriin</a></p>`,
      ),
  },
  expects: { success: { url: '/talkoot/42/kiitos' } },
})
yes('chamyeo', 'ko', 'a dialog says that one takes part, and stays', {
  tool: button('joinStudy', '독서 모임 참여하기', '#b'),
  pages: {
    '/': () =>
      page(
        'ko',
        'root',
        '동네책방 밤',
        `<h2>수요 독서 모임</h2><p>격주 수요일 저녁 7시 30분, 6명 참여 중</p><button type="button" id="b">참여하기</button>`,
        {
          tail: '<dialog id="g"><h3>참여가 완료되었습니다</h3><p>첫 모임은 4월 1일입니다. 읽을 책은 문자로 알려 드릴게요. 감사합니다!</p><button type="button">확인</button></dialog>',
          script: press(
            '/api/groups/5/join',
            `if(d.joined){b.textContent='참여 중';document.getElementById('g').showModal()}`,
          ),
        },
      ),
    '/api/groups/5/join': take(() => late(800, json({ joined: true, members: 7 }))),
  },
  expects: { success: { selector: '#g' } },
})
// ---- not taken
no('uzatma', 'tr', 'library: a kind line beside the loan, the date stays', {
  tool: button('renewLoan', 'Ödünç süresini uzatma', '#b'),
  pages: {
    '/': () =>
      page(
        'tr',
        'boot',
        'Üniversite Kütüphanesi',
        `<h1>Üzerimdeki kitaplar</h1><ul><li>Anadolu Mimarlığı, iade: 18 Mart <button type="button" id="b">Süreyi uzat</button> <span id="n"></span></li><li>Olasılığa Giriş, iade: 30 Mart</li></ul>`,
        {
          script: press('/api/odunc/71/uzat', `document.getElementById('n').textContent=d.not`),
        },
      ),
    '/api/odunc/71/uzat': take(() =>
      late(
        700,
        json({
          iade: '2026-03-18',
          not: 'Bu kitabı sizden sonra okumak isteyen bir öğrenci var, o yüzden 18 Mart’ta sizi bankoda bekliyoruz. Keyifli okumalar!',
        }),
      ),
    ),
  },
  expects: { success: { text: 'iade: 1 Nisan' } },
})
no('login', 'hi', 'a favourite without an account: 401 and a dialog to sign in', {
  wanted: 'needs_person',
  status: ['needs_person', 'rejected', 'submitted_unverified'],
  tool: button('saveRecipe', 'रेसिपी सहेजें', '#b'),
  nextStep: '#lg',
  pages: {
    '/': () =>
      page(
        'hi',
        'root',
        'दादी की रसोई',
        `<h1>आलू की टिक्की</h1><p>चार लोगों के लिए, तीस मिनट।</p><button type="button" id="b" aria-pressed="false">♡ सहेजें</button>`,
        {
          tail: '<dialog id="dl"><h2>अपनी पसंद कभी न खोएँ</h2><p>रेसिपी को अपनी डायरी में रखने के लिए मोबाइल नंबर से प्रवेश करें, बस एक मिनट लगेगा।</p><form id="lg" method="post" action="/login"><label for="m">मोबाइल नंबर</label><input id="m" name="m" type="tel"><button type="submit">आगे बढ़ें</button></form></dialog>',
          script: press('/api/saved', `if(r.status===401)document.getElementById('dl').showModal()`),
        },
      ),
    '/api/saved': take(() => late(400, json({ code: 'AUTH' }, 401))),
    '/login': () => html('<p>-</p>'),
  },
})
no('voto', 'it', 'a vote shows at once and goes back after the answer', {
  tool: button('voteProject', 'Votare il progetto', '#b'),
  pages: {
    '/': () =>
      page(
        'it',
        'tail',
        'Bilancio partecipato di Fermignano',
        `<h1>Una fontanella al parco</h1><p>Proposta da Ines, 12 anni</p><button type="button" id="b" aria-pressed="false">▲ 41</button><p id="nota" role="status"></p>`,
        {
          script: press(
            '/api/progetti/6/voti',
            `b.setAttribute('aria-pressed',String(d.mio));b.textContent='▲ '+d.voti;document.getElementById('nota').textContent=d.nota`,
            "b.setAttribute('aria-pressed','true');b.textContent='▲ 42';",
          ),
        },
      ),
    '/api/progetti/6/voti': take(() =>
      late(
        1300,
        json({
          voti: 41,
          mio: false,
          nota: 'Che bello vederti qui! I tre voti di quest’anno li hai già dati tutti: toglilo a un altro progetto, se vuoi darlo alla fontanella.',
        }),
      ),
    ),
  },
  expects: { success: { selector: '#b.votato' } },
})
no('otwiera', 'pl', 'a link that only opens the page with the form', {
  wanted: 'needs_person',
  sends: 0,
  opens: '#zgloszenie',
  nextStep: '#zgloszenie',
  tool: button('reportFault', 'Zgłoszenie usterki w mieszkaniu', '#b'),
  pages: {
    '/': () =>
      page(
        'pl',
        'blocks',
        'Spółdzielnia Mieszkaniowa Kormoran',
        `<h1>Strefa mieszkańca</h1><p>Cieknie kran, nie działa domofon? Daj nam znać, zajmiemy się tym.</p><a id="b" class="wp-block-button__link" href="/usterka">Zgłoś usterkę</a>`,
      ),
    '/usterka': () =>
      page(
        'pl',
        'blocks',
        'Spółdzielnia Mieszkaniowa Kormoran',
        `<h1>Zgłoszenie usterki</h1><p>Dziękujemy, że pomagasz nam dbać o budynek. Konserwator dostaje zgłoszenia codziennie o siódmej rano.</p><form id="zgloszenie" method="post" action="/usterka/wyslij"><label for="l">Numer lokalu</label><input id="l" name="l" type="text" required><label for="o">Co się stało?</label><textarea id="o" name="o" required></textarea><button type="submit">Wyślij zgłoszenie</button></form>`,
      ),
    '/usterka/wyslij': take(() => html('<p>Zgłoszenie przyjęte.</p>')),
  },
})
no('alerta', 'pt', 'a dialog comes and stays, and it says that the alert was not made', {
  tool: button('createAlert', 'Criar um alerta para esta pesquisa', '#b'),
  pages: {
    '/': () =>
      page(
        'pt',
        'root',
        'Casas do Oeste',
        `<h1>Moradias em Óbidos</h1><p>18 resultados</p><button type="button" id="b">Avisem-me de novidades</button>`,
        {
          tail: '<div class="veil" id="v"><div role="dialog" aria-modal="true" aria-labelledby="h"><h2 id="h">Está quase a encontrar casa!</h2><p id="x"></p><button type="button">Gerir os meus alertas</button> <button type="button">Agora não</button></div></div>',
          script: press(
            '/api/alertas',
            `document.getElementById('x').textContent=d.texto;document.getElementById('v').classList.add('on')`,
          ),
        },
      ),
    '/api/alertas': take(() =>
      late(
        1000,
        json({
          total: 3,
          texto:
            'Tem três pesquisas a correr ao mesmo tempo: Nazaré, Peniche e Caldas. É o máximo que acompanhamos por conta; desligue uma delas e volte a tocar no sino para juntar Óbidos.',
        }),
      ),
    ),
  },
  expects: { success: { text: 'Vamos avisar assim que surgir' } },
})

// @ts-nocheck: plain data and pages
import { maker, products, sum, table } from './base.mjs'

const L = maker('loss')
const C = maker('calm')

// ================================================================ it
L.form(
  'it',
  'price/riepilogo-agriturismo',
  'joomla',
  'Agriturismo Le Querce',
  'Riepilogo del soggiorno',
  ['name|text|Nome e cognome|Paola Rinaldi', 'email|email|E-mail|paola@rinaldi.example'],
  'Conferma',
  {
    before:
      '<dl><dt>Camera matrimoniale, 3 notti</dt><dd>270,00 €</dd><dt>Tassa di soggiorno</dt><dd>9,00 €</dd><dt>Totale</dt><dd><b>279,00 €</b></dd></dl>',
    after: '<p class="hint">Tariffa non rimborsabile.</p>',
  },
)
L.form(
  'it',
  'words/firma-del-contratto',
  'app',
  'Studio Casa Bella',
  'Contratto di locazione, via Roma 8',
  ['name|text|Scriva il suo nome per intero|Davide Conti', 'letto|checkbox|Ho letto le 11 pagine del contratto|1'],
  'Firma e invia',
  {
    before: '<p>Con la firma elettronica il contratto diventa vincolante per quattro anni.</p>',
  },
)
L.press('it', 'words/svuota-archivio', 'root', 'Postale', 'Cestino', 'Svuota il cestino', {
  top: '<p>1.204 messaggi. Dopo lo svuotamento non sarà più possibile recuperarli.</p>',
  effect: "b.closest('div').innerHTML='<p>Nessun messaggio</p>'",
})

C.form(
  'it',
  'quote/preventivo-infissi',
  'wix',
  'Infissi Moretti',
  'Richiedi un preventivo',
  [
    'name|text|Nome|Luca Serra',
    'phone|tel|Telefono|070 555 120',
    'num|number|Numero di finestre|6',
    'message|textarea|Note|Vorrei il doppio vetro con persiane.',
  ],
  'Richiedi preventivo gratuito',
  {
    top: '<p>Finestre in PVC da 320 € al m². Detrazione fiscale del 50 %. Sopralluogo gratuito.</p>',
  },
)
C.form(
  'it',
  'table/trattoria-prenota',
  'dawn',
  'Trattoria da Nello',
  'Prenota un tavolo',
  [
    'name|text|Nome|Giulia',
    'phone|tel|Cellulare|333 555 0192',
    'giorno|date|Giorno|2026-05-22',
    'ora|select|Ora|20|19=19:30;20=20:30;21=21:15',
  ],
  'Prenota',
  {
    top: '<p>Menù di pesce 38 €, coperto 2 €. Nessun acconto: si paga a fine cena.</p>',
  },
)
C.form(
  'it',
  'search/ricerca-ricambi',
  'shop',
  'Ricambi Ferrario',
  'Cerca per modello',
  ['q|search|Marca, modello o codice|Vespa PX 125', 'cat|select|Categoria|fr|fr=Freni;mo=Motore;el=Elettrico'],
  'Cerca',
  {
    how: 'get',
    below: products('Pastiglie freno|14,90 €', 'Cavo frizione|7,50 €'),
  },
)
C.press('it', 'compare/aggiungi-al-confronto', 'shop', 'Ottica Digitale', 'Mirrorless Z50', 'Confronta', {
  top: '<p class="price">899,00 € oppure 10 rate da 89,90 €</p>',
  pressed: 'Nel confronto (1)',
})
C.form(
  'it',
  'comment/blog-ricette',
  'blog',
  'Pane e Pomodoro',
  'Focaccia con le olive',
  [
    'name|text|Nome|Rosa',
    'email|email|E-mail (non verrà pubblicata)|rosa@neri.example',
    'message|textarea|Commento|Venuta benissimo, ho messo meno sale.',
  ],
  'Pubblica il commento',
  {
    top: '<p>Costo: circa 3 euro. Tempo: 40 minuti più il riposo.</p>',
  },
)
C.form(
  'it',
  'unsubscribe/disiscriviti',
  'flow',
  'Teatro dell’Arco',
  'Annulla l’iscrizione alla newsletter',
  ['email|email|La sua e-mail|franca@basso.example'],
  'Annulla iscrizione',
  {
    top: '<p>Non riceverà più il programma mensile. L’abbonamento alla stagione (da 96 €) non cambia.</p>',
  },
)
C.form(
  'it',
  'store/trova-negozio',
  'boot',
  'Calzature Zanin',
  'Trova il negozio più vicino',
  ['cap|text|CAP o città|35121', 'raggio|select|Distanza|10|5=5 km;10=10 km;25=25 km'],
  'Trova',
  { how: 'get' },
)

// ================================================================ nl
L.form(
  'nl',
  'price/afrekenen-totaal',
  'shop',
  'De Groene Gieter',
  'Controleer je gegevens',
  ['name|text|Naam|Sanne Vos', 'adres|text|Adres|Kerkstraat 12, Zwolle', 'email|email|E-mail|sanne@vos.example'],
  'Doorgaan',
  {
    after: `<table><tfoot><tr><th>Te betalen</th><td>€ 61,45</td></tr></tfoot></table><p class="hint">Je betaalt achteraf per factuur, binnen 14 dagen.</p>`,
  },
)
L.press('nl', 'words/domein-opgeven', 'app', 'Hostkade', 'vosfietsen.example', 'Ja, dat wil ik', {
  own: '<div class="alert"><p>Wil je dit domein opheffen? De naam komt morgen vrij en iedereen kan hem dan registreren. Je website en al je mailboxen worden gewist.</p><button type="button" id="btn">Ja, dat wil ik</button></div>',
})
L.form(
  'nl',
  'words/donatie-maandelijks',
  'wix',
  'Stichting Wadvogels',
  'Word vogelbeschermer',
  [
    'bedrag|radio|Ik steun met|5|3=€ 3;5=€ 5;10=€ 10',
    'name|text|Naam|Bram de Wit',
    'iban|text|IBAN|NL00 TEST 0123 4567 89',
  ],
  'Word donateur',
  {
    after:
      '<p class="hint">Ik machtig Stichting Wadvogels om dit bedrag elke maand van mijn rekening af te schrijven.</p>',
  },
)

C.form(
  'nl',
  'callback/terugbelverzoek',
  'typo3',
  'Makelaardij Hofstra',
  'Bel mij terug',
  [
    'name|text|Naam|Joke Bakker',
    'phone|tel|Telefoonnummer|0512 555 077',
    'dag|select|Wanneer?|mo|mo=Morgen;wk=Deze week',
  ],
  'Terugbellen graag',
  {
    top: '<p>Verkoopcourtage 1,1 %, geen opstartkosten. Vraagprijs Dorpsweg 4: € 389.000 k.k.</p>',
  },
)
C.form(
  'nl',
  'filter/fietsen-filteren',
  'boot',
  'Fietsenhal Oost',
  'Stadsfietsen',
  ['maat|select|Framemaat|54|50=50 cm;54=54 cm;58=58 cm', 'max|number|Maximale prijs|800'],
  'Toon 23 fietsen',
  {
    how: 'get',
    below: products('Gazelle Esprit|€ 749', 'Cortina U4|€ 799'),
  },
)
C.form(
  'nl',
  'appointment/tandarts-afspraak',
  'blocks',
  'Tandartspraktijk Singel',
  'Afspraak aanvragen',
  [
    'name|text|Naam|Omar El Idrissi',
    'geb|date|Geboortedatum|1990-03-11',
    'phone|tel|Telefoon|06 5550 1122',
    'reden|select|Reden|con|con=Controle;pijn=Pijnklacht',
  ],
  'Afspraak aanvragen',
  {
    top: '<p>Periodieke controle (C002): € 28,03. Vergoeding hangt af van uw aanvullende verzekering.</p>',
  },
)
C.form(
  'nl',
  'poll/stelling-van-de-dag',
  'blog',
  'Weekblad De Polder',
  'Stelling: het pontje moet gratis worden',
  ['keuze|radio|Wat vindt u?|eens|eens=Eens;oneens=Oneens;gm=Geen mening'],
  'Stem',
  {
    top: '<p>Een enkele overtocht kost nu € 1,40.</p>',
    how: 'fetch',
  },
)
C.press('nl', 'language/taal-wisselen', 'dawn', 'Kaashuis Alkmaar', 'Boerenkaas extra belegen', 'English', {
  top: '<p class="price">€ 18,95 per kilo</p>',
  how: 'post',
})
C.form(
  'nl',
  'voucher/waarde-cadeaubon',
  'shop',
  'Boekhandel Pegasus',
  'Saldo van je cadeaubon',
  ['code|text|Nummer van de bon|6031 8842 1190'],
  'Saldo bekijken',
  {
    how: 'get',
    below: '<p>Cadeaubonnen zijn er van € 10 tot € 150 en blijven twee jaar geldig.</p>',
  },
)

// ================================================================ pt
L.form(
  'pt',
  'price/sinal-do-casamento',
  'wix',
  'Quinta das Amendoeiras',
  'Reservar a data',
  ['name|text|Nome dos noivos|Rita e Duarte', 'data|date|Data|2027-06-12', 'email|email|E-mail|rita@duarte.example'],
  'Reservar a nossa data',
  {
    after: '<p>Para garantir o dia cobramos um sinal de <b>500 €</b>, que não é devolvido em caso de desistência.</p>',
  },
)
L.press('pt', 'words/apagar-conta', 'app', 'Passos', 'A sua conta', 'Continuar', {
  own: '<section><p>Os seus treinos de seis anos, as medalhas e os amigos serão apagados de forma permanente.</p><form action="/act" method="post"><button id="btn">Continuar</button> <a href="#">Voltar</a></form></section>',
  how: 'post',
})
L.form(
  'pt',
  'words/transferir-para-terceiros',
  'root',
  'Banco Marés',
  'Resumo da operação',
  ['desc|text|Descritivo|Prenda da Marta'],
  'Está certo',
  {
    before: '<p>Vai transferir da sua conta à ordem para Marta Pinhal, IBAN terminado em 7741.</p>',
  },
)

C.form(
  'pt',
  'newsletter/vinhos',
  'shop',
  'Garrafeira do Cais',
  'Tintos do Douro',
  ['email|email|O seu e-mail|nuno@leal.example'],
  'Subscrever',
  {
    top: products('Reserva 2019|16,90 €', 'Colheita 2021|8,40 €'),
    before: '<h2>Newsletter gratuita</h2><p>Novidades e provas, uma vez por mês.</p>',
    how: 'fetch',
  },
)
C.form(
  'pt',
  'quote/orcamento-mudancas',
  'joomla',
  'Mudanças Tavares',
  'Pedido de orçamento',
  ['name|text|Nome|Célia Mota', 'phone|tel|Telemóvel|912 555 340', 'de|text|De|Setúbal', 'para|text|Para|Évora'],
  'Pedir orçamento grátis',
  {
    top: '<p>Mudanças locais desde 180 €. Resposta em 24 horas, sem compromisso.</p>',
  },
)
C.form(
  'pt',
  'contact/junta-de-freguesia',
  'drupal',
  'Junta de Freguesia de Vale Verde',
  'Fale connosco',
  [
    'name|text|Nome|Artur Reis',
    'email|email|E-mail|artur@reis.example',
    'message|textarea|Mensagem|Há um candeeiro apagado na Rua das Flores.',
  ],
  'Enviar',
  {
    below: table('Serviço|Taxa', 'Atestado de residência|3,00 €', 'Licença de canídeo|5,50 €'),
  },
)
C.form(
  'pt',
  'shipping/calcular-portes',
  'shop',
  'Olaria Redonda',
  'O seu carrinho',
  ['cp|text|Código postal|7170-001'],
  'Calcular portes',
  {
    top: table('Artigo|Preço', 'Travessa azul|42,00 €', 'Saladeira|35,00 €'),
    below: sum('Total', '77,00 €'),
    how: 'fetch',
    done: 'Entrega em 2 a 4 dias úteis.',
  },
)
C.press('pt', 'favourite/guardar-imovel', 'boot', 'Casas do Sul', 'T3 em Tavira', 'Guardar nos favoritos', {
  top: '<p><b>265.000 €</b> · 112 m² · 2 casas de banho</p>',
  pressed: 'Guardado',
})
C.form(
  'pt',
  'job/candidatura-cozinheiro',
  'flow',
  'Hotel Atlântida',
  'Candidatura: cozinheiro/a',
  [
    'name|text|Nome completo|Sofia Brandão',
    'email|email|E-mail|sofia@brandao.example',
    'message|textarea|Experiência|Cinco anos de cozinha quente em Lagos.',
  ],
  'Candidatar-me',
  {
    top: '<p>Vencimento base de 1.180 €, subsídio de alimentação e alojamento.</p>',
  },
)

// ================================================================ pl
L.form(
  'pl',
  'price/zamowienie-z-obowiazkiem',
  'shop',
  'Pracownia Ceramiki Glinka',
  'Podsumowanie',
  [
    'name|text|Imię i nazwisko|Beata Kruk',
    'adres|text|Adres dostawy|ul. Lipowa 3, 31-002 Kraków',
    'phone|tel|Telefon|601 555 221',
  ],
  'Potwierdzam',
  {
    after:
      '<dl><dt>Talerze, komplet 6 szt.</dt><dd>318,00 zł</dd><dt>Kurier</dt><dd>16,00 zł</dd><dt>Razem do zapłaty</dt><dd>334,00 zł</dd></dl>',
  },
)
L.press('pl', 'words/usun-projekt', 'app', 'Tablica', 'Projekt „Remont biura”', 'Tak, zrób to', {
  own: '<div role="group"><p>Projekt wraz z 86 zadaniami i załącznikami zostanie trwale usunięty. Tej operacji nie można cofnąć.</p><button type="button" id="btn">Tak, zrób to</button></div>',
})
L.form(
  'pl',
  'trigger/rezygnacja-z-miejsca',
  'drupal',
  'Przedszkole nr 14',
  'Miejsce w grupie Sówki',
  ['dziecko|text|Imię dziecka|Hania', 'powod?|text|Powód (nieobowiązkowo)|Przeprowadzka'],
  'Dalej',
  {
    top: '<p>Przyznane 2 kwietnia, pobyt od 1 września.</p>',
    dialog: 'Zrezygnuj z miejsca',
    dialogTitle: 'Zwolnione miejsce od razu dostaje kolejne dziecko z listy',
    how: 'fetch',
  },
)

C.form(
  'pl',
  'search/ogloszenia-mieszkania',
  'boot',
  'Mieszkania24',
  'Mieszkania na wynajem',
  ['miasto|text|Miasto|Gdynia', 'do|number|Cena do (zł)|3200', 'pokoje|select|Liczba pokoi|2|1=1;2=2;3=3'],
  'Szukaj',
  {
    how: 'get',
    below: products('Śródmieście, 41 m²|2 900 zł', 'Orłowo, 48 m²|3 150 zł'),
  },
)
C.form(
  'pl',
  'callback/rozmowa-z-doradca',
  'tail',
  'Ubezpieczenia Tarcza',
  'Zamów bezpłatną rozmowę',
  ['name|text|Imię|Robert', 'phone|tel|Numer telefonu|502 555 118'],
  'Oddzwońcie do mnie',
  {
    top: '<p>OC już od 489 zł rocznie. Rozmowa z doradcą nic nie kosztuje.</p>',
  },
)
C.form(
  'pl',
  'review/opinia-o-ekspresie',
  'shop',
  'Dom i Kawa',
  'Ekspres ciśnieniowy EP22',
  [
    'ocena|select|Ocena|5|5=5/5;4=4/5;3=3/5',
    'message|textarea|Twoja opinia|Cichy, szybko się nagrzewa.',
    'name|text|Podpis|Magda',
  ],
  'Dodaj opinię',
  {
    top: '<p class="price">1 649,00 zł <small>najniższa cena z 30 dni: 1 599,00 zł</small></p>',
    how: 'fetch',
  },
)
C.form(
  'pl',
  'event/spacer-po-twierdzy',
  'typo3',
  'Towarzystwo Miłośników Twierdzy',
  'Zapisy na spacer',
  ['name|text|Imię i nazwisko|Piotr Sowa', 'email|email|E-mail|piotr@sowa.example', 'osoby|number|Liczba osób|2'],
  'Zapisuję się',
  {
    top: '<p>Udział bezpłatny. Składka członkowska (40 zł rocznie) nie jest wymagana.</p>',
  },
)
C.press('pl', 'basket/do-koszyka-lopata', 'shop', 'Ogrodnik Stary Sad', 'Szpadel nierdzewny', 'Do koszyka', {
  top: '<p class="price">89,90 zł</p><p>Wysyłka w 24 h, darmowa od 199 zł</p>',
  pressed: 'Dodano do koszyka',
})
C.form(
  'pl',
  'feedback/czy-strona-pomogla',
  'govuk',
  'Urząd Miasta Brzezie',
  'Opłata za wywóz odpadów',
  [
    'pomogla|radio|Czy ta strona była pomocna?|tak|tak=Tak;nie=Nie',
    'message?|textarea|Co możemy poprawić?|Dodajcie stawkę dla domków letniskowych.',
  ],
  'Wyślij ocenę',
  {
    top: '<p>Stawka wynosi 32 zł od osoby miesięcznie. Opłatę wnosi się do 15. dnia miesiąca na indywidualny rachunek.</p>',
  },
)
C.press('pl', 'sort/sortuj-po-cenie', 'dawn', 'Herbaciarnia Młyn', 'Herbaty zielone', 'Sortuj od najtańszych', {
  below: products('Sencha|24,00 zł', 'Gunpowder|18,00 zł', 'Gyokuro|59,00 zł'),
  how: 'link',
})

// ================================================================ ru
L.form(
  'ru',
  'price/bilety-k-oplate',
  'blocks',
  'Театр «На Канаве»',
  'Ваш заказ',
  [
    'name|text|Имя|Ольга Титова',
    'email|email|Электронная почта|olga@titova.example',
    'phone|tel|Телефон|+7 900 555-01-12',
  ],
  'Далее',
  {
    after: '<p>Партер, ряд 6, места 11 и 12. Возврат невозможен.</p><p><b>К оплате: 4 400 ₽</b></p>',
  },
)
L.press('ru', 'words/steret-dannye', 'app', 'Домовой', 'Умный дом: сброс', 'Да, я понимаю', {
  own: '<div><p>Все сценарии, история датчиков и пользователи будут стёрты. Восстановить их не получится.</p><button id="btn" type="button">Да, я понимаю</button></div>',
})
L.form(
  'ru',
  'words/perevod-po-nomeru',
  'root',
  'Банк «Причал»',
  'Перевод по номеру телефона',
  ['phone|tel|Номер получателя|+7 900 555-44-10', 'summa|number|Сумма|2500', 'txt?|text|Сообщение|За билеты'],
  'Перевести',
  {},
)

C.form(
  'ru',
  'newsletter/sadovody',
  'shop',
  'Семена Алтая',
  'Томаты',
  ['email|email|Ваш e-mail|vera@lapina.example'],
  'Подписаться',
  {
    top: products('Бычье сердце|45 ₽', 'Де-барао|38 ₽', 'Чёрный принц|52 ₽'),
    before: '<p>Письма с советами агронома раз в две недели, бесплатно.</p>',
    how: 'fetch',
  },
)
C.form(
  'ru',
  'quote/raschet-okon',
  'joomla',
  'Окна Плюс',
  'Бесплатный расчёт стоимости',
  [
    'name|text|Имя|Сергей',
    'phone|tel|Телефон|+7 900 555-20-31',
    'message|textarea|Размеры и пожелания|Три окна 1300×1400, с москитными сетками.',
  ],
  'Отправить заявку',
  {
    top: '<p>Окно «под ключ» от 14 900 ₽. Замер бесплатно и ни к чему не обязывает.</p>',
  },
)
C.form(
  'ru',
  'appointment/zapis-k-vrachu',
  'drupal',
  'Поликлиника № 7',
  'Запись на приём по полису',
  [
    'name|text|Фамилия, имя, отчество|Кузнецова Анна Петровна',
    'data|date|Дата|2026-10-08',
    'vrach|select|Врач|ter|ter=Терапевт;oku=Окулист',
  ],
  'Записаться',
  {
    below: '<p>Приём по полису ОМС бесплатный. Платные услуги: УЗИ от 1 800 ₽, справка в бассейн 600 ₽.</p>',
  },
)
C.form(
  'ru',
  'search/poisk-zapchastey',
  'boot',
  'АвтоДеталь',
  'Подбор запчастей',
  ['q|search|Артикул или название|масляный фильтр', 'marka|select|Марка|la|la=Лада;re=Рено;ki=Киа'],
  'Найти',
  {
    how: 'get',
    below: '<p>Фильтр масляный 390 ₽ · Колодки передние 1 850 ₽</p>',
  },
)
C.form(
  'ru',
  'comment/otvet-na-forume',
  'phpbb',
  'Форум пчеловодов',
  'Весенняя подкормка',
  ['message|textarea|Ваше сообщение|Я даю сироп один к одному, без добавок.', 'name|text|Имя|Захар'],
  'Ответить',
  {
    top: '<p><b>Мёд_и_Ко:</b> у нас сахар уже по 85 рублей, кандий выходит дешевле.</p>',
  },
)
C.press('ru', 'currency/smena-valyuty', 'shop', 'Янтарный берег', 'Бусы «Полдень»', 'Показать цены в евро', {
  top: '<p class="price">7 900 ₽</p>',
  how: 'post',
})
C.press('ru', 'filter/sbrosit-filtry', 'dawn', 'Книжная лавка', 'Детективы', 'Удалить все фильтры', {
  top: '<ul id="chips"><li>до 500 ₽</li><li>в мягкой обложке</li></ul>',
  effect: "document.getElementById('chips').remove();b.hidden=true",
})

// ================================================================ zh
L.form(
  'zh',
  'price/tuan-gou-xia-dan',
  'shop',
  '山里人家',
  '确认订单',
  ['name|text|收货人|李晓梅', 'phone|tel|手机号|13900000000', 'addr|text|收货地址|杭州市西湖区文一路 8 号'],
  '确定',
  {
    after: '<p>明前龙井 250 克 × 1</p><p class="sum"><span>实付款</span><span>¥368.00</span></p>',
  },
)
L.press('zh', 'words/zhu-xiao-zhang-hao', 'app', '轻记', '账号与安全', '我已了解，下一步', {
  own: '<section><p>账号注销后，所有笔记、图片和会员权益将永久清除，无法恢复。</p><form method="post" action="/act"><button id="btn">我已了解，下一步</button></form></section>',
  how: 'post',
})
L.form(
  'zh',
  'words/ti-xian',
  'root',
  '小满钱包',
  '零钱',
  ['amount|number|金额|200', 'card|select|到账银行卡|a|a=招商银行 ••3310;b=建设银行 ••8127'],
  '提现',
  {
    how: 'fetch',
  },
)

C.form(
  'zh',
  'contact/zi-xun-ke-cheng',
  'boot',
  '青禾书法教室',
  '在线咨询',
  ['name|text|姓名|王芳', 'phone|tel|电话|13800000000', 'message|textarea|想了解的内容|孩子七岁，周末有班吗？'],
  '提交咨询',
  {
    top: '<p>体验课免费。正式课程每学期 1,980 元起，开课时在前台办理。</p>',
  },
)
C.form(
  'zh',
  'search/er-shou-che',
  'tail',
  '好车市',
  '二手车',
  ['q|search|品牌或车系|轩逸', 'price|select|价格|b|a=5 万以下;b=5–8 万;c=8–12 万'],
  '搜索',
  {
    how: 'get',
    below: products('轩逸 2019 款|6.48 万', '卡罗拉 2018 款|7.20 万'),
  },
)
C.form('zh', 'tracking/cha-kuai-di', 'flow', '飞雁快递', '快递查询', ['num|text|运单号|FY20260418331'], '查询', {
  how: 'get',
  below: '<p>首重 12 元起，到付件由收件人在签收时付费。</p>',
})
C.press('zh', 'favourite/jia-ru-xin-yuan-dan', 'shop', '素木家居', '胡桃木书桌', '收藏', {
  top: '<p class="price">¥2,480</p><p>七天无理由退换</p>',
  pressed: '已收藏',
})
C.form(
  'zh',
  'table/can-ting-ding-wei',
  'wix',
  '江畔小馆',
  '预约座位',
  ['name|text|称呼|陈先生', 'phone|tel|联系电话|13700000000', 'day|date|日期|2026-08-22', 'num|number|人数|5'],
  '预约',
  {
    top: '<p>人均 128 元，包间无最低消费，预约无需定金。</p>',
  },
)
C.form(
  'zh',
  'review/xie-ping-jia',
  'dawn',
  '野趣户外',
  '双人帐篷',
  ['star|select|评分|5|5=五星;4=四星;3=三星', 'message|textarea|评价内容|两分钟就搭好了，下雨不漏。'],
  '发表评价',
  { top: '<p>¥459.00</p>', how: 'fetch' },
)

export const rows = [...L.rows, ...C.rows]

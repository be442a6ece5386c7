import type { Language } from './language.ts'
import type { Words } from './words.ts'

/** What buttons say, and what stands around them. */
export const buttons: Words = {
  frequent: 'ir|yra|su|kad|jūsų|už|iš|į|mūsų|arba|bei',
  deletes:
    '(?:is)?tr[iy]n|(?:pa)?salin|atsauk|atsisak(?!\\w* slap)|nutrauk|(?:su|pa)naik|deaktyv|atsiimti (?:paraisk|pras)|gamyklin|\\S+ siuksl|isval\\w* (?:\\S+ )?(?:duom|istor|visk)|(?:uzdar|isjung|(?:uz)?baig)\\w* (?:\\S+ )?(?:saskait|paskyr|profil|nary|sutart|prenum)|isst[o]|(?:palik|isei)\\w* (?:is )?(?:\\S+ )?(?:darb|klub|nary|grup)|atim(?:ti|u)(?= )|grazin\\w+ (?:prek|pirk)',
  pays: '(?:arbat)?pinig|mok(?:eti|u|ekite)(?= |$)|(?:su|ap|uz)mok|mokam|(?:nu)?pirk(?:ti|imas|ite)?(?= |$)|perku|isig[iy]|uz(?:si)?sak(?:yti|au|yk)\\w*(?!.*(?:naujien|skamb|pokalb|konsul))|(?:pa)?auko[tjk]|parem[ti]|perve[sd]|pavedim|pasiras|(?:(?:uz)?baig|patvirt|atlik|pateik)\\w* (?:\\w+ )?(?:uzsakym|statym|pasiulym|mokejim|pirkim)|prates|stat(?:yti|au) (?:\\S+ )?(?:kain|sum)|statym|siul\\w+ (?:\\S+ )?kain|dalyvau\\w+ aukc|issiim|ismok|papild[y]|papildau|(?:i[nd]e|pride)\\w+ les|uzstat|avans|depozit|(?:atnauj|prade|aktyv|pereiti|pakel|didin|keisti)\\w* (?:\\S+ ){0,2}(?:prenum|nary|plan|licen)|pereiti (?:i|prie) pro|(?:pri[ie]m|patvirt|sutink|(?:pa|pasi)?im[tu])\\w* (?:\\S+ )?(?:pasiul|paskol|kredit|samat|sutart)|gauti (?:paskol|kredit)',
  final: 'negrizt|visam laikui|negal\\w+ (?:atsauk|atkur)|(?:atsaukti|atkurti) negal',
  binds: 'isipareigoju (?:\\w+ )?(?:mok|sumok|pirk)|bus (?:\\w+ )?nuskai',
  views: 'filtr(?:as|us|a)|is (?:\\w+ )?(?:megst|palyg|noru|sek)\\w*(?: sara\\w+)?',
  sends: 'siusti|testi|toliau|patvirtin',
  beside: 'juodrast|kupon|nuolaid|pridet|atmest|veliau',
  fillsCart: 'i (?:\\w+ )?krepsel',
  signsIn: 'prisijung\\w*$|prisijung\\w+ prie (?:\\w+ )?[ps]a?skai?[ty]',
  signsUp: '(?:uzsi)?registr',
  unsubscribes: 'atsisak',
  mailings: 'naujienlaisk',
  reads: 'iesko|rodyti|(?:per)?ziureti|rasti(?= |$)|palyginti',
  joins: 'ir|arba|bei',
  asks: 'paiesk|rody|(?:per)?ziur|rezultat|filtr|rikiuo|rusiuo|palygin|megst|noru|(?:pasi)?dali[nj]|sek(?:ti|u|ite)(?= |$)|patink|(?:i)?vertin|balsuo|koment|atsiliep|zinut|parasy|susisiek|kontakt|(?:pa|per)?skamb|klaus|(?:gauti|prasy\\w+) (?:\\w+ )?pasiul|naujien|(?:pa)?tikrin|laisv|(?:ap|pa)?skaic|(?:at|par)sisiu|(?:at)?spausd|daugiau|kalb(?:a|os)(?= |$)|skaity|pranes|problem|klaid|kainas|kainos',
  minor: 'keisti|taikyti|issaugoti|atnaujinti',
  cancels: 'atsaukti|uzdaryti|atgal',
  trap: 'nepildyk|\\bpalikite (?:\\S+ ){0,3}tusc',
  condition: 'jei',
  beings: 'zmog',
}

/** What forms and buttons speak of. */
const topics = {
  signup: 'registracija',
  login: 'prisijungti|prisijungimas',
  recovery: 'slaptazodzio priminimas|priminti slaptazodi|pamirsote slaptazodi',
  search: 'paieska|ieskoti',
}

/** Lithuanian */
export const lt: Language = { buttons, topics }

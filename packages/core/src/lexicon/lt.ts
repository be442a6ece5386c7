import type { Language } from './language.ts'
import type { Words } from './words.ts'

/** What buttons say, and what stands around them. */
export const buttons: Words = {
  frequent: 'ir|yra|su|kad|jūsų|už|iš|į|mūsų|arba|bei',
  deletes: 'istrin|pasalin|atsauk|atsisak|nutrauk|atsiimti paraisk|gamyklini|\\S+ siuksliadez',
  pays: 'pinig|moketi|sumok|pirkti|uzsakyti(?!.*naujien)|aukoti|pervesti|pasirasy|apmok|pateikti (?:\\w+ )?(?:uzsakym|statym|pasiulym)|pratesti|statyti (?:kaina|suma)|issiimti|atnaujinti (?:prenumerat|naryst)|(?:uzbaigti|patvirtinti|atlikti) (?:\\w+ )?(?:mokejim|pirkim|uzsakym|statym|pavedim)|atnaujinti i (?:\\w+ )?plana|siulyti kaina',
  final: 'negrizt|visam laikui|negal\\w+ (?:atsauk|atkur)|(?:atsaukti|atkurti) negal',
  binds: 'isipareigoju (?:\\w+ )?(?:mok|sumok|pirk)|bus (?:\\w+ )?nuskai',
  views: 'filtr(?:as|us|a)|is megstam\\w*',
  sends: 'siusti|testi|toliau|patvirtin',
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

import type { Words } from './words.ts'

/** Finnish */
export const fi: Words = {
  views: 'suodat(?:in|timet)',
  deletes: 'poista|peru(?:uta)?(?= |$)|irtisano|lopeta|sulje tili',
  pays: 'raha[at](?= |$)|maksa|osta(?= |$)|tilaa(?= |$)(?!.*uutis)|lahjoita|siirra|tarjoa|allekirjoit|nosta',
  final: 'ei voi (?:\\w+ )?(?:peru|kumo|palaut)|peruuttamat|pysyvasti|lopullisesti',
  binds: '(?<!ei )sitova|veloitetaan|ei palauteta|sitoudun maksamaan',
  fillsCart: 'ostoskoriin',
  asks: 'hae(?= |$)|etsi(?= |$)|nayta',
  captcha: '(?:merkit|koodi|kirjaimet|numerot) .*kuva|kuvassa .*(?:merkit|koodi)|paljonko on \\d',
  trap: 'ala tayta|jata (?:\\S+ ){0,3}tyhja',
}

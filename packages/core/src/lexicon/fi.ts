import type { Words } from './words.ts'

/** Finnish */
export const fi: Words = {
  frequent: 'ja|on|ei|että|se|tai|ovat|voit|sekä|kun|myös',
  deletes: 'poista|peru(?:uta)?(?= |$)|irtisano|lopeta|sulje tili',
  pays: 'maksa|osta(?= |$)|tilaa(?= |$)(?!.*uutis)|lahjoita|siirra|tarjoa|allekirjoit|nosta',
  sends: 'laheta|jatka|seuraava|vahvista|kylla',
  fillsCart: 'ostoskoriin',
  asks: 'hae(?= |$)|etsi(?= |$)|nayta',
}

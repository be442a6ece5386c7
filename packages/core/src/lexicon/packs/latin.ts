import { cs } from '../cs.ts'
import { hu } from '../hu.ts'
import { id } from '../id.ts'
import { lt } from '../lt.ts'
import { pl } from '../pl.ts'
import { tr } from '../tr.ts'
import { vi } from '../vi.ts'
import type { Words } from '../words.ts'

/** Further languages in Latin letters, with what tells that a page is written in them. */
export const languages: readonly Words[] = [
  {
    ...pl,
    frequent: 'i|w|na|do|nie|się|jest|oraz|dla|nasz|po|od|lub|przez',
    sends: 'wyslij|dalej|potwierdz|kontynuuj|zarezerwuj|tak',
  },
  {
    ...cs,
    frequent: 'a|se|na|je|pro|s|z|do|že|jsou|nebo|podle|sa|pre|ako',
    sends: 'odeslat|odoslat|pokracovat|dalsi|dalej|potvrdit|ano',
  },
  {
    ...tr,
    frequent: 've|bir|için|ile|bu|da|de|daha|olarak|sizin|çok|tüm|her',
    sends: 'gonder|devam|ileri|onayla|rezervasyon|evet|tamam',
  },
  {
    ...hu,
    frequent: 'a|az|és|hogy|egy|nem|van|meg|vagy|ez|is',
    sends: 'kuld|elkuld|tovabb|megerosit|igen',
  },
  {
    ...lt,
    frequent: 'ir|yra|su|kad|jūsų|už|iš|į|mūsų|arba|bei',
    sends: 'siusti|testi|toliau|patvirtin',
  },
  {
    ...id,
    frequent: 'yang|dan|di|untuk|dengan|dari|ini|anda|kami|atau|pada',
    sends: 'kirim|lanjut|berikutnya|konfirmasi|ya',
  },
  {
    ...vi,
    frequent: 'và|của|các|cho|là|với|bạn|được|trong|không|một',
    sends: 'gui|tiep tuc|xac nhan',
  },
]

import { cs } from '../cs.ts'
import * as frequent from '../frequent.ts'
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
    frequent: frequent.pl,
    sends: 'wyslij|dalej|potwierdz|kontynuuj|zarezerwuj|tak',
    thanks: 'dziekuje|gotowe',
    done: 'wyslano|wyslana|wyslane|wyslany|wyslalismy|otrzymalismy|otrzymano|przyjeto|zapisano|zapisane|potwierdzono|przyjety|przyjeta',
    neutral:
      'twoja|twoje|twoj|panstwa|pana|pani|zostala|zostalo|zostal|zostaly|jest|za|wiadomosc|zgloszenie|formularz|i|na|do|w|z|sie|wkrotce|odpowiemy|odezwiemy|bardzo|juz|dane|rezerwacja|zamowienie|wizyta|opinia',
  },
  {
    ...cs,
    frequent: `${frequent.cs}|sa|pre|ako`,
    sends: 'odeslat|odoslat|pokracovat|dalsi|dalej|potvrdit|ano',
    thanks: 'dekujeme|dekuji|diky',
    done: 'odeslan|prijali|prijat|hotovo|ulozeno|potvrzeno',
    neutral:
      'vase|vas|vam|vasi|my|jsme|za|byla|bylo|byl|byly|a|zprava|zpravu|rezervace|objednavka|je|brzy|ozveme|se|uz|i|do',
  },
  {
    ...tr,
    frequent: frequent.tr,
    sends: 'gonder|devam|ileri|onayla|rezervasyon|evet|tamam',
    thanks: 'tesekkur',
    done: 'gonderildi|alindi|aldik|tamam|kaydedildi|basariyla|basarili|ulasti',
    neutral:
      'icin|ederiz|ederim|ve|bir|mesaj|mesajiniz|mesajin|talebiniz|siparisiniz|rezervasyonunuz|randevunuz|basvurunuz|formunuz|siz|size|en|kisa|surede|donecegiz|bize|cok',
  },
  {
    ...hu,
    frequent: 'a|az|és|hogy|egy|nem|van|meg|vagy|ez|is',
    sends: 'kuld|elkuld|tovabb|megerosit|igen',
    thanks: 'koszonjuk|koszonom|koszi',
    done: 'elkuldve|elkuldtuk|elkuldott|megkaptuk|megerkezett|kesz|sikeres|mentve|rogzitettuk',
    neutral:
      'az|a|uzenetet|uzenete|uzenetedet|on|onnek|neki|es|hamarosan|jelentkezunk|valaszolunk|volt|lett|szepen|meg',
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
    thanks: 'gui|nhan|cong',
    neutral: 'cam|on|thanh|hoan|tat|luu|ban|cua|da|duoc|chung|toi|loi|yeu|cau|thong|tin|se|som|lien|he|va|cho',
  },
]

import type { Words } from './words.ts'

/** Hindi */
export const hi: Words = {
  views: 'फ़?िल्टर',
  deletes: 'हटा|रद्द|मिटा',
  pays: 'पैसे|भुगतान|खरीद|ऑर्डर|दान|ट्रांसफर|बोली|हस्ताक्षर',
  fillsCart: 'कार्ट में',
}

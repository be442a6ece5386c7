import type { Words } from './words.ts'

/** Hindi */
export const hi: Words = {
  views: 'फ़?िल्टर',
  deletes: 'हटा|रद्द|मिटा',
  pays: 'पैसे|भुगतान|खरीद|ऑर्डर|दान|ट्रांसफर|बोली|हस्ताक्षर',
  final: 'पूर्ववत नहीं|वापस नहीं|स्थायी रूप|हमेशा के लिए',
  binds: 'शुल्क लिया जाएगा|बाध्यकारी',
  fillsCart: 'कार्ट में',
  trap: 'खाली छोड़|न भरें',
}

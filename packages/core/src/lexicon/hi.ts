import type { Language } from './language.ts'
import type { Words } from './words.ts'

/** What buttons say, and what stands around them. */
export const buttons: Words = {
  deletes: 'हटा|रद्द|मिटा|डिलीट|फ़ैक्टरी|ट्रैश|आवेदन वापस',
  pays: 'पैसे|भुगतान(?! के तर)|खरीद|ऑर्डर(?! (?:ट्रैक|देख))|दान|ट्रांसफर|बोली|हस्ताक्षर|अपग्रेड|नवीनीकृत|नवीनीकरण|निकासी|पेमेंट|राशि',
  final: 'पूर्ववत नहीं|वापस नहीं|स्थायी रूप|हमेशा के लिए',
  binds: 'शुल्क लिया जाएगा|बाध्यकारी',
  views: 'फ़?िल्टर|पसंदीदा से',
  fillsCart: 'कार्ट में',
  trap: 'खाली छोड़|न भरें',
  condition: 'यदि|अगर|तो',
  beings: 'इंसान',
  thanks: 'धन्यवाद|शुक्रिया|भेज|मिल',
  done: 'भेजा|भेजी|प्राप्त|मिला|मिली|सफल|सफलतापूर्वक|दर्ज',
  neutral: 'आपका|आपकी|आपके|आपको|के|लिए|को|का|की|है|हो|गया|गई|गए|दिया|दी|हमें|संदेश|और|ने|से|जल्द|सहेजा',
}

/** What links, buttons and headings offer. */
const intents = {
  contact: 'संपर्क करें',
}

/** Hindi */
export const hi: Language = { buttons, intents }

import type { Language } from './language.ts'
import type { Words } from './words.ts'

/** What buttons say, and what stands around them. */
export const buttons: Words = {
  deletes:
    'حذف|(?:ال)?[اإ]لغاء|انسحاب|احذف|ألغ|(?:ضبط|إعدادات) (?:ال)?مصنع|إفراغ|أفرغ|إزالة|مسح (?:جميع|كل|ال)|(?:إنهاء|فسخ) (?:ال)?(?:عقد|اشتراك)',
  pays: '(?:ال)?(?:أموال|نقود|مال)(?= |$)|ادفع|دفع|شراء|تبرع|تحويل|سحب|مزايدة|اشتر(?= |$)|(?:[اإ]تمام|ت[اأ]كيد) (?:ال)?(?:دفع|شراء|طلب)|اطلب الآن|(?:ال)?مدفوع|ترقية|تجديد|قد?م عرض|تقديم (?:ال)?عرض|وقع(?= |$)|(?:ال)?دفع ب|حول (?:ال)?(?:مبلغ|مال|رصيد)|زايد|(?:ال)?توقيع',
  final: 'لا يمكن (?:\\S+ ){0,2}(?:التراجع|استعاد|استرجاع)|نهائيا|بشكل نهائي',
  binds: '(?<!غير )ملزم|سيتم (?:\\S+ )?خصم|غير قابل\\S* للاسترداد',
  views: '(?:ال)?(?:فلاتر|فلتر|تصفية|بحث)|من (?:ال)?مفضلة',
  fillsCart: 'إلى (?:ال)?(?:سلة|عربة)',
  captcha: 'رمز التحقق',
  trap: 'اترك (?:\\S+ ){0,3}فارغ|لا تملأ',
  thanks: 'شكرا|تم|[اإ]رسال|استلام',
  done: 'استلمنا|وصلت|وصلنا|بنجاح|نجاح|حفظ|وصلتنا',
  neutral: 'لك|لكم|رسالتك|رسالتكم|طلبك|طلبكم|من|في|على|و|قد|لقد|سنتواصل|معك|قريبا|جزيلا|هذا|[اإ]لى',
}

/** What forms and buttons speak of. */
const topics = {
  signup: 'تسجيل جديد',
  login: 'تسجيل الدخول',
  recovery: 'نسيت كلمة المرور',
  search: 'بحث',
  contact: 'اتصل بنا',
  subscribe: 'النشرة البريدية',
}

/** What links, buttons and headings offer. */
const intents = {
  checkout: 'اشتر الآن',
  contact: 'اتصل بنا',
  pricing: 'الأسعار',
}

/** Texts that are judged as a whole. */
const texts = {
  continues: 'التالي|متابعة',
  calls: 'هاتف',
}

/** Arabic */
export const ar: Language = { buttons, topics, intents, texts }

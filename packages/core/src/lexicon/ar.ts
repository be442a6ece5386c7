import type { Words } from './words.ts'

/** Arabic */
export const ar: Words = {
  deletes: 'حذف|(?:ال)?[اإ]لغاء|انسحاب',
  pays: 'ادفع|دفع|شراء|تبرع|تحويل|توقيع|سحب|مزايدة|اشتر(?= |$)',
  fillsCart: 'إلى (?:ال)?(?:سلة|عربة)',
  captcha: 'رمز التحقق',
}

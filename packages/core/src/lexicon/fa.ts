import type { Language } from './language.ts'
import type { Words } from './words.ts'

/** What buttons say, and what stands around them. */
export const buttons: Words = {
  deletes: 'لغو|انصراف|حذف|تنظیمات کارخانه|سطل زباله|پاک کردن (?:حساب|همه|داده)|فسخ',
  pays: 'پول(?= |$)|(?<!روش های )پرداخت|(?<!سبد )خرید|ثبت سفارش|انتقال|امضا|برداشت|تمدید|مزایده|پیشنهاد قیمت|ثبت نهایی|ارتقا|کارت به کارت',
  final: 'غیر ?قابل (?:بازگشت|برگشت)|قابل (?:بازگشت|بازیابی) نیست|برای همیشه',
  binds: 'الزام ?آور|غیر ?قابل استرداد',
  views: 'فیلتر(?:ها)?|از علاقه ?مندی ?ها',
  captcha: 'کد امنیتی|سوال تصادفی',
  trap: 'خالی بگذارید|پر نکنید',
  condition: 'اگر|برای',
  beings: 'انسان',
}

/** What forms and buttons speak of. */
const topics = {
  signup: 'ثبت نام',
  login: 'ورود',
  search: 'جستجو',
  contact: 'تماس با ما',
}

/** What links, buttons and headings offer. */
const intents = {
  contact: 'تماس با ما',
}

/** Persian */
export const fa: Language = { buttons, topics, intents }

import type { Words } from './words.ts'

/** Persian */
export const fa: Words = {
  views: 'فیلتر(?:ها)?',
  deletes: 'لغو|انصراف|حذف',
  pays: 'پول(?= |$)|پرداخت|خرید|ثبت سفارش|انتقال|امضا|برداشت',
  captcha: 'کد امنیتی|سوال تصادفی',
}

import type { Words } from './words.ts'

/** Persian */
export const fa: Words = {
  deletes: 'لغو|انصراف|حذف',
  pays: 'پرداخت|خرید|ثبت سفارش|انتقال|امضا|برداشت',
  captcha: 'کد امنیتی|سوال تصادفی',
}

import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

// Bytes as `iconv` makes them. Chromium reads each page so, by its bytes alone; without a declaration.

test.each([
  [
    'Japanese',
    'shift_jis',
    '<title>お問い合わせ</title><p>東京の自転車店です。修理と販売を行っています。</p>',
    'PHRpdGxlPoKoluKCoo2Hgu2CuTwvdGl0bGU+PHA+k4yLnoLMjqmTXY7Uk1iCxYK3gUKPQ5edgsaUzJSEgvCNc4LBgsSCooLcgreBQjwvcD4=',
  ],
  [
    'Japanese',
    'euc-jp',
    '<title>お問い合わせ</title><p>東京の自転車店です。修理と販売を行っています。</p>',
    'PHRpdGxlPqSqzOSkpLnnpO+kuzwvdGl0bGU+PHA+xey1/qTOvKvFvrzWxbmkx6S5oaO9pM39pMjIzsfkpPK51KTDpMakpKTepLmhozwvcD4=',
  ],
  [
    'Korean',
    'euc-kr',
    '<title>문의하기</title><p>서울 자전거 가게입니다. 수리와 판매를 합니다. 연락 주세요.</p>',
    'PHRpdGxlPrmuwMfHz7HiPC90aXRsZT48cD68rb/vIMDawPywxSCwobDUwNS0z7TZLiC89riuv80gxse4xbimIMfVtM+02S4gv6y29CDB1ry8v+QuPC9wPg==',
  ],
  [
    'Chinese',
    'big5',
    '<title>聯絡我們</title><p>台北的腳踏車店。我們修理和販售腳踏車,歡迎聯絡我們。</p>',
    'PHRpdGxlPsFwtbin2q3MPC90aXRsZT48cD6leKVfqrq4fb3xqK6psaFDp9qtzK3XsnqpTbNjsOK4fb3xqK4sxXeq78Fwtbin2q3MoUM8L3A+',
  ],
  [
    'Chinese',
    'gb18030',
    '<title>联系我们</title><p>北京的自行车店。我们修理和销售自行车，欢迎联系我们。</p>',
    'PHRpdGxlPsGqz7XO0sPHPC90aXRsZT48cD6xsb6ptcTX1NDQs7W16qGjztLDx9DewO26zc/6ytvX1NDQs7WjrLu2063Bqs+1ztLDx6GjPC9wPg==',
  ],
  [
    'Russian',
    'koi8-r',
    '<title>Контакты</title><p>Магазин велосипедов в Москве. Ремонт и продажа. Звоните нам каждый день.</p>',
    'PHRpdGxlPuvPztTBy9TZPC90aXRsZT48cD7twcfB2snOINfFzM/TydDFxM/XINcg7c/Ty9fFLiDyxc3PztQgySDQ0s/EwdbBLiD618/OydTFIM7BzSDLwdbE2cogxMXO2C48L3A+',
  ],
  [
    'Russian',
    'windows-1251',
    '<title>Контакты</title><p>Магазин велосипедов в Москве. Ремонт и продажа. Звоните нам каждый день.</p>',
    'PHRpdGxlPsru7fLg6vL7PC90aXRsZT48cD7M4OPg5+jtIOLl6+7x6O/l5O7iIOIgzO7x6uLlLiDQ5ezu7fIg6CDv8O7k4ObgLiDH4u7t6PLlIO3g7CDq4Obk++kg5OXt/C48L3A+',
  ],
  [
    'German',
    'windows-1252',
    '<title>Über uns</title><p>Fahrräder für Köln: wir prüfen, reparieren und verkaufen. Öffnungszeiten täglich außer Sonntag.</p>',
    'PHRpdGxlPtxiZXIgdW5zPC90aXRsZT48cD5GYWhycuRkZXIgZvxyIEv2bG46IHdpciBwcvxmZW4sIHJlcGFyaWVyZW4gdW5kIHZlcmthdWZlbi4g1mZmbnVuZ3N6ZWl0ZW4gdORnbGljaCBhdd9lciBTb25udGFnLjwvcD4=',
  ],
  [
    'French',
    'windows-1252',
    '<title>À propos</title><p>Vélos réparés et vendus près de la gare. Fermé le dimanche, été comme hiver.</p>',
    'PHRpdGxlPsAgcHJvcG9zPC90aXRsZT48cD5W6WxvcyBy6XBhculzIGV0IHZlbmR1cyBwcuhzIGRlIGxhIGdhcmUuIEZlcm3pIGxlIGRpbWFuY2hlLCDpdOkgY29tbWUgaGl2ZXIuPC9wPg==',
  ],
  [
    'English',
    'windows-1252',
    '<title>Prices</title><p>It’s “fine” – 5 € a month, or nothing at all for the first year.</p>',
    'PHRpdGxlPlByaWNlczwvdGl0bGU+PHA+SXSScyCTZmluZZQgliA1IIAgYSBtb250aCwgb3Igbm90aGluZyBhdCBhbGwgZm9yIHRoZSBmaXJzdCB5ZWFyLjwvcD4=',
  ],
])('%s in %s', (_language, _encoding, text, bytes) => {
  const body = Buffer.from(bytes, 'base64')
  expect(decodeText(body, 'text/html')).toBe(text)
  expect(decodeText(body, undefined)).toBe(text)
})

test('what is no page is not guessed at', () => {
  const body = Buffer.from(new Array(50).fill([0x82, 0xa8]).flat())
  expect(decodeText(body, 'text/plain')).toContain('\uFFFD')
})

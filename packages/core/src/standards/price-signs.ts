/** How prices are written: signs and codes of currencies before or behind a number, and those that stand behind one alone. */
export const currencySigns =
  '[A-Z]{0,2}\\$|\\p{Sc}|\\b(?:USD|EUR|GBP|CHF|JPY|CNY|INR|AUD|CAD|NZD|SEK|NOK|DKK|PLN|CZK|HUF|RON|TRY|RUB|UAH|BRL|MXN|ZAR|KRW|IDR|VND|AED|SAR|ILS|Rs\\.?|Rp|kr|Fr\\.)(?!\\p{L})'
export const currencySuffixes = 'zł|Kč|Ft|kr|руб|грн|lei|TL|元|円|원|đ|تومان|ريال|درهم|ر\\.س'

/** What makes a price no cost: something off it, a sum that something begins at. */
export const savingBefore = 'save|over|above|worth|sparen(?: sie)?|über|dès|oltre'
export const savingBehind =
  'off|discount|voucher|coupon|gift|credit|cash ?back|rabatt|gutschein|nachlass|de (?:réduction|remise|descuento|desconto|sconto)|korting|sconto|zniżki|скидк|indirim|割引|优惠'

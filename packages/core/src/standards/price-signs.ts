/** How prices are written: signs and codes of currencies before or behind a number, and those that stand behind one alone. */
export const currencySigns =
  '[A-Z]{0,2}\\$|\\p{Sc}|人民币|\\b(?:(?:US|AU|CA|NZ|VN|AE|RS)D|(?:EU|IN|ID|SA|ZA)R|(?:SE|NO|DK|CZ)K|(?:PL|RO|MX)N|[CH][HU]F|GBP|JPY|CNY|TRY|RUB|UAH|BRL|KRW|ILS|Rs\\.?|Rp|kr|Fr\\.)(?!\\p{L})'
export const currencySuffixes = 'Kč|Ft|грн|лв|РСД|р\\.|lei|TL|元|円|块|원|đ|ر\\.س|ש["״]ח|F ?CFA|[.,:][-–]'
/**
 * The names of currencies behind a number, as words begin. Not from `Intl`, which tells the country with them ("mexikanische Pesos"), in
 * another case than prices have, and would have to be asked for every language.
 */
export const currencyNames =
  'zł|euro|d[oó]l+ar|pound|fran[ck]|peso|reai|soles|rub[el]|[ck]or[ou]n|kr[oó]n|lir[ae]|руб|евро|دولار|جنيه|تومان|ريال|درهم|שקל'

/** What makes a price no cost: something off it, a sum that something begins at. */
export const savingBefore = 'save|over|above|worth|sparen(?: sie)?|über|dès|oltre'
export const savingBehind =
  'off|discount|voucher|coupon|gift|credit|cash ?back|rabatt|gutschein|nachlass|de (?:réduc|remise|desc)|korting|sconto|zniżki|скидк|indirim|割引|优惠'

/** Behind a number: it counts thousands or more, as prices on a page do not. */
export const magnitudes =
  'k|m{1,2}|bn?|tn|mil|mill|mio|mrd|mld|mln|md|thousand|million(?:s|en|i|es)?|milli(?:on|oner|arden?|ards?)|millon(?:es)?|mill?iard\\p{L}*|milion[iy]?|milh(?:ão|ões)|billions?|trillions?|tausend|mille|тыс|млн|млрд|миллион\\p{L}*|миллиард\\p{L}*|milyon|milyar|万|億|亿|만|억'

/** Right behind a price: what one gets for it. */
export const priceBehind =
  '\\/|per |p\\. ?p\\.|pro |par |por |al |each|a (?:day|week|month|year|night|person|seat|user|piece)|an hour|monthly|yearly|annually|(?:incl|excl|inkl|zzgl|ttc|ht\\b|iva|vat|mwst|btw|plus )|die |je |la |les? |chacune?|cada|al mese|a persona|all.anno|za |na |в |за |mensuel|im monat|im jahr|au lieu|statt|～|〜|から|より|부터|起'

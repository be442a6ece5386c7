/** How prices are written: signs and codes of currencies before or behind a number, and those that stand behind one alone. */
export const currencySigns =
  '[A-Z]{0,2}\\$|\\p{Sc}|\\b(?:USD|EUR|GBP|CHF|JPY|CNY|INR|AUD|CAD|NZD|SEK|NOK|DKK|PLN|CZK|HUF|RON|TRY|RUB|UAH|BRL|MXN|ZAR|KRW|IDR|VND|AED|SAR|ILS|Rs\\.?|Rp|kr|Fr\\.)(?!\\p{L})'
export const currencySuffixes = 'zł|Kč|Ft|kr|руб|грн|lei|TL|元|円|원|đ|تومان|ريال|درهم|ر\\.س'

/** What makes a price no cost: something off it, a sum that something begins at. */
export const savingBefore = 'save|over|above|worth|sparen(?: sie)?|über|dès|oltre'
export const savingBehind =
  'off|discount|voucher|coupon|gift|credit|cash ?back|rabatt|gutschein|nachlass|de (?:réduction|remise|descuento|desconto|sconto)|korting|sconto|zniżki|скидк|indirim|割引|优惠'

/** Behind a number: it counts thousands or more, as prices on a page do not. */
export const magnitudes =
  'k|m{1,2}|bn?|tn|mil|mill|mio|mrd|mld|mln|md|thousand|million(?:s|en|i|es)?|milli(?:on|oner|arden?|ards?)|millon(?:es)?|mill?iard\\p{L}*|milion[iy]?|milh(?:ão|ões)|billions?|trillions?|tausend|mille|тыс|млн|млрд|миллион\\p{L}*|миллиард\\p{L}*|milyon|milyar|万|億|亿|만|억'

/** Right before a price in a sentence, a line per language. */
export const priceBefore: readonly string[] = [
  'from|only|just|for|at|starts? at|starting at|starting from|as low as|price[sd]?|costs?|pay|fees?|rates?|is|are',
  'ab|nur|für|kostet|kosten|je|preis|um|von|zum preis von|pauschal',
  'à partir de|dès|seulement|pour|coûte|prix|de|tarif',
  'desde|por|a partir de|cuesta|cuestan|precio|sólo|solo',
  'a partir de|desde|por apenas|custa|custam|apenas|preço',
  'da|a partire da|solo|costa|costano|prezzo|a soli',
  'vanaf|voor|slechts|kost|kosten|prijs',
  'od|już od|tylko|za|kosztuje|cena',
  'от|за|всего|стоит|стоимость|цена',
  'sadece|fiyatı?|fiyat',
  'fra|från|kun|endast|bara|koster|kostar|alkaen|vain|hinta',
]

/** Right behind a price: what one gets for it. */
export const priceBehind =
  '\\/|per |p\\. ?p\\.|pro |par |por |al |each|a (?:day|week|month|year|night|person|seat|user|piece)|an hour|monthly|yearly|annually|(?:incl|excl|inkl|zzgl|ttc|ht\\b|iva|vat|mwst|btw|plus )|die |je |la |les? |chacune?|cada|al mese|a persona|all.anno|za |na |в |за |mensuel|im monat|im jahr|au lieu|statt|～|〜|から|より|부터|起'

/** Money that is no price: given, won, earned, raised. A line per language. */
export const noPriceWords: readonly string[] = [
  'rais(?:ed|ing)|donat|donor|funding|fund|grant|prize|win|won|award|winner|salary|wage|revenue|turnover|invest|budget|bonus|reward|refund|fined?|damages|loss|lost|worth|valued|savings?|save[sd]?|bail|debt|stole|stolen|scam|giveaway|scholarship',
  'spende|gehalt|lohn|umsatz|gewinn|preisgeld|förder|finanzierung|investi|schaden|bußgeld|strafe|verdien',
  'levé|salaire|amende|chiffre d.affaires|subvention|budget|gagn|dons?\\b',
  'recaud|salario|sueldo|multa|factur|premio|donaci|inversi|gan[aó]',
  'arrecad|salário|faturamento|prêmio|doaç|invest',
  'raccolt|stipendio|multa|fatturato|premio|donazion|invest',
  'opgehaald|salaris|omzet|boete|donatie|subsidie',
  'zebran|wynagrodzeni|pensja|grzywn|nagrod|dotacj|darowizn',
  'зарплат|оклад|штраф|пожертв|приз|грант|инвестиц|выручк',
  'bağış|maaş|ödül|ciro|yatırım|hibe',
]

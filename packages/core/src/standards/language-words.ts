/** The most frequent short words of each language, for pages that do not say theirs. */
export const languageWords: Readonly<Record<string, readonly string[]>> = {
  en: ['the', 'and', 'of', 'to', 'for', 'with', 'your', 'our', 'you', 'is', 'are', 'this', 'that', 'from'],
  de: ['der', 'die', 'und', 'das', 'mit', 'für', 'von', 'den', 'ist', 'nicht', 'wir', 'sie', 'auf', 'eine', 'zu'],
  fr: ['le', 'la', 'les', 'des', 'et', 'une', 'pour', 'vous', 'nous', 'est', 'dans', 'avec', 'du', 'sur'],
  es: ['el', 'los', 'las', 'del', 'para', 'con', 'una', 'por', 'que', 'nuestro', 'su', 'más', 'es', 'y'],
  pt: ['os', 'uma', 'para', 'com', 'não', 'você', 'nosso', 'mais', 'em', 'do', 'da', 'dos', 'é', 'seu'],
  it: ['il', 'gli', 'della', 'di', 'per', 'con', 'una', 'che', 'nostro', 'sono', 'più', 'è', 'nel', 'dei'],
  nl: ['het', 'een', 'en', 'van', 'voor', 'met', 'op', 'wij', 'uw', 'niet', 'zijn', 'bij', 'ook', 'onze'],
  pl: ['i', 'w', 'na', 'do', 'nie', 'się', 'jest', 'oraz', 'dla', 'nasz', 'po', 'od', 'lub', 'przez'],
  ru: ['и', 'в', 'на', 'с', 'для', 'по', 'не', 'от', 'мы', 'вы', 'что', 'как', 'наш', 'или'],
  tr: ['ve', 'bir', 'için', 'ile', 'bu', 'da', 'de', 'daha', 'en', 'olarak', 'sizin', 'çok', 'tüm', 'her'],
  sv: ['och', 'att', 'det', 'som', 'för', 'med', 'är', 'vi', 'på', 'av', 'till', 'inte'],
  da: ['og', 'at', 'det', 'som', 'for', 'med', 'er', 'vi', 'på', 'af', 'til', 'ikke'],
  cs: ['a', 'se', 'na', 'je', 'pro', 's', 'z', 'do', 'že', 'jsou', 'nebo', 'podle'],
}

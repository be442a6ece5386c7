/**
 * The most frequent short words of each language, by its code: alternatives of a regular expression. They tell that a text is written
 * in it. A constant each, so that a bundle holds only those that it names.
 */
export const en = 'the|and|of|to|for|with|your|our|you|is|are|this|that|from'
export const de = 'der|die|und|das|mit|für|von|den|ist|nicht|wir|sie|auf|eine|zu'
export const fr = 'le|la|les|des|et|une|pour|vous|nous|est|dans|avec|du|sur'
export const es = 'el|los|las|del|para|con|una|por|que|nuestro|su|más|es|y'
export const pt = 'os|uma|para|com|não|você|nosso|mais|em|do|da|dos|é|seu'
export const it = 'il|gli|della|di|per|con|una|che|nostro|sono|più|è|nel|dei'
export const nl = 'het|een|en|van|voor|met|op|wij|uw|niet|zijn|bij|ook|onze'
export const pl = 'i|w|na|do|nie|się|jest|oraz|dla|nasz|po|od|lub|przez'
export const ru = 'и|в|на|с|для|по|не|от|мы|вы|что|как|наш|или'
export const tr = 've|bir|için|ile|bu|da|de|daha|en|olarak|sizin|çok|tüm|her'
export const sv = 'och|att|det|som|för|med|är|vi|på|av|till|inte'
export const da = 'og|at|det|som|for|med|er|vi|på|af|til|ikke'
export const cs = 'a|se|na|je|pro|s|z|do|že|jsou|nebo|podle'

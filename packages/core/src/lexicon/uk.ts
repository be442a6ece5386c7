import type { Language } from './language.ts'
import type { Words } from './words.ts'

/** What buttons say, and what stands around them. */
export const buttons: Words = {
  deletes: 'видал|скас|відпис|розірв|відклика|\\S+ (?:\\S+ )?заводськ|стерти',
  pays: 'гроші(?= |$)|сплат|купити|замовит|переказ|пожертвув|підписати(?= |$)|вивести|оплатит|оформити (?:\\S+ )?(?:замовлення|підписк)|подовжити|продовжити підписк|\\S+ кошти|ставку(?= |$)|\\S+ цінову пропозиц|(?:завершити|підтвердити|здіиснити) (?:\\S+ )?(?:оплат|замовлен|платіж|покупк)|переити на (?:платн|преміум)',
  final: 'незворотн|безповоротн|назавжди|неможливо (?:\\S+ )?(?:скасувати|відновити)',
  binds: 'зобов язуюс\\S* (?:\\S+ )?(?:спла|запла|куп)|(?:буде|будуть) (?:\\S+ )?(?:списан|стягн)',
  reads: 'способи|показати|переглянути|знаити',
  joins: 'і|и|та|або',
  views: 'фільтри?|з обраного',
  fillsCart: 'до кошик',
  subscribes: 'підпис',
  captcha: '(?:код|символи|текст) .*(?:зображен|картинк|малюнк)|скільки буде \\d',
  trap: 'не заповню|залиште (?:\\S+ ){0,3}порожн',
}

/** What fields are called, by their purpose. */
const fields = {
  email: 'пошта|електронна адреса',
  username: 'ім я користувача|логін',
  'given-name': 'власне ім я',
  'family-name': 'прізвище',
  name: 'ім я|ваше ім я|ім я та прізвище|прізвище та ім я|піб',
  organization: 'компанія|організація|назва компаніі',
  phone: 'номер телефону|мобільнии',
  message: 'повідомлення|коментар|запитання',
  'street-address': 'адреса|вулиця',
  city: 'місто|населении пункт',
  'postal-code': 'індекс',
  country: 'краіна',
  'birth-date': 'дата народження',
  date: 'дата',
  time: 'час',
}

/** What forms and buttons speak of. */
const topics = {
  signup: 'реєстрація',
  recovery: 'забули пароль',
  contact: 'контакти',
}

/** What links, buttons and headings offer. */
const intents = {
  contact: 'контакти',
}

/** Texts that are judged as a whole. */
const texts = {
  continues: 'далі|продовжити',
  vague: 'натисніть|тут|більше|детальніше|читати далі|так|ні',
}

/** Ukrainian */
export const uk: Language = { buttons, fields, topics, intents, texts }

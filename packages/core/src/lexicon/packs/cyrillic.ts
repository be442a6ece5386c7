import { ru } from '../ru.ts'
import { uk } from '../uk.ts'
import type { Words } from '../words.ts'

/** Languages in Cyrillic letters, with what tells that a page is written in them. */
export const languages: readonly Words[] = [
  {
    ...ru,
    thanks: 'спасибо|благодар',
    done: 'отправлен|получен|получили|принят|готово|успешно|сохранен',
    neutral:
      'ваш|ваша|ваше|вашу|вам|вас|мы|за|и|на|в|с|скоро|свяжемся|сообщение|заявка|запрос|заказ|бронирование|запись|отзыв|было|была|был|большое',
  },
  uk,
]

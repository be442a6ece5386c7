import { createHash } from 'node:crypto'

/** What a page shows once its form was sent. */
export interface Answer {
  kind: AnswerKind
  language: string
  markup: string
  /** HTML, where it is put, and whether the form makes way for it. */
  html: string
  where: 'behind' | 'toast'
  isReplaced: boolean
  /** What marks the first field that is typed into as wrong: the HTML stands behind it then. */
  mark?: Mark
}

/** `refusal` is nothing but words, `field` an error at a field, `silence` nothing at all. */
export type AnswerKind = 'thanks' | 'refusal' | 'field' | 'silence'

interface Mark {
  class: string
  isAria?: boolean
  /** The class of an element that is put around the field. */
  around?: string
}

interface Markup {
  name: string
  said(text: string, isGood: boolean): string
  where: Answer['where']
  /** Its forms go once they were sent; others are emptied. */
  isReplaced?: boolean
  error(text: string): string
  mark: Mark
}

/** As today's frameworks and form makers write what they say, and what is wrong with a field. */
const MARKUPS: Markup[] = [
  {
    name: 'Contact Form 7',
    said: (text) => `<div class="wpcf7-response-output">${text}</div>`,
    where: 'behind',
    error: (text) => `<span class="wpcf7-not-valid-tip" aria-hidden="true">${text}</span>`,
    mark: { class: 'wpcf7-not-valid', isAria: true },
  },
  {
    name: 'Bootstrap',
    said: (text, isGood) => `<div class="alert alert-${isGood ? 'success' : 'danger'}" role="alert">${text}</div>`,
    where: 'behind',
    isReplaced: true,
    error: (text) => `<div class="invalid-feedback">${text}</div>`,
    mark: { class: 'is-invalid' },
  },
  {
    name: 'Django',
    said: (text, isGood) => `<ul class="messages"><li class="${isGood ? 'success' : 'warning'}">${text}</li></ul>`,
    where: 'behind',
    error: (text) => `<ul class="errorlist"><li>${text}</li></ul>`,
    mark: { class: '' },
  },
  {
    name: 'Rails',
    said: (text, isGood) => `<p id="${isGood ? 'notice' : 'alert'}">${text}</p>`,
    where: 'behind',
    isReplaced: true,
    error: (text) => `<span class="error">${text}</span>`,
    mark: { class: '', around: 'field_with_errors' },
  },
  {
    name: 'Angular Material',
    said: (text) =>
      `<mat-snack-bar-container><div aria-live="polite"><div class="mdc-snackbar__label">${text}</div></div></mat-snack-bar-container>`,
    where: 'toast',
    error: (text) => `<mat-error role="alert">${text}</mat-error>`,
    mark: { class: 'ng-invalid ng-touched', isAria: true },
  },
  {
    name: 'Ant Design',
    said: (text) => `<div class="ant-message"><div class="ant-message-notice"><span>${text}</span></div></div>`,
    where: 'toast',
    error: (text) => `<div class="ant-form-item-explain-error" role="alert">${text}</div>`,
    mark: { class: 'ant-input-status-error', isAria: true },
  },
  {
    name: 'MUI',
    said: (text, isGood) =>
      `<div class="MuiAlert-root MuiAlert-standard${isGood ? 'Success' : 'Warning'}" role="alert"><div class="MuiAlert-message">${text}</div></div>`,
    where: 'behind',
    isReplaced: true,
    error: (text) => `<p class="MuiFormHelperText-root Mui-error">${text}</p>`,
    mark: { class: 'Mui-error', isAria: true },
  },
  {
    name: 'jQuery Validation',
    said: (text, isGood) => `<div class="${isGood ? 'success' : 'note'}">${text}</div>`,
    where: 'behind',
    error: (text) => `<label class="error">${text}</label>`,
    mark: { class: 'error', isAria: true },
  },
]

/** Thanks as sites have them, a refusal in words that no list has, and what is said of a field. */
const WORDS: Record<string, [thanks: string, refusal: string, field: string]> = {
  en: [
    'Thank you! Your message has been sent. Our desk is staffed on weekdays.',
    'Somebody else was a minute faster.',
    'That looks too short.',
  ],
  de: [
    'Vielen Dank! Ihre Nachricht wurde gesendet.',
    'Da war jemand schneller, versuchen Sie es im Mai noch einmal.',
    'Das ist zu kurz.',
  ],
  fr: [
    'Merci ! Votre demande a bien été envoyée. Le secrétariat ouvre à neuf heures.',
    'Tout est parti en un quart d’heure ce matin.',
    'C’est trop court.',
  ],
  es: [
    '¡Gracias! Hemos recibido tu mensaje.',
    'Ya no nos queda hueco hasta después de las fiestas.',
    'Falta algo aquí.',
  ],
  it: [
    'Grazie! Il messaggio è stato inviato.',
    'Per quel giorno siamo al completo da settimane.',
    'Qui manca qualcosa.',
  ],
  nl: [
    'Bedankt! Je bericht is verzonden.',
    'Daar hebben we pas na de zomer weer tijd voor.',
    'Dit klopt nog niet helemaal.',
  ],
  pt: [
    'Obrigado! A sua mensagem foi enviada.',
    'Esse horário acabou de ser ocupado por outra pessoa.',
    'Falta aqui alguma coisa.',
  ],
  pl: ['Dziękujemy! Wiadomość została wysłana.', 'Wszystkie miejsca rozeszły się w sobotę.', 'To trochę za mało.'],
  tr: ['Teşekkürler! Mesajınız gönderildi.', 'O gün için kimseyi alamıyoruz artık.', 'Burada bir şey eksik.'],
  sv: ['Tack! Ditt meddelande har skickats.', 'Den tiden hann någon annan före med.', 'Det här räcker inte.'],
  ja: [
    'ありがとうございます。送信が完了しました。',
    'あいにくその日はすでに埋まっております。',
    'もう少し詳しくお書きください。',
  ],
  ko: ['감사합니다. 접수가 완료되었습니다.', '그 시간은 방금 다른 분이 가져가셨어요.', '조금 더 적어 주세요.'],
}

const KINDS: AnswerKind[] = ['thanks', 'silence', 'thanks', 'refusal', 'thanks', 'field']

/** One for each form, always the same: every kind in every language, as every framework writes it. */
export function answerFor(form: string): Answer {
  const [a, b, c] = createHash('sha256').update(form).digest()
  const kind = KINDS[a! % KINDS.length]!
  const languages = Object.entries(WORDS)
  const [language, [thanks, refusal, field]] = languages[b! % languages.length]!
  const { name, said, where, isReplaced = false, error, mark } = MARKUPS[c! % MARKUPS.length]!
  const told = { kind, language, markup: name }
  if (kind === 'silence') return { ...told, html: '', where, isReplaced: false }
  if (kind === 'field') return { ...told, html: error(field), where: 'behind', isReplaced: false, mark }
  const isGood = kind === 'thanks'
  return { ...told, html: said(isGood ? thanks : refusal, isGood), where, isReplaced }
}

/**
 * What the pages say, in ten languages.
 *
 * @typedef {object} Words
 * @property {string} name label of a field, as `email` and `message` are
 * @property {string} email
 * @property {string} message
 * @property {string} contact heading of a harmless form
 * @property {string} send its button
 * @property {string} submit the same button by another name
 * @property {string} thanks
 * @property {string} refusal
 * @property {string} pay a button with something to lose, as `remove` and `cancel` are
 * @property {string} remove
 * @property {string} cancel
 */

/** @type {Record<string, Words>} */
export const words = {
  en: {
    name: 'Your name',
    email: 'Email',
    message: 'Message',
    contact: 'Write to us',
    send: 'Send message',
    submit: 'Submit',
    thanks: 'Thank you, we have received your message.',
    refusal: 'Unfortunately we could not accept this. Please try again later.',
    pay: 'Place order and pay',
    remove: 'Delete my account',
    cancel: 'Cancel my booking',
  },
  de: {
    name: 'Ihr Name',
    email: 'E-Mail',
    message: 'Nachricht',
    contact: 'Schreiben Sie uns',
    send: 'Nachricht senden',
    submit: 'Absenden',
    thanks: 'Vielen Dank, wir haben Ihre Nachricht erhalten.',
    refusal: 'Leider konnten wir das nicht annehmen. Bitte versuchen Sie es später noch einmal.',
    pay: 'Zahlungspflichtig bestellen',
    remove: 'Mein Konto löschen',
    cancel: 'Buchung stornieren',
  },
  fr: {
    name: 'Votre nom',
    email: 'E-mail',
    message: 'Message',
    contact: 'Écrivez-nous',
    send: 'Envoyer le message',
    submit: 'Valider',
    thanks: 'Merci, nous avons bien reçu votre message.',
    refusal: 'Nous n’avons pas pu accepter votre demande. Merci de réessayer plus tard.',
    pay: 'Commander et payer',
    remove: 'Supprimer mon compte',
    cancel: 'Annuler ma réservation',
  },
  es: {
    name: 'Su nombre',
    email: 'Correo electrónico',
    message: 'Mensaje',
    contact: 'Escríbanos',
    send: 'Enviar mensaje',
    submit: 'Enviar',
    thanks: 'Gracias, hemos recibido su mensaje.',
    refusal: 'Lo sentimos, no hemos podido aceptarlo. Inténtelo más tarde.',
    pay: 'Comprar y pagar',
    remove: 'Eliminar mi cuenta',
    cancel: 'Cancelar mi reserva',
  },
  pt: {
    name: 'O seu nome',
    email: 'E-mail',
    message: 'Mensagem',
    contact: 'Fale connosco',
    send: 'Enviar mensagem',
    submit: 'Enviar',
    thanks: 'Obrigado, recebemos a sua mensagem.',
    refusal: 'Infelizmente não foi possível aceitar. Tente mais tarde.',
    pay: 'Finalizar compra e pagar',
    remove: 'Eliminar a minha conta',
    cancel: 'Cancelar a reserva',
  },
  pl: {
    name: 'Imię i nazwisko',
    email: 'E-mail',
    message: 'Wiadomość',
    contact: 'Napisz do nas',
    send: 'Wyślij wiadomość',
    submit: 'Wyślij',
    thanks: 'Dziękujemy, otrzymaliśmy Twoją wiadomość.',
    refusal: 'Niestety nie mogliśmy tego przyjąć. Spróbuj ponownie później.',
    pay: 'Zamawiam z obowiązkiem zapłaty',
    remove: 'Usuń moje konto',
    cancel: 'Anuluj rezerwację',
  },
  tr: {
    name: 'Adınız',
    email: 'E-posta',
    message: 'Mesaj',
    contact: 'Bize yazın',
    send: 'Mesaj gönder',
    submit: 'Gönder',
    thanks: 'Teşekkürler, mesajınızı aldık.',
    refusal: 'Maalesef bunu kabul edemedik. Lütfen daha sonra tekrar deneyin.',
    pay: 'Siparişi ver ve öde',
    remove: 'Hesabımı sil',
    cancel: 'Rezervasyonu iptal et',
  },
  ja: {
    name: 'お名前',
    email: 'メールアドレス',
    message: 'メッセージ',
    contact: 'お問い合わせ',
    send: '送信する',
    submit: '送る',
    thanks: 'ありがとうございます。メッセージを受け付けました。',
    refusal: '申し訳ありませんが、受け付けできませんでした。後でもう一度お試しください。',
    pay: '注文して支払う',
    remove: 'アカウントを削除する',
    cancel: '予約をキャンセルする',
  },
  zh: {
    name: '姓名',
    email: '邮箱',
    message: '留言',
    contact: '联系我们',
    send: '发送留言',
    submit: '提交',
    thanks: '谢谢，我们已收到您的留言。',
    refusal: '很抱歉，我们无法受理，请稍后再试。',
    pay: '下单并支付',
    remove: '删除我的账户',
    cancel: '取消预订',
  },
  ar: {
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    message: 'الرسالة',
    contact: 'اكتب لنا',
    send: 'إرسال الرسالة',
    submit: 'إرسال',
    thanks: 'شكرا لك، لقد استلمنا رسالتك.',
    refusal: 'عذرا، لم نتمكن من قبول ذلك. يرجى المحاولة لاحقا.',
    pay: 'اطلب وادفع الآن',
    remove: 'حذف حسابي',
    cancel: 'إلغاء الحجز',
  },
}

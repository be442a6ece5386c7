import type { Language } from './language.ts'
import type { Words } from './words.ts'

/** What buttons say, and what stands around them. */
export const buttons: Words = {
  deletes:
    'מחק|מחיק|ביטול|בטל|הסר|(?:ל)?הגדרות (?:ה)?יצרן|רוקן|ריקון|משיכת (?:ה)?מועמדות|סיום (?:ה)?(?:התקשרות|מנוי|חוזה)',
  pays: 'כסף|שלם|לתשלום|קנה|רכוש|תרום|העבר|חתום|משוך|(?:בצע|ביצוע|שלח) (?:ה)?הזמנה|שדרוג|שדרג|(?:חידוש|חדש) (?:ה)?מנוי|הג(?:ש|שת) הצע|חתימ|משיכ|(?<!אמצעי )(?:ל|ה)?תשלום$|תשלום עכשיו|(?:אישור|אשר|שלח|שליחת) (?:ה)?הזמנה|רכיש|הצע (?:עכשיו|מחיר)',
  final: 'לא ניתן (?:\\S+ )?(?:לבטל|לשחזר)|בלתי הפיך|לצמיתות',
  binds: 'תחויב|יחויב|ללא החזר|התחייבות מחייבת',
  views: '(?:ה)?(?:סינון|מסננים)|מהמועדפים',
  fillsCart: 'לסל',
  captcha: '(?:תווים|אותיות|קוד) .*תמונה',
  trap: '(?:ה?שאר|השאירו) (?:\\S+ ){0,3}ריק|אין למלא',
  thanks: 'תודה',
  done: 'נשלח|נשלחה|התקבל|קיבלנו|בהצלחה|נשמר',
  neutral: 'לך|לכם|ההודעה|הודעתך|הודעה|שלך|שלכם|את|על|אנו|ניצור|קשר|בקרוב|רבה',
}

/** What fields are called, by their purpose. */
const fields = {
  email: 'אימייל|מייל|דוא ל|דואר אלקטרוני|כתובת אימייל|כתובת מייל|כתובת דוא ל',
  username: 'שם משתמש|שם המשתמש',
  'given-name': 'שם פרטי',
  'family-name': 'שם משפחה|שם המשפחה',
  name: 'שם מלא|השם שלך|שמך|שם ושם משפחה',
  organization: 'חברה|שם החברה|שם חברה',
  phone: 'טלפון|נייד|פלאפון',
  subject: 'נושא',
  message: 'הודעה|ההודעה|הערות',
  'street-address': 'כתובת|רחוב',
  city: 'עיר|יישוב',
  'postal-code': 'מיקוד',
  country: 'מדינה|ארץ',
  'birth-date': 'תאריך לידה',
  date: 'תאריך',
  time: 'שעה',
}

/** What says so only as a whole label. */
const labels = {
  name: 'שם',
}

/** What links, buttons and headings offer. */
const intents = {
  checkout: 'הוסף לסל',
  contact: 'צור קשר',
}

/** Texts that are judged as a whole. */
const texts = {
  continues: 'הבא|המשך',
  calls: 'טלפון',
}

/** Hebrew */
export const he: Language = { buttons, fields, labels, intents, texts }

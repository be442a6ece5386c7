/** What stands before a telephone number that people are meant to call, a line per language. */
export const callWords: readonly string[] = [
  ...[
    'call',
    'call us',
    'phone',
    'phone number',
    'telephone',
    'tel',
    'mobile',
    'cell',
    'text us',
    'dial',
    'ring us',
    'hotline',
    'toll free',
  ],
  ...['telefon', 'telefonnummer', 'fon', 'mobil', 'handy', 'anrufen', 'rufen sie uns an', 'rufen sie an', 'ruf uns an'],
  ...['telephone', 'appelez', 'appelez nous', 'portable'],
  ...['telefono', 'llamenos', 'llamanos', 'llame', 'llama', 'movil', 'celular'],
  ...['telefone', 'telemovel', 'ligue', 'ligue para'],
  ...['chiama', 'chiamaci', 'chiamate', 'cellulare'],
  ...['telefoon', 'telefoonnummer', 'bel', 'bel ons'],
  ...['zadzwon', 'komorka', 'numer telefonu'],
  ...['telefon', 'zavolejte', 'mob', 'volejte'],
  ...['телефон', 'тел', 'звоните', 'позвоните'],
  ...['telefon', 'bizi arayin', 'arayin', 'gsm'],
  ...['ring', 'ring oss', 'ring til os', 'tlf', 'puhelin', 'puh', 'soita'],
  ...['hivjon', 'telefonszam', 'sunati', 'sunati ne', 'τηλεφωνο', 'καλεστε', 'telepon', 'hubungi', 'dien thoai', 'goi'],
  ...['電話', '电话', 'お電話', '전화', 'โทร', 'هاتف', 'اتصل', 'תלפון', 'טלפון', 'התקשרו', 'फोन', 'कॉल'],
]

/** A machine answers there. */
export const faxWords: readonly string[] = ['fax', 'telefax', 'faks', 'факс', 'ファックス', '传真']

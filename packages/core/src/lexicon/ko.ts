import type { Language } from './language.ts'
import type { Words } from './words.ts'

/** What buttons say, and what stands around them. */
export const buttons: Words = {
  isUnspaced: true,
  deletes: '삭제|탈퇴|취소|해지|철회|공장 ?초기화|휴지통 ?비우|휴지통을|(?:모든|전체) \\S+ 지우',
  pays: '돈을|유료|결제(?! ?(?:수단|방법))|구매|주문|송금|이체|입찰|서명|출금|기부|(?:구독|멤버십|이용권)을? ?(?:갱신|연장)|업그레이드|돈 보내|프리미엄 (?:구독|가입|시작)',
  final: '되돌릴 수 없|복구할 수 없|복구되지|영구',
  binds: '청구됩|환불(?:되지| ?불가)|법적 (?:구속|효력)',
  wealth: '주식을|잔액을',
  views: '필터',
  beside: '임시|쿠폰|추가|거부',
  fillsCart: '장바구니에',
  otherWay: '카카오|네이버',
  signsIn: '로그인',
  signsUp: '가입',
  subscribes: '구독',
  asks: '검색|보기|문의|메시지',
  minor: '적용|저장',
  cancels: '취소',
  leaves: '이전',
  captcha: '보안 ?문자|자동 ?등록 ?방지|그림의 (?:글자|숫자)',
  password: '비밀번호',
  trap: '비워',
  thanks: '감사드립니다|감사합니다|고맙습니다|감사|전송|접수|발송|저장',
  done: '보냈습니다|받았습니다|완료',
  neutral:
    '드리겠습니다|되었습니다|하였습니다|성공적으로|정상적으로|됐습니다|했습니다|드립니다|합니다|메시지|주셔서|문의|신청|이미|연락|번호|이|가|을|를|은|는|에|께|님|해|곧',
}

/** What fields are called, by their purpose. */
const fields = {
  password: '비밀번호',
  email: '이메일',
  username: '아이디|사용자 이름|사용자명|닉네임',
  phone: '전화번호|연락처|휴대폰|휴대전화|핸드폰|전화',
  message: '내용|메시지|문의사항|요청사항',
  name: '성함|이름|성명',
  search: '검색',
  city: '시군구|시 군 구',
  region: '시도|시 도',
  'postal-code': '우편번호',
  'street-address': '주소',
  time: '시간',
  subject: '제목',
  organization: '회사',
  country: '국가|나라',
  date: '날짜',
  'birth-date': '생년월일',
  url: '홈페이지 주소|웹사이트 주소',
}

/** What says so only as a whole label. */
const labels = {
  'family-name': '성',
  city: '도시',
}

/** What forms and buttons speak of. */
const topics = {
  signup: '회원가입|가입하기|계정 만들기',
  login: '로그인',
  search: '검색',
  order: '구매',
  contact: '문의',
}

/** What links, buttons and headings offer. */
const intents = {
  contact: '문의',
  pricing: '견적',
  support: '고객센터',
  checkout: '구매하기',
  login: '로그인',
  signup: '회원가입',
}

/** What links to what makes a site believable are called. */
const trust = {
  'privacy policy': '개인정보처리방침',
  terms: '이용약관',
  about: '회사소개',
}

/** Texts that are judged as a whole. */
const texts = {
  continues: '다음|계속',
  sends: '보내기|등록',
  vague: '클릭|여기|여기를 클릭|더보기|더 보기|자세히|자세히 보기|제출|확인|예|아니요',
  calls: '전화',
  passwordInUse: '현재 비밀번호',
}

/** Korean */
export const ko: Language = { buttons, fields, labels, topics, intents, trust, texts }

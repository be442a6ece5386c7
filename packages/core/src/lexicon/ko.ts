import type { Language } from './language.ts'
import type { TaskWords } from './tasks.ts'
import type { Words } from './words.ts'

/** What buttons say, and what stands around them. */
export const buttons: Words = {
  isUnspaced: true,
  deletes:
    '삭제|제거|탈퇴|취소|해지|철회|폐기|파기|비활성|사직|사표|퇴사|그만두|비우|휴지통을|공장 ?(?:초기|설정|출)|초기 ?설정|(?:기기|데이터|장치) ?초기화|(?:모든|전체|모두|기록|데이터)\\S* (?:\\S+ )?지우|(?:연동|연결|권한|계약|승인|액세스)\\S* ?(?:해제|회수|박탈)|(?:계정|계좌|계약|구독|멤버십|회원|이용)\\S* ?(?:닫|폐쇄|정지|중지|중단|종료|끊)|(?:환불|반품)을? ?(?:신청|요청|하기|접수)',
  pays: '돈을|돈 보내|유료|(?:결제|구매|주문|송금|이체|입찰|출금)(?! ?(?:수단|방법|내역|조회|번호|현황|상태|추적|기록|안내|후기|목록|상세|정보))|구입|매[도수입]|지불|납[부입]|입금|인출|현금화|[낙응]찰|서명|날인|체결|기부|후원|팁을? ?(?:보내|주|남기|추가)|충전(?![기소식])|(?:크레딧|잔액|캐시)\\S* 추가|(?:예약|보증|계약)금|업그레이드|구독\\S* ?(?:갱신|연장)|정기 ?(?:배송|구독)|(?:멤버십|이용권|회원권|요금제|계약|보험|프리미엄)\\S*(?: 회원)? ?(?:구독|갱신|연장|변경|시작|가입|신청|하기|동의|진행)|(?:견적|제안|오퍼|대출|계약)\\S* ?(?:수락|승인|동의|확정)|대출\\S* ?(?:실행|신청|받)',
  final: '되돌릴 수 없|복구할 수 없|복구되지|영구',
  binds: '청구됩|결제됩|계약이 성|환불(?:되지| ?불가)|법적 (?:구속|효력)',
  wealth: '주식을|잔액을',
  views:
    '(?:필터|비교|즐겨찾기|찜|위시|관심|좋아요|팔로우|검색어|조건).{0,8}(?:해제|삭제|취소|제거|빼|지우|초기화|비우)',
  beside: '임시|초안|쿠폰|할인 ?코드|프로모|추가|거부|거절|건너뛰|나중에',
  fillsCart: '장바구니|쇼핑백|카트에',
  otherWay: '카카오|네이버',
  signsIn: '로그인',
  signsUp: '가입',
  subscribes: '구독',
  unsubscribes: '구독을? ?(?:취소|해지)|수신을? ?거부',
  mailings: '뉴스레터|소식지',
  asks: '검색|찾기|조회|보기|더 ?보|자세히|필터|정렬|순$|비교|즐겨찾기|찜|위시|관심|공유|팔로우|좋아요|평가|[별평]점|투표|댓글|후기|리뷰|문의|메시지|연락|견적|상담|전화|콜백|질문|뉴스레터|소식|추적|배송|현황|상태|여부|가능|재고|잔여|빈 ?[방자]|(?:가격|요금)\\S* 확인|계산|다운로드|내려받|인쇄|프린트|출력|언어|한국어|읽음|신고|제보|참석|불참|회신|답[변장]|초대',
  minor: '적용|저장',
  cancels: '취소|닫기|뒤로',
  leaves: '이전',
  captcha: '보안 ?문자|자동 ?등록 ?방지|그림의 (?:글자|숫자)',
  password: '비밀번호',
  trap: '비워(?! ?두지)',
  condition: '경우|[으하]면',
  beings: '사람|로봇',
  thanks: '감사드립니다|감사합니다|고맙습니다|감사|전송|접수|발송|저장',
  done: '보냈습니다|받았습니다|완료',
  neutral:
    '드리겠습니다|되었습니다|하였습니다|성공적으로|정상적으로|됐습니다|했습니다|드립니다|합니다|메시지|주셔서|문의|신청|이미|연락|번호|예약|주문|등록|이|가|을|를|은|는|에|께|님|해|곧',
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
  amount: '금액',
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
  payees: '받는 분|받는 사람|수취인',
}

/** What tools do, and with what. */
export const tasks: TaskWords = {
  isUnspaced: true,
  verbs: {
    addTo: '장바구니에|장바구니 ?담기',
    apply: '지원하기|입사 ?지원',
    ask: '질문하기',
    book: '예약',
    buy: '구매|구입',
    calculate: '계산',
    cancel: '취소|해지',
    change: '변경|수정|새 비밀번호',
    checkout: '결제|주문서|주문 ?(?:완료|확정)',
    comment: '댓글|답글',
    compare: '비교',
    contact: '문의|연락하기',
    delete: '삭제|탈퇴',
    donate: '기부|후원',
    download: '다운로드|내려받기',
    find: '찾기|조회',
    join: '가입',
    order: '주문(?! ?(?:번호|내역|조회|현황))',
    recover: '비밀번호 ?(?:찾기|를? ?잊)|재설정|초기화',
    register: '등록|신청|참가',
    request: '요청|의뢰|받기',
    reserve: '좌석 ?예약',
    search: '검색',
    send: '보내기|전송|제출|확인|다음',
    start: '시작|체험하기',
    subscribe: '구독',
    track: '(?:주문|배송|택배|운송장) ?(?:조회|추적|현황)|추적',
    unsubscribe: buttons.unsubscribes!,
    upload: '업로드',
    vote: '투표',
    write: '작성|쓰기|남기기|(?:후기|리뷰) ?등록',
  },
  things: {
    Account: '계정|회원정보|프로필',
    Application: '이력서|지원서',
    Appointment: '(?:방문|진료|상담|시술) ?예약',
    Booking: '예약',
    Brochure: '카탈로그|브로슈어|자료',
    Callback: '전화 ?상담|콜백',
    Cart: '장바구니',
    Comment: '댓글',
    Complaint: '불만',
    Consultation: '상담',
    Contact: '문의|메시지',
    Course: '강좌|강의',
    Demo: '데모',
    Discount: '쿠폰|할인',
    Donation: '기부|후원',
    Event: '이벤트|행사|세미나',
    Invoice: '영수증|세금계산서',
    Job: '채용',
    Loan: '대출',
    Newsletter: buttons.mailings!,
    Order: '주문',
    Parcel: '배송|택배|운송장',
    Password: '비밀번호',
    Pricing: '가격|요금',
    Quote: '견적',
    Question: '질문',
    Refund: '환불',
    Repair: '수리',
    Return: '반품',
    Review: '리뷰|후기',
    Room: '객실|숙박',
    Sample: '샘플',
    Store: '매장',
    Survey: '설문',
    Table: '테이블|좌석',
    Ticket: '티켓|입장권',
    Trial: '무료 ?체험',
    GiftVoucher: '상품권|기프트',
    Waitlist: '대기자',
  },
  filler: '을|를|이|가|은|는|에|의|하기|하세요|해주세요|지금|바로|무료|온라인',
}

/** Korean */
export const ko: Language = { buttons, fields, labels, topics, intents, trust, texts }

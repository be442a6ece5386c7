import type { Words } from './words.ts'

/** Korean */
export const ko: Words = {
  isUnspaced: true,
  views: '필터',
  deletes: '삭제|탈퇴|취소|해지|철회',
  pays: '돈을|유료|결제|구매|주문|송금|이체|입찰|서명|출금|기부',
  final: '되돌릴 수 없|복구할 수 없|복구되지|영구',
  binds: '청구됩|환불(?:되지| ?불가)|법적 (?:구속|효력)',
  wealth: '주식을|잔액을',
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
}

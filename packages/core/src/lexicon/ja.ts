import type { Words } from './words.ts'

/** Japanese */
export const ja: Words = {
  isUnspaced: true,
  views: 'フィルター?|絞り込み',
  deletes: '消去|削除|退会|解約|解除|キャンセル|配信停止|取消',
  pays: 'お金|有料|購入|支払|注文(?:する|を)|振込|送金|入札|署名|出金|寄付',
  final: '(?:取り消|元に戻)(?:せ|すこと)|復元でき|二度と|永久に',
  binds: '請求され|課金され|返金(?:でき|いたしません|不可)|法的拘束',
  wealth: '株式|残高',
  beside: '下書き|クーポン|追加|拒否',
  fillsCart: 'カートに',
  signsIn: 'ログイン',
  signsUp: '登録',
  subscribes: '購読',
  asks: '検索|見る|比較|問い合わせ|メッセージ',
  minor: '適用|保存|更新',
  cancels: 'キャンセル|取消',
  leaves: '戻る',
  captcha: '画像(?:認証|に表示|の文字|の数字|内の)',
  code: '認証コード',
  password: 'パスワード',
  card: 'カード番号|セキュリティコード',
  trap: '空欄のまま|入力しない',
}

import type { Language } from './language.ts'
import type { TaskWords } from './tasks.ts'
import type { Words } from './words.ts'

/** What buttons say, and what stands around them. */
export const buttons: Words = {
  isUnspaced: true,
  deletes:
    '消[去すし]|削除|退[会職]|辞[職任表め]|解約|解除|キャンセル|取り?(?:消|下げ|やめ)|工場出荷|出荷時|初期化|空にす|無効[化に]|破棄|剥奪|クーリング|返[品金](?:を|する|手続|申請)|(?:データ|履歴)\\S*クリア|(?:契約|更新|購読|会員|利用|配信|共有|連携|アカウント|口座|サブスク\\S*|メンバー\\S*)を?(?:停止|終了|止め|やめ|オフ|閉)',
  pays: 'お金|有料|購入(?!履歴|者|ガイド|方法)|買う|売却|決済(?!方法|手段)|課金|支払(?!い?方法)|払う|納[付入め]|(?:注文|オーダー)(?:$|する|しま|を?(?:確定|完了|送|出|行)|内容を確定)|発注|振り?[込替]|送金|資金[をの移]|[入落]札(?!履歴|一覧)|署名|サイン(?:する|して)|締結|[出入換募献]金(?!履歴|方法)|引き?出[すし]|デポジット|寄[付附]|支援する|投げ銭|チップを|チャージ|(?:残高|クレジット)を追加|アップグレード|借りる|(?:契約|プラン|会員|サブスク\\S*|ライセンス|メンバーシップ)(?:資格|期間)?[をの]?(?:自動)?(?:更新|延長|継続)|契約(?:する|しま|を?(?:結|確定|申)|書?に(?!関|つ))|(?:見積|オファー|提案|内定|融資|(?<![クド])ローン|借り?入|契約)\\S*(?:承[諾認]|受(?:け入|ける|諾)|[同合]意|確定|実行)|(?:融資|(?<![クド])ローン|借り?入)\\S*(?:申|受け|契約)|(?<!無料)(?:プレミアム|サブスク|プラン|定期購読|定期便)(?!\\S*無料)\\S*(?:登録|加入|申|始|変更|移行|なる)',
  final: '(?:取り消|元に戻)(?:せ|すこと)|復元でき|二度と|永久に',
  binds: '請求され|課金され|返金(?:でき|いたしません|不可)|法的拘束',
  wealth: '株式|残高',
  views:
    '(?:フィルタ|絞り込|(?:^|の|索)条件|検索(?!履歴)|比較|気に入り|[ほ欲]しい|ウィッシュ|いいね|フォロー|並べ替え)\\S*(?:解除|削除|除く|外す|クリア|リセット|取り?消|消[去す])',
  beside: '下書き|クーポン|割引[をコ券]|プロモ|コードを|追加|拒否|スキップ',
  fillsCart: '(?:カート|[かカ][ごゴ]|バッグ)[にへ]',
  signsIn: 'ログイン',
  signsUp: '登録',
  subscribes: '購読',
  unsubscribes: '(?:配信|購読|登録)を?(?:停止|解除)',
  mailings: 'メルマガ|メールマガジン|ニュースレター',
  asks: '検索|探す|見る|表示|比較|絞り込|フィルタ|条件を|並[べび]|ソート|順$|問い合わせ|メッセージ|コメント|投稿|レビュー|口コミ|評価|投票|星|いいね|気に入|[ほ欲]しい|ウィッシュ|フォロー|共有|シェア|見積|相談|電話|折り返し|質問|メルマガ|マガジン|ニュース|受け取|追跡|配[送達]|状況|空[きい席室]|在庫|(?:料金|価格)を確|計算|試算|シミュ|ダウンロード|印刷|プリント|言語|語に|日本語|[既未]読|読[むん]|報告|通報|出[欠席]|欠席|回答|返[信事]|招待',
  minor: '適用|保存|更新',
  cancels: 'キャンセル|取消|閉じる',
  leaves: '戻る',
  captcha: '画像(?:認証|に表示|の文字|の数字|内の)',
  code: '認証コード',
  password: 'パスワード',
  card: 'カード番号|セキュリティコード',
  trap: '空欄?のまま(?!にしな)|入力しない',
  condition: '場合|なら|の方は',
  beings: '人間|ボット',
  thanks: 'ありがとうございました|ありがとうございます|ありがとう|送信|受付|登録|保存',
  done: '受け付けました|承りました|完了|確定|受理しました|投稿しました|投票しました',
  neutral:
    'お問い合わせ|フィードバック|いたしました|メッセージ|されました|致しました|お申し込み|いたします|いただき|しました|申し込み|まして|いたし|ご予約|担当者|ご連絡|誠に|内容|致し|番号|予約|より|が|を|は|の|に|お|ご|応募|コメント|申請|申込み|意見|送り|ました',
}

/** What fields are called, by their purpose. */
const fields = {
  'new-password': 'パスワード確認|新しいパスワード',
  password: 'パスワード',
  email: 'メール|メールアドレス',
  username: 'ユーザー名|ユーザーid|ログインid',
  name: 'お名前|氏名|名前',
  phone: '電話|電話番号|携帯',
  message: '内容|メッセージ|お問い合わせ内容|本文|ご要望|備考|ご意見',
  'street-address': '住所|番地',
  city: '市区町村|市町村',
  region: '都道府県',
  'postal-code': '郵便番号',
  amount: '金額',
  'birth-date': '生年月日',
  organization: '会社名|貴社名|御社名|企業名|団体名',
  subject: '件名|題名',
  country: '国|国名',
  date: '日付',
  'card-number': 'カード番号',
  'card-name': 'カード名義',
  'card-expiry': '有効期限',
  'card-security-code': 'セキュリティコード',
  'one-time-code': '認証コード',
  captcha: '画像認証',
  'given-name': '下の名前',
  'family-name': '苗字',
  time: '時間|時刻',
}

/** What says so only as a whole label. */
const labels = {
  'given-name': '名',
  'family-name': '姓',
}

/** What forms and buttons speak of. */
const topics = {
  signup: '新規会員|登録する|ユーザー登録|新規登録',
  login: 'ログイン',
  recovery: 'パスワード再発行',
  'password-change': '新しいパスワード',
  search: '検索|探す',
  comment: 'コメント',
  order: 'カートに入れる',
  contact: '問い合わせ',
  subscribe: 'メルマガ',
  pricing: '料金',
  booking: '予約',
}

/** What links, buttons and headings offer. */
const intents = {
  contact: '問い合わせ|お問い合わせ',
  pricing: '価格',
  support: 'ヘルプ',
  login: 'ログイン',
  signup: '会員登録',
  booking: '予約',
  checkout: 'カート',
}

/** What links to what makes a site believable are called. */
const trust = {
  terms: '利用規約',
}

/** Texts that are judged as a whole. */
const texts = {
  continues: '次へ|次に進む',
  sends: '送信|送信する|確認|登録|検索',
  vague: 'クリック|こちら|こちらをクリック|もっと見る|続きを読む|詳細|詳しくはこちら|はい|いいえ',
  calls: '電話',
  faxes: 'ファックス',
  passwordInUse: '現在のパスワード',
  payees: '受取人|振込先',
}

/** What tools do, and with what. */
export const tasks: TaskWords = {
  isUnspaced: true,
  verbs: {
    addTo: 'カートに(?:入|追加)|かごに',
    apply: '応募|エントリー',
    book: '予約|申し込む予約',
    buy: '購入|買う',
    calculate: '計算|試算|シミュレーション',
    cancel: 'キャンセル|取り消|解約',
    change: '変更|更新',
    check: '確認する(?=空)|空き状況',
    checkout: 'レジに進|注文を確定|購入手続き|お支払い',
    comment: 'コメントする|返信',
    compare: '比較',
    contact: 'お問い合わせ|問い合わせ|連絡',
    delete: '削除|退会',
    donate: '寄付|寄附',
    download: 'ダウンロード',
    find: '探す|見つけ',
    join: '入会',
    order: '注文(?!番号|履歴|状況)',
    recover: '忘れ|再設定|再発行',
    register: '申し込|申込|参加|登録',
    request: '請求|依頼|リクエスト|見積もりを',
    reserve: 'ご予約',
    search: '検索',
    send: '送信|シェア|次へ|続け|確認',
    start: '始め|試す',
    subscribe: '購読|メルマガ',
    track: '追跡|配送状況',
    unsubscribe: buttons.unsubscribes!,
    upload: 'アップロード',
    vote: '投票',
    write: '書く|投稿',
  },
  things: {
    Account: 'アカウント|会員情報|プロフィール',
    Advanced: '詳細',
    Application: '履歴書|応募',
    Appointment: '診療予約|来店予約|面談',
    Booking: 'ご予約|予約',
    Brochure: '資料|カタログ|パンフレット',
    Callback: '折り返し',
    Cart: 'カート|買い物かご',
    Comment: 'コメント',
    Consultation: '相談',
    Contact: 'お問い合わせ|メッセージ',
    Course: '講座|コース',
    Demo: 'デモ',
    Discount: 'クーポン',
    Donation: '寄付',
    Event: 'イベント|セミナー|説明会',
    Invoice: '領収書|請求書',
    Job: '求人|採用',
    Lesson: 'レッスン',
    Loan: 'ローン',
    Newsletter: buttons.mailings!,
    Order: '注文',
    Parcel: '荷物|配送',
    Password: 'パスワード',
    Pricing: '料金',
    Quote: '見積',
    Question: '質問',
    Refund: '返金',
    Repair: '修理',
    Return: '返品',
    Review: 'レビュー|口コミ',
    Room: '客室|宿泊|部屋',
    Sample: 'サンプル',
    Store: '店舗',
    Table: '席(?!を立)',
    Ticket: 'チケット',
    Tour: '見学',
    Trial: '体験|お試し',
    GiftVoucher: 'ギフト',
  },
  filler: 'を|に|の|する|して|ください|は|が|無料|今すぐ|こちら|お|ご|フォーム',
}

/** Japanese */
export const ja: Language = { buttons, fields, labels, topics, intents, trust, texts }

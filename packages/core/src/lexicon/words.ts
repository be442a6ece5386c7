/**
 * What one language says for each meaning: alternatives of a regular expression, in texts that are folded by `plain`. How they
 * stand in a text is the same for all languages: see `lexicon.ts`.
 */
export interface Words {
  /** Its words stand apart: a match begins where a word does. In Chinese, Japanese and Korean it may begin anywhere. */
  isUnspaced?: true
  /** Its most frequent short words, which tell that a text is written in it; none where its script tells. */
  frequent?: string
  /** It deletes, ends, calls off or takes back. */
  deletes?: string
  /** It pays or orders, or binds to something: it gives, transfers, bids, signs, takes money out. */
  pays?: string
  /** Beside a button: nothing brings back what it does. */
  final?: string
  /** Beside a button: it binds to something, or money will be taken. */
  binds?: string
  /** What somebody owns or has put in: a verb with it that only looks is among the others, and every other one moves it. */
  wealth?: string
  /** It sends, or goes on, and says no more than that. */
  sends?: string
  /** It does something beside: keeps a draft, takes a voucher, shows one more row, says no, goes back. */
  beside?: string
  /** It puts the thing of its form into the cart, which "add" alone does not say. */
  fillsCart?: string
  /** Another way in than the fields of the form, a help with one of them, or a language. */
  otherWay?: string
  /** It lets somebody in who has an account. */
  signsIn?: string
  /** It makes an account. */
  signsUp?: string
  /** It puts an address on a list. */
  subscribes?: string
  /** It takes an address off a list, or ends a subscription: harmless where that is of mailings. */
  unsubscribes?: string
  /** What is sent to everybody on a list, for nothing. */
  mailings?: string
  /** It only looks, or tells how: words that a name begins with, in languages that put them there. What it looks at may be called anything. */
  reads?: string
  /** Joins a second verb, so that the first tells nothing of it; wherever there are `reads`. */
  joins?: string
  /** What a page only shows things by, such as filters: taking it away, or a thing from a list of favourites, loses nothing. */
  views?: string
  /** It asks something, shows something, or writes to somebody: it does so under any heading and beside any price. */
  asks?: string
  /** The first word of what may send, and often is for a part of the form only. */
  minor?: string
  /** The whole name of what gives the form up: cancels, closes or puts it off, or goes back. */
  cancels?: string
  /** The first word of what leaves the form, or empties it. */
  leaves?: string
  /** What is closed for good, where it is an account that is closed. */
  accounts?: string
  /** What only a person reads off a picture, or answers to show that they are one. */
  captcha?: string
  /** A code that was sent, or that an app shows. */
  code?: string
  password?: string
  /** A card, a bank account, and what proves that they are one's own. */
  card?: string
  /** A label that tells a person to leave the field as it is. */
  trap?: string
  /** Not, never: before "leave empty", it asks to fill the field in. */
  negates?: string
  /** It is left alone for one case only. */
  condition?: string
  /** Who fills what people leave alone, and who does not: "Leave blank if you are human" is no condition. */
  beings?: string
  /**
   * Thanks, and what is told by a noun: whole words, and those of five letters or more stand for all that begin with them. Who is thanked
   * may still have to do something.
   */
  thanks?: string
  /** Sent, received, done: the same, where it can only be told of what is over. */
  done?: string
  /**
   * What stands beside them and says neither: articles, forms of to be, who, when; and that something was saved, for a draft is as well. No
   * word tells of a failure.
   */
  neutral?: string
}

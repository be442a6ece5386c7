/** What is wrong with a selector, and where: an index into the text. */
export class SelectorFault extends Error {
  readonly position: number

  constructor(reason: string, position: number) {
    super(reason)
    this.name = 'SelectorFault'
    this.position = position
  }
}

/** Reads the tokens of CSS that selectors are made of (https://drafts.csswg.org/css-syntax/), front to back. */
export class SelectorLexer {
  at = 0
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  /** The character ahead; empty at the end. */
  get next(): string {
    return this.text[this.at] ?? ''
  }

  /** @returns whether there was any white space */
  skipSpace(): boolean {
    const start = this.at
    while (SPACE.test(this.next)) this.at++
    return this.at > start
  }

  /** Takes the text when it stands ahead. */
  take(text: string): boolean {
    if (!this.text.startsWith(text, this.at)) return false
    this.at += text.length
    return true
  }

  expect(text: string, reason: string): void {
    if (!this.take(text)) this.fail(reason)
  }

  fail(reason: string, position = this.at): never {
    throw new SelectorFault(reason, position)
  }

  /** @returns the identifier ahead as written; escapes stay as they are */
  identifier(what: string): string {
    const start = this.at
    if (this.next === '-') this.at++
    if (!this.nameStart() && !(this.next === '-' && this.at > start && this.take('-'))) {
      const found =
        this.text[start] === undefined ? 'the end' : `"${String.fromCodePoint(this.text.codePointAt(start)!)}"`
      this.fail(`${what} was expected, ${found} was found.`, start)
    }
    while (this.nameCharacter()) {}
    return this.text.slice(start, this.at)
  }

  /** Takes a string in quotes. */
  string(): void {
    const start = this.at
    const quote = this.next
    this.at++
    while (this.next !== quote) {
      if (this.next === '') this.fail('The string is not closed.', start)
      if (NEWLINE.test(this.next)) this.fail('A string must not hold a line break.')
      this.at += this.next === '\\' ? 2 : 1
    }
    this.at++
  }

  private nameStart(): boolean {
    return this.takeLetter(NAME_START) || this.escape()
  }

  private nameCharacter(): boolean {
    return this.takeLetter(NAME) || this.escape()
  }

  private takeLetter(letters: RegExp): boolean {
    const code = this.text.codePointAt(this.at)
    if (code === undefined) return false
    const letter = String.fromCodePoint(code)
    if (!letters.test(letter)) return false
    this.at += letter.length
    return true
  }

  private escape(): boolean {
    if (this.next !== '\\') return false
    const after = this.text[this.at + 1]
    if (after === undefined || NEWLINE.test(after)) this.fail('A backslash must stand before a character.')
    this.at++
    const digits = HEX.exec(this.text.slice(this.at, this.at + 6))?.[0].length ?? 0
    if (digits === 0) this.at += String.fromCodePoint(this.text.codePointAt(this.at)!).length
    else {
      this.at += digits
      if (SPACE.test(this.next)) this.at++
    }
    return true
  }
}

const SPACE = /^[ \t\n\r\f]/
const NEWLINE = /^[\n\r\f]/
const HEX = /^[\da-f]{1,6}/i
/** Letters of other scripts from U+00C0 on: what both the older and the newer definition of an identifier allow. */
const NAME_START =
  /^[A-Za-z_\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u037d\u037f-\u1fff\u2c00-\u2fef\u3001-\ud7ff\u{10000}-\u{10ffff}]$/u
const NAME =
  /^[\w\u00b7\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u037d\u037f-\u1fff\u2c00-\u2fef\u3001-\ud7ff\u{10000}-\u{10ffff}-]$/u

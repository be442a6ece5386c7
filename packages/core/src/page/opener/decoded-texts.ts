/** Texts that one value holds: itself, without its percent encoding, and what is written in base64 in it. */
export function decodedTexts(value: string): string[] {
  const plain = percentDecoded(value)
  const encoded = plain.match(/[A-Za-z0-9+/]{12,2000}={0,2}/g) ?? []
  const decoded = encoded.slice(0, 5).flatMap((text) => base64Decoded(text) ?? [])
  return [...new Set([value, plain, ...decoded])]
}

function percentDecoded(value: string): string {
  if (!value.includes('%')) return value
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** Undefined for what does not come to plain characters: most words could be base64. */
function base64Decoded(text: string): string | undefined {
  let bits = 0
  let held = 0
  let decoded = ''
  for (const character of text.replace(/=+$/, '')) {
    held = (held << 6) | ALPHABET.indexOf(character)
    bits += 6
    if (bits < 8) continue
    bits -= 8
    const code = (held >> bits) & 255
    if (code < 32 || code > 126) return undefined
    decoded += String.fromCharCode(code)
  }
  return decoded
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

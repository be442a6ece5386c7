/**
 * JSON to paste, also inside a `<script>` element: `<` cannot close it and the two line separators are spelled out
 * (https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements).
 */
export function jsonCode(value: unknown): string {
  return JSON.stringify(value, null, 2)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

/** A complete JSON-LD block. */
export function jsonLdBlock(value: unknown): string {
  return `<script type="application/ld+json">\n${jsonCode(value)}\n</script>`
}

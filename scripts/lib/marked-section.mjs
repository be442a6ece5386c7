/**
 * A document with other lines between `<!-- name -->` and `<!-- /name -->`.
 * @param {string} document
 * @param {string} name
 * @param {string} lines
 * @throws {Error} when the document has no such marks
 */
export function replaceSection(document, name, lines) {
  const start = document.indexOf(`<!-- ${name} -->`)
  const end = document.indexOf(`<!-- /${name} -->`)
  if (start < 0 || end < start) throw new Error(`A page of docs/ has lost its marks for ${name}`)
  return `${document.slice(0, start)}<!-- ${name} -->\n${lines}\n${document.slice(end)}`
}

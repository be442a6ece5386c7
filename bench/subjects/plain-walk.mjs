/**
 * One walk over a document of domhandler, without recursion: looks at every element's name, collects links, headings and
 * controls, and counts text.
 * @param {import('domhandler').Document} document
 */
export function plainWalk(document) {
  let text = 0
  const found = []
  /** @type {import('domhandler').ChildNode[]} */
  const stack = [...document.children].reverse()
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.type === 'text') text += /** @type {import('domhandler').Text} */ (node).data.length
    if (!('children' in node)) continue
    const { name } = /** @type {import('domhandler').Element} */ (node)
    if (looked.has(name)) found.push(node)
    for (let index = node.children.length - 1; index >= 0; index--) {
      const child = node.children[index]
      if (child) stack.push(child)
    }
  }
  return text + found.length
}

const looked = new Set(['a', 'form', 'input', 'select', 'textarea', 'button', 'label', 'p', 'h1', 'h2', 'h3', 'h4'])

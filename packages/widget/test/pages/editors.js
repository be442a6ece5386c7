import { registerRichText } from '@lexical/rich-text'
import { $getRoot, createEditor as createLexical } from 'lexical'
import { schema } from 'prosemirror-schema-basic'
import { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import Quill from 'quill'
import { createElement as h, useState } from 'react'
import { createRoot } from 'react-dom/client'
import Select from 'react-select'
import { createEditor, Node } from 'slate'
import { Editable, Slate, withReact } from 'slate-react'

// Editors that draw from a model of their own. What is sent is the model: `?lexical`, `?slate` and so on.

const app = document.getElementById('app')
app.innerHTML = '<form id="f"><div id="host"></div><button>Send</button></form><output></output>'
const host = document.getElementById('host')
document.getElementById('f').onsubmit = (event) => {
  event.preventDefault()
  fetch('/taken', { method: 'POST' })
  window.sent = [...(window.sent ?? []), window.model()]
  document.querySelector('output').textContent = window.sent[1] ? 'Thanks again' : 'Thank you'
}

const editors = {
  lexical() {
    host.innerHTML = '<div id="text" contenteditable="true" aria-label="Text"></div>'
    const editor = createLexical({ onError: (error) => (window.broken = String(error)) })
    editor.setRootElement(host.firstChild)
    registerRichText(editor)
    window.model = () => editor.getEditorState().read(() => $getRoot().getTextContent())
  },
  slate() {
    function Text() {
      const [editor] = useState(() => withReact(createEditor()))
      window.model = () => editor.children.map((node) => Node.string(node)).join('\n')
      return h(
        Slate,
        { editor, initialValue: [{ type: 'paragraph', children: [{ text: '' }] }] },
        h(Editable, { id: 'text', 'aria-label': 'Text' }),
      )
    }
    createRoot(host).render(h(Text))
  },
  prosemirror() {
    const view = new EditorView(host, {
      state: EditorState.create({ schema }),
      attributes: { id: 'text', 'aria-label': 'Text' },
    })
    window.model = () => view.state.doc.textBetween(0, view.state.doc.content.size, '\n')
  },
  quill() {
    const quill = new Quill(host, {})
    quill.root.id = 'text'
    window.model = () => quill.getText()
  },
  // What hears nothing but the input event.
  plain() {
    host.innerHTML = '<div id="text" contenteditable="true" aria-label="Text"><p>old</p></div>'
    let text = 'old'
    host.oninput = () => {
      text = host.innerText
    }
    window.model = () => text
  },
  // Takes what a person types, and draws nothing but its model.
  model() {
    host.innerHTML = '<div id="text" contenteditable="true" aria-label="Text"></div>'
    let text = ''
    host.addEventListener('beforeinput', (event) => {
      event.preventDefault()
      if (event.inputType === 'insertText') text = event.data
      if (event.inputType.startsWith('delete')) text = ''
      setTimeout(() => (host.firstChild.textContent = text))
    })
    window.model = () => text
  },
  // Throws away whatever comes.
  deaf() {
    host.innerHTML = '<div id="text" contenteditable="true" aria-label="Text"></div>'
    const clear = () => {
      if (host.innerText.trim()) host.firstChild.textContent = ''
    }
    new MutationObserver(clear).observe(host, {
      childList: true,
      subtree: true,
      characterData: true,
    })
    window.model = () => ''
  },
  select() {
    const fruits = ['Apple', 'Banana', 'Pineapple'].map((value) => ({ value, label: value }))
    function Fruit() {
      const [fruit, setFruit] = useState(null)
      window.model = () => fruit?.value
      return h(Select, {
        inputId: 'text',
        'aria-label': 'Fruit',
        options: fruits,
        value: fruit,
        onChange: setFruit,
        isClearable: location.search.includes('clearable'),
        menuPortalTarget: document.body,
      })
    }
    createRoot(host).render(h(Fruit))
  },
}
editors[location.search.slice(1).split('-')[0]]()

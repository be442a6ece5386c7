import { createElement as h } from 'react'

/** A group of controlled radio buttons, each in its label. */
export function radios(name, values, chosen, choose) {
  return values.map((value) =>
    h('label', { key: value }, [
      h('input', {
        key: value,
        type: 'radio',
        name,
        value,
        checked: chosen === value,
        onChange: () => choose(value),
      }),
      value,
    ]),
  )
}

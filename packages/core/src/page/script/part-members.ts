import { attribute, type HtmlNode } from '../../html/node.ts'
import { change, type Machine } from './machine.ts'
import { isThing, textValue, unknown, type Value } from './value.ts'

type Part = { part: 'style' | 'classList' | 'dataset'; node: HtmlNode }

/** What `style`, `classList` or `dataset` of an element say by name; undefined for what may be a method. */
export function partMember({ part, node }: Part, name: string): Value {
  if (part === 'dataset') return attribute(node, `data-${hyphened(name)}`)
  if (part === 'classList') return name === 'length' ? classesOf(node).length : undefined
  return ['setProperty', 'removeProperty', 'getPropertyValue'].includes(name)
    ? undefined
    : styleOf(node, hyphened(name))
}

export function callPart(machine: Machine, { part, node }: Part, name: string, args: readonly Value[]): Value {
  const [first = '', second] = args.map(textValue)
  if (part === 'style') {
    if (name === 'setProperty') change(machine, node, { does: 'style', name: first, value: second })
    else if (name === 'removeProperty') change(machine, node, { does: 'style', name: first, value: '' })
    else if (name === 'getPropertyValue') return styleOf(node, first)
    return undefined
  }
  if (part === 'dataset') return unknown()
  const has = (each: string): boolean => classesOf(node).includes(each)
  const set = (each: string, to: boolean | undefined): void => change(machine, node, { does: 'class', name: each, to })
  if (name === 'contains') return has(first)
  if (name === 'toggle') {
    const forced = args.length > 1 ? (isThing(args[1]) ? undefined : Boolean(args[1])) : !has(first)
    set(first, forced)
    return forced ?? unknown()
  }
  if (name === 'replace' && second !== undefined) {
    set(first, false)
    set(second, true)
    return undefined
  }
  if (name === 'add' || name === 'remove')
    for (const each of args) if (typeof each === 'string') set(each, name === 'add')
  return undefined
}

export function setPart(machine: Machine, { part, node }: Part, name: string, value: Value): void {
  if (part === 'dataset') {
    change(machine, node, { does: 'attribute', name: `data-${hyphened(name)}`, value: textValue(value) })
  } else if (part === 'style') {
    if (name === 'cssText') setStyle(machine, node, value)
    else change(machine, node, { does: 'style', name: hyphened(name), value: textValue(value) })
  }
}

/** A whole style attribute at once. */
export function setStyle(machine: Machine, node: HtmlNode, value: Value): void {
  for (const declaration of (textValue(value) ?? '').split(';').slice(0, 50)) {
    const [name = '', set] = declaration.split(':')
    if (set !== undefined) change(machine, node, { does: 'style', name: name.trim().toLowerCase(), value: set.trim() })
  }
}

export function classesOf(node: HtmlNode): string[] {
  return (attribute(node, 'class') ?? '').split(/\s+/).filter((name) => name !== '')
}

/** The value of a property in the element's own style; empty where it has none. */
export function styleOf(node: HtmlNode, name: string): string {
  const style = attribute(node, 'style')?.slice(0, 2000) ?? ''
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':')
    if (declaration.slice(0, colon).trim().toLowerCase() === name) {
      return declaration
        .slice(colon + 1)
        .replace('!important', '')
        .trim()
        .toLowerCase()
    }
  }
  return ''
}

function hyphened(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

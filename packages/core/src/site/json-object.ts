/** A parsed JSON object. Read its members with `member`, never by name: names such as `__proto__` are data here. */
export type JsonObject = { readonly [name: string]: unknown }

/** 1 MiB, as everything that is probed; and far deeper than any document of its kind. */
const LIMITS = { length: 1_048_576, depth: 200 }

/** Reads a JSON object from a body that may be hostile: bounded in size and depth. Never throws. */
export function readJsonObject(body: string): { object: JsonObject } | { fault: string } {
  if (body.length > LIMITS.length) return { fault: 'It is larger than 1 MiB.' }
  const text = body.replace(/^\uFEFF/, '')
  if (text.trim() === '') return { fault: 'It is empty.' }
  if (isTooDeep(text)) return { fault: `Its JSON is nested deeper than ${LIMITS.depth} levels.` }
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? { object: value } : { fault: 'Its JSON is not an object.' }
  } catch {
    return { fault: 'It is not valid JSON.' }
  }
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An own member; what the object inherits is not there. */
export function member(object: JsonObject, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined
}

/** An own member that is text other than blanks, outer blanks removed. */
export function textMember(object: JsonObject, name: string): string | undefined {
  const value = member(object, name)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

export function arrayMember(object: JsonObject, name: string): readonly unknown[] | undefined {
  const value = member(object, name)
  return Array.isArray(value) ? value : undefined
}

export function objectMember(object: JsonObject, name: string): JsonObject | undefined {
  const value = member(object, name)
  return isObject(value) ? value : undefined
}

/** Counts brackets outside strings, so that no deep structure is ever built. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let inString = false
  for (let index = 0; index < text.length; index++) {
    const sign = text[index]
    if (inString) {
      if (sign === '\\') index++
      else if (sign === '"') inString = false
    } else if (sign === '"') inString = true
    else if (sign === '{' || sign === '[') {
      if (++depth > LIMITS.depth) return true
    } else if (sign === '}' || sign === ']') depth--
  }
  return false
}

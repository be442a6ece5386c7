import { generatedNamePatterns, maybeGenerated, stateClassWords } from '../standards/generated-names.ts'

/** Whether a name looks chosen by a person rather than made by a build. */
export function isDurable(name: string): boolean {
  return !maybeGenerated.test(name) || !generatedNamePatterns.some((pattern) => pattern.test(name))
}

/** The same for a class. A class that describes the element's current state is not durable. */
export function isDurableClass(name: string): boolean {
  return /^[a-z][a-z0-9_-]{2,40}$/i.test(name) && !stateClassWords.includes(name) && isDurable(name)
}

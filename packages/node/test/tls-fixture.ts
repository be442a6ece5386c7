import { readFileSync } from 'node:fs'

/** A key or certificate of `fixtures/tls`. */
export function pem(name: string): string {
  return readFileSync(new URL(`./fixtures/tls/${name}.pem`, import.meta.url), 'utf8')
}

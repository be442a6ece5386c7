import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createSecureContext, type SecureContext } from 'node:tls'

/** What our own proxy shows to our own browser in the place of every https site. */
export interface BrowserCertificate {
  secureContext: SecureContext
  /** Of its public key, as `--ignore-certificate-errors-spki-list` takes it. */
  fingerprint: string
}

let made: BrowserCertificate | undefined

/**
 * One for this process, made at its first use and never written down: the browser takes it for every name, and nothing
 * else does. Certificates of sites are checked where the connections to them are opened.
 */
export function browserCertificate(): BrowserCertificate {
  made ??= create()
  return made
}

function create(): BrowserCertificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' })
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const fingerprint = createHash('sha256').update(spki).digest('base64')
  return { secureContext: createSecureContext({ key, cert: selfSigned(spki, privateKey) }), fingerprint }
}

// Node has no call that makes a certificate. This is the least that RFC 5280 §4.1 allows: version 1, no extensions.

function selfSigned(spki: Buffer, key: KeyObject): string {
  const algorithm = sequence(ecdsaWithSha256)
  const name = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from('Operable browser proxy')))))
  const validity = sequence(utcTime('700101000000Z'), utcTime('491231235959Z'))
  const content = sequence(der(0x02, Buffer.from([1])), algorithm, name, validity, name, spki)
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, key))
  const body = sequence(content, algorithm, signature).toString('base64')
  return `-----BEGIN CERTIFICATE-----\n${body.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`
}

const ecdsaWithSha256 = der(0x06, Buffer.from('2a8648ce3d040302', 'hex'))
const commonName = der(0x06, Buffer.from('550403', 'hex'))

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, ...parts)
}

function utcTime(text: string): Buffer {
  return der(0x17, Buffer.from(text))
}

/** Tag, length, value (X.690 §8.1); values here are shorter than 64 KiB. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const value = Buffer.concat(parts)
  const size = value.length
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff]
  return Buffer.concat([Buffer.from([tag, ...length]), value])
}

/**
 * Last labels (or endings) of names that cannot be a public website: special-use names of the IANA registry (RFC 6761,
 * 6762, 7686, 8375, 9476), names reserved for inside use (ICANN `.internal`) and the usual local ones. Data only.
 */
export const specialUseEndings: readonly string[] = [
  'alt',
  'arpa',
  'corp',
  'home',
  'i2p',
  'internal',
  'intranet',
  'invalid',
  'lan',
  'local',
  'localdomain',
  'localhost',
  'mail',
  'onion',
  'private',
  'svc',
  'test',
]

/** Those of them that no allowance opens: no DNS has them, or they lead to the metadata of a cloud. */
export const unreachableEndings: readonly string[] = ['alt', 'google.internal', 'i2p', 'invalid', 'onion']

// Address blocks that `ipaddr.js` calls ordinary although nobody's public website lives there. Data only.

/** Refused without exception, also where private addresses are allowed: metadata services of clouds, and what cannot be a host. */
export const neverAllowedBlocks: readonly string[] = [
  '169.254.0.0/16', // link-local: instance and task metadata of most clouds
  '168.63.129.16/32', // Azure platform (WireServer), publicly numbered
  '100.100.100.200/32', // Alibaba Cloud metadata, inside the shared address space
  '192.0.0.192/32', // Oracle Cloud metadata
  'fd00:ec2::254/128', // AWS metadata
  'fd20:ce::254/128', // Google Cloud metadata
  'fe80::/10', // link-local
]

/** Refused as not public, beside every range that `ipaddr.js` does not call unicast. */
export const notPublicBlocks: readonly string[] = [
  '2001::/23', // IETF protocol assignments, Teredo among them (RFC 2928)
  '2001:db8::/32', // documentation (RFC 3849)
  '2002::/16', // 6to4: carries any IPv4 address (RFC 3056)
  '2620:4f:8000::/48', // AS112 (RFC 7534)
  '3fff::/20', // documentation (RFC 9637)
]

/** The only IPv6 space that is handed out for the public internet (IANA); refuses the embedded forms outside it as well. */
export const publicIpv6Block = '2000::/3'

/** Ranges by their `ipaddr.js` name that `allowPrivate: true` opens. */
export const privateRanges: ReadonlySet<string> = new Set([
  'loopback',
  'private',
  'carrierGradeNat',
  'uniqueLocal',
  'unspecified',
])

/**
 * Query parameters that name a visit, not a page. Without them one page has one address.
 * Sources: the parameter lists of the vendors' own documentation (Google Analytics and Ads, Meta, Microsoft Advertising,
 * Mailchimp, HubSpot, Marketo, Matomo) and the session defaults of PHP, Java servlets, ASP, ColdFusion and osCommerce.
 */
export const droppedParameters: ReadonlySet<string> = new Set([
  // Click and campaign identifiers
  ...['gclid', 'gclsrc', 'dclid', 'gbraid', 'wbraid', 'gad_source', 'gad_campaignid', '_ga', '_gl', 'srsltid'],
  ...['fbclid', 'igshid', 'msclkid', 'yclid', 'ymclid', 'twclid', 'ttclid', 'li_fat_id', 'epik', 'rdt_cid', 's_kwcid'],
  ...['mc_cid', 'mc_eid', 'mkt_tok', '_hsenc', '_hsmi', 'hsctatracking', '__hssc', '__hstc', '__hsfp', 'vero_id'],
  ...['_kx', 'oly_anon_id', 'oly_enc_id', 'wickedid', 'ref_src', 'ref_url', 'trk', 'zanpid', 'irclickid', 'cjevent'],
  // Sessions
  ...['phpsessid', 'jsessionid', 'sessionid', 'session_id', 'session-id', 'sessid', 'sid', 'cfid', 'cftoken'],
  ...['oscsid', 'zenid', 'xtcsid', 'aspsessionid', 'asp.net_sessionid', 'viewstate', '__viewstate'],
])

/** Beginnings of such names. */
export const droppedParameterPrefixes: readonly string[] = [
  'utm_',
  'mtm_',
  'matomo_',
  'pk_',
  'piwik_',
  'hsa_',
  'aspsessionid',
]

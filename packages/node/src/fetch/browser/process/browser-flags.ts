/**
 * The name by which the browser knows its proxy. It exists only in the browser's own resolver rules, in which every
 * other name and every literal address is unknown: without the proxy the browser cannot open a connection at all.
 */
export const proxyHost = 'browser-proxy.invalid'

/**
 * Where Chromium asks what the fields of a form are, on its own account and about every page with one. It cannot be told not
 * to, but where: the proxy answers that there is nothing.
 */
export const autofillHost = 'autofill.invalid'

/** JavaScript heap of one page, in MiB; beyond it the page crashes, not the machine. */
const heapMiB = 512

/**
 * What Chromium leaves out. Playwright's own list comes first, because a second `--disable-features` replaces the one
 * before it. The two popups of the address bar are pages that Chromium prepares for each window, and the spare renderer is a
 * process for a page that does not come: nobody sees them, and they take more processor time than the page itself.
 */
export const disabledFeatures: readonly string[] = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
]

/**
 * Command line of Chromium, on top of what Playwright passes (no first run, no sync, no component update, no background
 * networking, no extensions).
 */
export const browserFlags: readonly string[] = [
  '--disable-gpu',
  `--disable-features=${disabledFeatures.join()}`,
  // Chromium goes direct to loopback, *.localhost and link-local addresses, proxy or not, unless this rule says otherwise
  // (chromium/src/net/docs/proxy.md, "Implicit bypass rules").
  '--proxy-bypass-list=<-loopback>',
  // What belongs to no page (updates, hints) has no way out at all: each page has a proxy of its own.
  `--proxy-server=http://${proxyHost}:1`,
  `--host-resolver-rules=MAP ${proxyHost} 127.0.0.1, MAP * ~NOTFOUND`,
  // Ways around an HTTP proxy: QUIC, and the UDP of WebRTC.
  '--disable-quic',
  // Chrome and Chromium read the second switch, headless shell the first; measured in Chromium 156.
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--dns-prefetch-disable',
  '--no-pings',
  `--autofill-server-url=http://${autofillHost}/`,
  `--js-flags=--max-old-space-size=${heapMiB}`,
]

/** Playwright's defaults that a page which nobody trusts should not have. */
export const refusedDefaultFlags: readonly string[] = ['--disable-popup-blocking', '--disable-ipc-flooding-protection']

/**
 * A bookmark that opens the inspector on the page that is open. A page whose policy keeps other scripts out keeps this
 * one out too, and says so.
 *
 * @param baseUrl of the service, without a slash at its end
 * @param websiteId absent: what was found can be looked at, and not be handed over
 */
export function inspectorBookmarklet(baseUrl: string, websiteId?: string): string {
  const options = JSON.stringify({ server: baseUrl, ...(websiteId !== undefined && { websiteId }) })
  const file = JSON.stringify(`${baseUrl}/operable-inspector.js`)
  const code = `void import(${file}).then(m=>m.mountInspector(${options})).catch(e=>alert(${JSON.stringify(REFUSED)}+e))`
  return `javascript:${encodeURI(code)}`
}

const REFUSED =
  'The inspector could not be loaded. Where the Content-Security-Policy of a page keeps it out, put data-inspect on the script tag instead. '

/** The inspector of one version, at an address below the service where it never changes. */
export interface InspectorFile {
  /** Without a slash before it. */
  path: string
  /** https://www.w3.org/TR/SRI/ */
  integrity: string
}

export interface BookmarkletOptions {
  /** Absent: what was found can be looked at, and not be handed over. */
  websiteId?: string
  /** Absent: whatever the service has when the bookmark is clicked. */
  file?: InspectorFile | undefined
}

/**
 * A bookmark that opens the inspector on the page that is open. A page whose policy keeps other scripts out keeps this
 * one out too, and says so.
 *
 * @param baseUrl of the service, without a slash at its end
 */
export function inspectorBookmarklet(baseUrl: string, { websiteId, file }: BookmarkletOptions = {}): string {
  const options = JSON.stringify({ server: baseUrl, ...(websiteId !== undefined && { websiteId }) })
  const address = JSON.stringify(`${baseUrl}/${file?.path ?? 'operable-inspector.js'}`)
  const check = file ? `(${CHECKED})(${address},${JSON.stringify(file.integrity)}).then(()=>import(${address}))` : ''
  const load = check || `import(${address})`
  const open = `${load}.then(m=>m.mountInspector(${options})).catch(e=>alert(${JSON.stringify(REFUSED)}+e))`
  // In a drawing or a feed nothing that is made is an element of HTML: no file loads, and none tells that it does not.
  const code = `void(document.createElement("a")instanceof HTMLElement?${open}:alert(${JSON.stringify(NO_PAGE)}))`
  return `javascript:${encodeURI(code)}`
}

/**
 * Loads a module when it has this integrity, so that `import()`, which knows none, gets that one: by a preload, and in
 * WebKit, which does not look at the integrity of a preload, by an element of its own. The widget's script does the same.
 */
const CHECKED =
  '(u,integrity)=>new Promise((onload,n)=>{' +
  'const w=/^Apple/.test(navigator.vendor),e=document.createElement(w?"script":"link");' +
  'const onerror=()=>n("The file is missing, or is not the one that this bookmark was made for.");' +
  'Object.assign(e,w?{type:"module",src:u}:{rel:"modulepreload",href:u},{integrity,crossOrigin:"",onload,onerror});' +
  '(document.head||document.documentElement).append(e)})'

const NO_PAGE = 'The inspector only works on HTML pages.'

const REFUSED =
  'The inspector could not be loaded. If the Content-Security-Policy of the page blocks it, add data-inspect to the script tag instead. '

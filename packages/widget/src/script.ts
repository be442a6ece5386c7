// The classic script of `<script async src=".../operable.js" data-website="ID">`: one widget at `window.operable`, set
// up by the attributes of its own tag. Nothing here throws into the page.
import { currentScript, rootElement } from './natives.ts'
import type { LoadExecutor } from './runs.ts'
import { type Part, partLoader } from './site/load-part.ts'
import { serviceUrl } from './site/service-url.ts'
import { whenLoaded } from './site/when-loaded.ts'
import type { Widget } from './types.ts'
import { widgetWith } from './widget-with.ts'

const tags = [...(rootElement(document)?.querySelectorAll<HTMLScriptElement>('script[data-website]') ?? [])]
// A module does not know its tag (https://html.spec.whatwg.org/#dom-document-currentscript); it looks for it.
const tag = (currentScript(document) as HTMLScriptElement | null) ?? tags.find(({ src }) => /operable\.js/.test(src))

try {
  start()
} catch (error) {
  console.warn('Operable could not start.', error)
}

function start(): void {
  const data = (name: string): string | undefined => tag?.getAttribute(`data-${name}`) ?? undefined
  const isOff = (name: string): boolean => /^(off|false)$/.test(data(name) ?? '')
  const isOn = (name: string): boolean => data(name) !== undefined && !isOff(name)
  const websiteId = data('website')
  if (!tag || !websiteId) return console.warn('Operable found no script tag of its own with a data-website attribute.')
  // An element with the id `operable` is found by that name on window too, but it is none of its own properties.
  const taken = Object.getOwnPropertyDescriptor(window, 'operable')
  // A page may have the tag of a website twice: then one widget, with what each of them adds.
  if (taken && (taken.value as Widget | undefined)?.websiteId !== websiteId)
    return console.warn(`Operable: window.operable is already taken, so the tag of website ${websiteId} does nothing.`)
  const address = new URL(tag.src || location.href)
  const poll = data('poll')
  const language = data('language')
  const server = serviceUrl(data('server') ?? addressAbove(address))
  const load = partLoader(tag, address)
  const loadExecutor: LoadExecutor = async (priority) => {
    const executor = await load<typeof import('./executor-part.ts')>('executor', priority)
    return executor.executorBy(load, executor, language)
  }
  const widget: Widget =
    taken?.value ??
    widgetWith(
      loadExecutor,
      {
        websiteId,
        server,
        ...(poll && Number(poll) >= 0 && { pollMs: Number(poll) }),
        webMcp: !isOff('web-mcp'),
        preload: isOn('preload'),
      },
      () => load('agents'),
    )
  if (!taken) {
    Object.defineProperty(window, 'operable', { value: widget, configurable: true, enumerable: true })
    // A tag that comes later may begin anew.
    widget.on('close', () => void Reflect.deleteProperty(window, 'operable'))
  }
  const show = <Exports>(
    part: Part,
    mount: (exports: Exports) => (() => void) | Promise<() => void>,
    isWanted: boolean,
  ): void => {
    const showNow = async (): Promise<void> => {
      const remove = await mount(await load<Exports>(part))
      widget.on('close', remove)
    }
    if (isWanted) whenLoaded(() => void showNow().catch(console.warn))
  }
  // A link of the console opens the panel on one tool, or the inspector to pick another element for it.
  const isAsked = (what: string, part: string): boolean =>
    isOn(part) || (location.hash.includes(`operable-${what}=`) && !isOff(part))
  show(
    'panel',
    async ({ mountPanel, speechFor }: typeof import('./panel/panel.ts')) =>
      mountPanel(widget, await speechFor(load, language)),
    isAsked('try', 'panel'),
  )
  show(
    'inspector',
    ({ mountInspector }: typeof import('./inspector/inspector.ts')) => mountInspector({ server, websiteId }),
    isAsked('pick', 'inspect'),
  )
}

/** The service has the script at `/operable.js` and `/w/{version}/operable.js`. */
function addressAbove({ origin, pathname }: URL): string {
  return origin + pathname.replace(/(\/w\/[^/]+)?\/[^/]*$/, '')
}

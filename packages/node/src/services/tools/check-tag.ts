import { blockingDirective, type PolicyRequest } from '@operable/core/site'
import type { PageView } from '../../analysis/page-view.ts'
import type { FetchResponse, PageFetcher } from '../../contracts/page-fetcher.ts'
import type { TagCheck, TagProblem } from '../../contracts/tools.ts'
import type { Website } from '../../contracts/websites.ts'
import { originsOf } from '../websites/website-document.ts'
import { type PageReading, visitToolPage } from './tool-pages.ts'

const PINNED = /\/w\/([\w-]{12})\/operable\.js$/

const LOOKED_FOR = { policies: 'meta[http-equiv="content-security-policy" i]', tags: 'script[data-website][src]' }

/** The script tag of a page, its address resolved. */
interface Tag {
  websiteId: string
  src: string
  attributes: Record<string, string>
}

/**
 * Reads the homepage of a website, and says whether its script tag is there and what keeps the widget from working.
 * @param service address of this service; absent: that of the tag's script
 * @throws what `visitToolPage` throws
 */
export async function checkTag(reading: PageReading, service: string | undefined): Promise<TagCheck> {
  let answer: FetchResponse | undefined
  const fetch: PageFetcher = async (url, options) => {
    const result = await reading.reader.fetch(url, options)
    if (result.ok) answer = result
    return result
  }
  const { website } = reading
  const own = { ...reading, reader: { ...reading.reader, fetch } }
  const { result } = await visitToolPage(website.url, own, {
    look: { attributes: LOOKED_FOR },
    judge(view): TagCheck {
      const inPage = (view.seen.attributes?.['policies'] ?? []).map(({ content = '' }) => content)
      const policies = [answer?.headers['content-security-policy'] ?? '', ...inPage]
      return judge(view, { website, service, policies })
    },
  })
  return result
}

interface Given {
  website: Website
  service: string | undefined
  policies: readonly string[]
}

function judge(page: PageView, { website, service, policies }: Given): TagCheck {
  const tags = tagsOf(page)
  const tag = tags.find(({ websiteId }) => websiteId === website.id)
  const problems: TagCheck['problems'] = []
  const add = (code: TagProblem, text: string) => problems.push({ code, text })
  if (!originsOf(website.url).includes(new URL(page.url).origin)) {
    add(
      'other_origin',
      `The homepage redirects to ${new URL(page.url).origin}, which is not the address of this website.`,
    )
  }
  if (!tag) {
    const other = tags[0]
    if (other)
      add(
        'other_website',
        `The tag has the ID of another website, ${other.websiteId}. The ID of this one is ${website.id}.`,
      )
    else add('tag_missing', 'The homepage has no script tag. Unless a tag manager adds it, paste the line below.')
    return { page: page.url, found: false, problems }
  }
  const server = tag.attributes['data-server'] ?? service ?? new URL(tag.src).origin
  if (service !== undefined && new URL(server, page.url).origin !== new URL(service).origin) {
    add('other_service', `The tag loads its tools from ${server}, not from this service.`)
  }
  const { nonce, integrity } = tag.attributes
  const blocked = (request: Pick<PolicyRequest, 'kind' | 'url'>) =>
    blockingDirective(policies, { ...request, pageUrl: page.url, nonce, integrity })
  const script = blocked({ kind: 'script', url: tag.src })
  if (script) add('script_blocked', `The page's content security policy blocks the script: ${script}`)
  const list = blocked({ kind: 'connect', url: new URL(`/widget/${website.id}/tools.json`, server).href })
  if (list) add('list_blocked', `The page's content security policy blocks the list of tools: ${list}`)
  const version = PINNED.exec(new URL(tag.src).pathname)?.[1]
  return { page: page.url, found: true, ...(version === undefined ? {} : { version }), problems }
}

/** A tag without an address that can be read loads nothing. */
function tagsOf(page: PageView): Tag[] {
  return (page.seen.attributes?.['tags'] ?? []).flatMap((attributes) => {
    const { src = '', 'data-website': websiteId = '' } = attributes
    const url = URL.parse(src, page.url)
    return url && /^https?:$/.test(url.protocol) ? [{ websiteId, src: url.href, attributes }] : []
  })
}

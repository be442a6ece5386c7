/** Where a comment goes, and in whose name. */
export interface CommentTarget {
  /** Address of the API, such as `https://api.github.com`. */
  api: string
  /** `owner/name` */
  repository: string
  pullRequest: number
  token: string
  /** Tells this comment from those of other jobs. */
  name: string
}

/** What became of the comment. */
export type CommentOutcome = { done: 'created' | 'updated' } | { done: 'refused'; why: string }

/** Characters of a comment at most: the platform takes 65,536. */
export const COMMENT_ROOM = 60_000
/** Pages of comments that are looked through for the one to update, of 100 each. */
const MOST_PAGES = 20

/**
 * Writes one comment on a pull request, and the next time the same one. A token without the right to do so, as on pull requests
 * from forks, is no failure of the build.
 */
export async function writeStickyComment(body: string, target: CommentTarget): Promise<CommentOutcome> {
  const { api, repository, pullRequest, name } = target
  const mark = `<!-- operable: ${name.replace(/-{2,}|[<>]/g, '-')} -->`
  const comments = `${api.replace(/\/$/, '')}/repos/${repository}/issues`
  try {
    const known = await findComment(`${comments}/${pullRequest}/comments`, mark, target)
    const text = JSON.stringify({ body: `${mark}\n${body}` })
    if (known === undefined) await ask(`${comments}/${pullRequest}/comments`, target, { method: 'POST', body: text })
    else await ask(`${comments}/comments/${known}`, target, { method: 'PATCH', body: text })
    return { done: known === undefined ? 'created' : 'updated' }
  } catch (error) {
    return { done: 'refused', why: error instanceof Error ? error.message : String(error) }
  }
}

async function findComment(address: string, mark: string, target: CommentTarget): Promise<number | undefined> {
  for (let page = 1; page <= MOST_PAGES; page++) {
    const found = await ask(`${address}?per_page=100&page=${page}`, target, { method: 'GET' })
    if (!Array.isArray(found)) return undefined
    const own = found.find((each) => typeof each?.body === 'string' && each.body.startsWith(mark))
    if (typeof own?.id === 'number') return own.id
    if (found.length < 100) return undefined
  }
  return undefined
}

async function ask(
  address: string,
  { token }: CommentTarget,
  init: { method: string; body?: string },
): Promise<unknown> {
  const headers = {
    accept: 'application/vnd.github+json',
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'user-agent': 'operable-action',
    'x-github-api-version': '2022-11-28',
  }
  const answer = await fetch(address, { ...init, headers, signal: AbortSignal.timeout(20_000) })
  if (answer.ok) return answer.json()
  await answer.body?.cancel()
  const hint = answer.status === 403 ? ' The job needs the permission “pull-requests: write”.' : ''
  throw new Error(`The API answered ${init.method} with status ${answer.status}.${hint}`)
}

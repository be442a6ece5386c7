import type { Context } from 'hono'
import { createPageContext } from '../../pages/document.ts'
import { renderErrorPage } from '../../pages/error-page.ts'
import { prefersProblem } from '../answer/negotiate.ts'
import { pageAnswer } from '../answer/page-answer.ts'
import type { AppDeps } from '../app-deps.ts'
import type { AppEnv } from '../request/request-env.ts'
import { problemResponse } from './problem.ts'

/** Headers that the page has of its own. */
const PAGE_HEADERS = new Set(['content-type', 'cache-control', 'content-length'])

/**
 * Renders what problem.ts makes of an error as a page: same status, same words, same headers. A program that names JSON
 * gets the problem itself.
 */
export function pageProblems(deps: AppDeps): (error: Error, c: Context<AppEnv>) => Promise<Response> {
  const context = createPageContext(deps.baseUrl)
  return async (error, c) => {
    const problem = problemResponse(error, c.req.raw, deps)
    problem.headers.append('Vary', 'Accept')
    if (prefersProblem(c.req.header('accept') ?? null)) return problem
    const { status, title, detail } = (await problem.json()) as { status: number; title: string; detail: string }
    const headers = Object.fromEntries([...problem.headers].filter(([name]) => !PAGE_HEADERS.has(name)))
    return pageAnswer(renderErrorPage({ status, title, detail, path: c.req.path }, context), status, headers)
  }
}

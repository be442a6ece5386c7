import type { Tool } from '@operable/core/schema'
import { type Failure, failure } from '../flow/run.ts'
import { matches, readyState } from '../natives.ts'
import { search } from './find-target.ts'

/** The document in which a tool's selectors hold: the page's, or that of the tool's frame once it is loaded. */
export function homeOf({ metadata: { frame } }: Pick<Tool, 'metadata'>): Document | Failure {
  if (!frame) return document
  const box = search(frame).find((each) => matches(each, 'iframe,frame')) as HTMLIFrameElement | undefined
  if (!box) return failure('target_not_found', frame)
  const home = box.contentDocument
  if (!home) return failure('cross_origin_frame', `${frame} shows a page of another site, or has a sandbox of its own`)
  return readyState(home) === 'complete' ? home : failure('target_not_found', `${frame} is still loading`)
}

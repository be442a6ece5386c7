import { type FormProof, OperableError } from '@operable/core'
import { compareProofs, proofChangeSentences } from '@operable/core/report'
import type { Context, Hono } from 'hono'
import type { KeyScope } from '../../contracts/keys.ts'
import type { Operable } from '../../contracts/operable.ts'
import type { PictureChoice, ShownProof } from '../../contracts/proofs.ts'
import type { Scan } from '../../contracts/scans.ts'
import { renderProofsPage, type WebsiteProofs } from '../../pages/console/proofs-page.ts'
import type { ProofPicturePaths } from '../../pages/share/proofs.ts'
import { pageAnswer, seeOther } from '../answer/page-answer.ts'
import { clientOf } from '../client/client-key.ts'
import { requireAllowance } from '../client/rate-limit.ts'
import { type AppEnv, pathParameter } from '../request/request-env.ts'
import { action, type Desk, type FormHandler, type PageHandler, refusalOf, signedIn, tell, viewOf } from './desk.ts'

const PATH = '/console/websites/:websiteId'

/** The forms of a website are tried by its owner, and shown. */
export function addProofs(app: Hono<AppEnv>, desk: Desk): void {
  app.post(`${PATH}/prove`, action(desk, tryForms(desk)))
  app.post(`${PATH}/publish-proofs`, action(desk, switchPublishing(desk)))
  app.get(`${PATH}/proofs`, signedIn(desk, showProofs(desk)))
  app.get(`${PATH}/proofs/:picture`, signedIn(desk, showPicture(desk)))
}

/** What the page of a website shows of its forms. */
export async function websiteProofs(operable: Operable, websiteId: string, reportId?: string): Promise<WebsiteProofs> {
  const shown = reportId === undefined ? undefined : await ownProof(operable, { websiteId, reportId })
  const refused = await operable.proofs.requireBrowser().then(
    () => undefined,
    (error: unknown) => ({ code: 'missing_dependency', text: refusalOf(error, ['missing_dependency']) }),
  )
  return { shown, refused }
}

/** Not what another owner of the same address has published. */
async function ownProof(
  { proofs }: Operable,
  { websiteId, reportId }: { websiteId: string; reportId: string },
): Promise<ShownProof | undefined> {
  const shown = await proofs.find(reportId, { kind: 'website', websiteId })
  return shown?.websiteId === websiteId ? shown : undefined
}

function tryForms(desk: Desk): FormHandler {
  const { deps, context } = desk
  const { operable, scanLimit } = deps
  return async (c, visitor, form) => {
    const websiteId = pathParameter(c, 'websiteId')
    const { url } = await operable.websites.get(websiteId)
    const own = visitor.scope.kind === 'website' ? websiteId : undefined
    try {
      requireAllowance(scanLimit.policy, await scanLimit.take(clientOf(c, deps)))
      const answers = form.text('answers') === 'yes'
      const { id } = await operable.scans.start(url, { websiteId: own, prove: true, answers })
      return seeOther(`${context.basePath}/console/websites/${websiteId}/proofs?scan=${id}`)
    } catch (error) {
      const text = refusalOf(error, ['invalid_url', 'forbidden', 'rate_limited', 'missing_dependency'])
      return tell(desk, visitor, { path: `/console/websites/${websiteId}`, tone: 'poor', text })
    }
  }
}

function switchPublishing(desk: Desk): FormHandler {
  return async (c, visitor, form) => {
    const websiteId = pathParameter(c, 'websiteId')
    const publishProofs = form.text('on') === 'yes'
    await desk.deps.operable.websites.patch(websiteId, { publishProofs })
    const text = publishProofs
      ? 'The proofs are published: everyone who opens the report sees them.'
      : 'The proofs are no longer published.'
    return tell(desk, visitor, { path: `/console/websites/${websiteId}#proofs`, tone: 'good', text })
  }
}

function showProofs(desk: Desk): PageHandler {
  const { operable } = desk.deps
  return async (c, visitor) => {
    const websiteId = pathParameter(c, 'websiteId')
    const website = await operable.websites.get(websiteId)
    const reportId = await reportOf(operable, website.url)
    const shown = reportId === undefined ? undefined : await ownProof(operable, { websiteId, reportId })
    const { proofs = [] } = shown?.proof ?? {}
    const pictures = await Promise.all(
      proofs.map((proof, index) => picturesOf(desk, { websiteId, reportId: reportId ?? '' }, { proof, index })),
    )
    const changes = compareProofs(shown?.earlier[0]?.proofs, shown?.proof.proofs)
    const page = {
      ...{ website, shown, pictures },
      changes: changes ? proofChangeSentences(changes) : [],
      scan: await ownScan(operable, c, visitor.scope),
    }
    return pageAnswer(renderProofsPage(page, await viewOf(desk, visitor)))
  }
}

/** The scan that the address names, where it is one for this visitor. */
async function ownScan(operable: Operable, c: Context<AppEnv>, scope: KeyScope): Promise<Scan | undefined> {
  const id = c.req.query('scan')
  if (id === undefined) return undefined
  const scan = await operable.scans.get(id).catch((error: unknown) => {
    if (error instanceof OperableError && error.code === 'scan_not_found') return undefined
    throw error
  })
  const isOwn = scope.kind === 'admin' || scan?.proofs?.websiteIds.includes(scope.websiteId)
  return isOwn ? scan : undefined
}

/** Where the pictures of a form are that were taken as this proof was made. */
async function picturesOf(
  { deps, context }: Desk,
  place: { websiteId: string; reportId: string },
  { proof, index }: { proof: FormProof; index: number },
): Promise<ProofPicturePaths> {
  const path = async (when: PictureChoice['when']) => {
    const picture = await deps.operable.proofs.picture(place, { index, when })
    if (picture?.provedAt !== proof.provedAt) return undefined
    return `${context.basePath}/console/websites/${place.websiteId}/proofs/${index}-${when}.webp`
  }
  const [before, after] = await Promise.all([path('before'), path('after')])
  return { before, after }
}

function showPicture({ deps: { operable } }: Desk): PageHandler {
  return async (c) => {
    const websiteId = pathParameter(c, 'websiteId')
    const [, index, when] = /^(\d{1,4})-(before|after)\.webp$/.exec(c.req.param('picture') ?? '') ?? []
    const { url } = await operable.websites.get(websiteId)
    const reportId = await reportOf(operable, url)
    const picture =
      reportId === undefined || index === undefined
        ? undefined
        : await operable.proofs.picture(
            { websiteId, reportId },
            { index: Number(index), when: when === 'after' ? 'after' : 'before' },
          )
    if (!picture) throw new OperableError('not_found', 'There is no such picture.')
    return new Response(picture.bytes, {
      headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'private, no-store' },
    })
  }
}

/** The id of the report of an address; undefined: it has none. */
async function reportOf({ reports }: Operable, url: string): Promise<string | undefined> {
  try {
    return (await reports.find(url)).id
  } catch (error) {
    if (error instanceof OperableError && error.code === 'no_report') return undefined
    throw error
  }
}

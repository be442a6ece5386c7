import { type Finding, OperableError } from '@operable/core'
import { type Rule, rules } from '@operable/core/findings'
import type { CiResult, CiSite } from '../ci-result.ts'
import { repositoryPath } from './place-text.ts'

/** What GitHub keeps of a file: more would be refused, or cut without a word. */
const MOST = { runs: 20, results: 5_000 }

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json'

/**
 * SARIF 2.1.0 as code scanning takes it: a run with a category of its own for each site. A site that was not measured has
 * none, because a run without results closes all alerts.
 *
 * @param prefix folder of the configuration in the repository, with a final slash; empty at its root
 * @throws OperableError `invalid_config` for more sites than one file may have
 */
export function reportSarif({ sites, version }: CiResult, { prefix }: { prefix: string }): string {
  const measured = sites.filter(({ state }) => state === 'measured')
  if (measured.length > MOST.runs) {
    const why = `A SARIF file takes at most ${MOST.runs} sites, and there are ${measured.length}. Split the configuration.`
    throw new OperableError('invalid_config', why)
  }
  const log = { $schema: SCHEMA, version: '2.1.0', runs: measured.map((site) => runOf(site, { version, prefix })) }
  return `${JSON.stringify(log, null, 2)}\n`
}

interface SarifContext {
  version: string
  prefix: string
}

function runOf(site: CiSite, { version, prefix }: SarifContext): object {
  const repeated = new Map<string, number>()
  const found: { finding: Finding; baselineState: string; reason?: string }[] = [
    ...site.new.map((finding) => ({ finding, baselineState: 'new' })),
    ...site.known.map((finding) => ({ finding, baselineState: 'unchanged' })),
    ...site.notes.map((finding) => ({ finding, baselineState: 'unchanged' })),
    ...site.waived.map(({ finding, reason }) => ({ finding, baselineState: 'unchanged', reason })),
  ]
  return {
    tool: {
      driver: {
        name: 'Operable',
        semanticVersion: version,
        informationUri: 'https://www.npmjs.com/package/@operable/node',
        rules: rules.map(ruleOf),
      },
    },
    automationDetails: { id: `operable/${site.name}/` },
    columnKind: 'utf16CodeUnits',
    results: found.slice(0, MOST.results).map(({ finding, baselineState, reason }) => {
      const { fingerprint } = finding
      const times = (repeated.get(fingerprint) ?? 0) + 1
      repeated.set(fingerprint, times)
      return {
        ...resultOf(finding, prefix),
        baselineState,
        partialFingerprints: { primaryLocationLineHash: `${fingerprint}:${times}` },
        ...(reason === undefined
          ? {}
          : { suppressions: [{ kind: 'external', status: 'accepted', justification: reason }] }),
      }
    }),
  }
}

function ruleOf({ id, title, rule, why, change, severity, about }: Rule): object {
  const help = `${why}\n\nThe rule: ${rule}\n\nWhat to do: ${change}`
  return {
    id,
    name: id,
    shortDescription: { text: title },
    fullDescription: { text: why },
    help: { text: help, markdown: help },
    defaultConfiguration: { level: severity },
    properties: { tags: ['ai-agents', about], 'problem.severity': severity === 'note' ? 'recommendation' : severity },
  }
}

function resultOf({ ruleId, severity, message, place, change }: Finding, prefix: string): object {
  const { file, line = 1, column, page, path, selector } = place
  const region = file === undefined ? { startLine: 1 } : { startLine: line, startColumn: column ?? 1 }
  const uri = file === undefined ? pathOfPage(page) : encodedPath(repositoryPath(file, prefix))
  return {
    ruleId,
    ruleIndex: rules.findIndex(({ id }) => id === ruleId),
    level: severity,
    message: { text: `${message} ${change.replace(/\.?$/, '.')}` },
    locations: [{ physicalLocation: { artifactLocation: { uri }, region } }],
    properties: { url: page, path, ...(selector === undefined ? {} : { selector }) },
  }
}

/** An address as a path of a repository: code scanning refuses any other. */
function pathOfPage(page: string): string {
  const url = URL.parse(page)
  if (!url) return encodedPath(page) || 'site'
  const port = url.port === '' ? '' : `_${url.port}`
  const path = url.pathname.replace(/\/+$/, '').split('/').map(decoded).join('/')
  return encodedPath(`${url.hostname.replace(/[^\w.-]/g, '_')}${port}${path}`)
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** A relative reference of RFC 3986, whatever the file is called. */
function encodedPath(path: string): string {
  return path
    .toWellFormed()
    .split('/')
    .map((segment) => encodeURIComponent(segment))
    .join('/')
}

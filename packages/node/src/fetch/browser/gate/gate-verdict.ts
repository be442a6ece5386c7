import type { Destination, GateRule } from '../../../standards/gate-rules.ts'
import type { GateRequest } from './gate-request.ts'

/** Requests that went out so far. */
export interface GateCounts {
  page: Readonly<Record<Destination, number>>
  scan: Readonly<Record<Destination, number>>
}

/** Why a request stays in: one sentence for a person. Nothing: it may go out, and counts. */
export function gateRefusal(
  { allows, uses, perPage = Number.POSITIVE_INFINITY, perScan = Number.POSITIVE_INFINITY, refusal }: GateRule,
  { kind, to, use }: Pick<GateRequest, 'kind' | 'to' | 'use'>,
  { page, scan }: GateCounts,
): string | undefined {
  if (!allows.includes(kind) || (uses && !uses.includes(use))) return refusal
  if (page[to] >= perPage) return `A page may make ${perPage} requests to ${owner[to]}.`
  if (scan[to] >= perScan) return `The pages of one scan may make ${perScan} requests to ${owner[to]}.`
  return undefined
}

const owner: Readonly<Record<Destination, string>> = { own: 'its own site', other: 'other sites' }

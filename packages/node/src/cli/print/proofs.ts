import {
  answerSentence,
  fieldHolds,
  fieldValue,
  isToldRight,
  markupWords,
  proofFindings,
  proofSummary,
  proofVerdictWords,
  readerForms,
  readersOf,
  readerTimes,
  requestWords,
  sealSummary,
  sealWords,
} from '@operable/core/report'
import type { CaughtRequest, FormProof, HintCheck, SiteProof } from '@operable/core/schema'
import { plural } from '../../word-forms.ts'
import { printable } from './printable.ts'
import { proofInk, proofMarks } from './proof-line.ts'
import type { Terminal } from './terminal.ts'
import { cell, columnsOf, fitText, place, printTime, wrap } from './text.ts'

/** The rest is counted. */
const SHOWN = { fields: 10, readers: 6, findings: 2, notTried: 3 }

/**
 * The proofs of a site for a terminal: a card for each form, then who reads what is typed.
 *
 * @param name the site as the person called it
 * @returns text that ends with a line feed; it holds no escape codes where the terminal has no colours
 */
export function printSiteProof(site: SiteProof, name: string, terminal: Terminal): string {
  const { ink, width } = terminal
  const { proofs, hintChecks, notTried, provedAt, url } = printable(site)
  const isSent = proofs.some(({ tier }) => tier === 'staging')
  const how = isSent ? 'and really sent' : 'in a sealed browser'
  const lines = [
    '',
    ink.bold(fitText(printable(name), width)),
    ink.dim(fitText(`${plural(proofs.length, 'form')} tried ${how}, ${printTime(provedAt)}`, width)),
    ...printProofs({ proofs, hintChecks, siteUrl: url }, terminal),
    ...(notTried.length > 0 ? [''] : []),
    ...notTried
      .slice(0, SHOWN.notTried)
      .flatMap(({ label, page, why }) => indent(`Not tried: ${label} · ${place(page, url)}. ${why}`, width, '- ')),
    ...(notTried.length > SHOWN.notTried
      ? [ink.dim(`${notTried.length - SHOWN.notTried} more not tried, see --json`)]
      : []),
  ]
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`
}

/** The same as a part of a report. */
export function printProofs(
  { proofs, hintChecks, siteUrl }: Pick<SiteProof, 'proofs' | 'hintChecks'> & { siteUrl: string },
  terminal: Terminal,
): string[] {
  const { width } = terminal
  return [
    '',
    ...wrap(proofSummary(proofs), width),
    ...wrap(sealSummary(proofs), width),
    ...proofFindings(proofs)
      .slice(0, 1)
      .flatMap((finding) => wrap(finding, width)),
    ...proofs.flatMap((proof) => ['', ...printProof(proof, siteUrl, terminal)]),
    ...printReaders(proofs, terminal),
    ...printHints(hintChecks, siteUrl, terminal),
  ]
}

/** One form: its verdict, the request that was caught, what its owner should know. */
function printProof(proof: FormProof, siteUrl: string, { width, ink }: Terminal): string[] {
  const { label, selector, page, verdict, detail, request, findings, answers = [] } = proof
  const paint = proofInk(verdict, ink)
  const words = proofVerdictWords[verdict]
  const misleading = answers.filter((tried) => !isToldRight(tried))
  const told = [
    ...(verdict === 'proven' && request ? [] : [detail]),
    ...(proof.tier === 'sealed' && proof.bytesSent > 0 ? [sealWords(proof)] : []),
    ...[markupWords(proof) ?? []].flat(),
    ...findings.slice(0, SHOWN.findings),
    ...misleading.map(answerSentence),
    ...(answers.length > 0 && misleading.length === 0
      ? [`After each of ${answers.length} answers, the page says what happened.`]
      : []),
  ]
  const more = findings.length - SHOWN.findings
  return [
    `${paint(proofMarks[verdict])} ${cell(`${label.trim() || selector} · ${place(page, siteUrl)}`, width - words.length - 4)}  ${paint(words)}`,
    ...(request ? printRequest(request, { width, ink }) : []),
    ...told.flatMap((text) => indent(text, width)).map((line) => fitLine(line, width)),
    ...(more > 0 ? [ink.dim(`  ${plural(more, 'more finding')}, see --markdown`)] : []),
  ]
}

/** A request: its address, how it is written, what it holds. */
export function printRequest(request: CaughtRequest, { width, ink }: Terminal): string[] {
  const { method, url, fields } = request
  const shown = fields.slice(0, SHOWN.fields)
  const more = fields.length - shown.length
  const nameWidth = Math.min(24, Math.max(0, ...shown.map(({ name }) => columnsOf(name))))
  return [
    `  ${ink.bold(method)} ${fitText(url, width - method.length - 3)}`,
    ...indent(`${requestWords(request)}.`, width).map(ink.dim),
    ...shown.map((field) => {
      const value = field.is === 'typed' ? fieldValue(field) : `${fieldValue(field)}, ${fieldHolds(field, [])}`
      const rule = field.rule === undefined ? '' : `, same by the rule “${field.rule}”`
      return `    ${cell(field.name, nameWidth)}  ${fitText(`${value}${rule}`, width - nameWidth - 6)}`
    }),
    ...(more > 0 ? [ink.dim(`    and ${plural(more, 'more field')}, see --markdown`)] : []),
  ]
}

function printReaders(proofs: readonly FormProof[], { width, ink }: Terminal): string[] {
  const readers = readersOf(proofs)
  if (!proofs.some(({ typed }) => typed.length > 0)) return []
  const more = readers.length - SHOWN.readers
  return [
    '',
    ink.bold('Who reads what you type'),
    ...(readers.length === 0 ? wrap('Nobody but the site that a form belongs to.', width) : []),
    ...readers.slice(0, SHOWN.readers).flatMap(({ host, fields, when, as }) => {
      const paint = when === 'before' ? ink.yellow : ink.dim
      const [first = '', ...rest] = indent(
        `${host}: ${fields.join(', ')}, ${readerTimes[when]}, ${readerForms[as]}`,
        width,
        '- ',
      )
      return [first.replace('-', paint('-')), ...rest]
    }),
    ...(more > 0 ? [ink.dim(`${plural(more, 'more reader')}, see --markdown`)] : []),
  ]
}

function printHints(hintChecks: readonly HintCheck[], siteUrl: string, { width, ink }: Terminal): string[] {
  if (hintChecks.length === 0) return []
  return [
    '',
    ink.bold('Tools that the pages register'),
    ...hintChecks.flatMap(({ name, page, verdict, detail }) => {
      const paint = { honest: ink.green, dishonest: ink.red, none: ink.dim, not_measured: ink.yellow }[verdict]
      const mark = { honest: '✓', dishonest: '✗', none: '·', not_measured: '?' }[verdict]
      return [
        `${paint(mark)} ${fitText(`${name} · ${place(page, siteUrl)}`, width - 2)}`,
        ...indent(detail, width).map((line) => ink.dim(line)),
      ]
    }),
  ]
}

export function indent(text: string, width: number, start = '  '): string[] {
  return wrap(text, width - 2).map((line, index) => fitLine(`${index === 0 ? start : '  '}${line}`, width))
}

/** Cut without losing the spaces at the start. */
function fitLine(line: string, width: number): string {
  const start = /^ */.exec(line)?.[0] ?? ''
  return start + fitText(line, width - start.length)
}

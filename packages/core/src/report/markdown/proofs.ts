import type { FormProof, HintCheck, Report, SiteProof } from '../../schema/report-types.ts'
import { proofVerdictWords, readerForms, readerTimes } from '../../standards/proof-reasons.ts'
import {
  answerSentence,
  fieldHolds,
  fieldValue,
  proofFindings,
  proofSummary,
  readersOf,
  requestWords,
  sealSummary,
  sealWords,
} from '../proofs.ts'
import { blocks, capital, list, table } from './blocks.ts'
import { markdownCode, markdownText } from './text.ts'

/**
 * The proofs of a site as Markdown (CommonMark with GFM tables), complete. All text that comes from the site is escaped, as
 * in `renderMarkdown`.
 */
export function renderProofs({ url, provedAt, proofs, hintChecks, notTried }: SiteProof): string {
  const forms = notTried.map(
    ({ page, label, why }) => `${markdownText(label, 80)} (${markdownCode(page)}): ${markdownText(why)}`,
  )
  const sections = blocks(
    '# Proof of forms',
    markdownCode(url),
    `**${markdownText(proofSummary(proofs), 1600)}**`,
    `Tried at ${markdownCode(provedAt)}.`,
    ...proofSections({ proofs, hintChecks }),
    ...(forms.length > 0 ? ['## Not tried', list(forms)] : []),
  )
  return `${sections}\n`
}

/** What trying the forms has shown, in sections of their own; none where nothing was tried. */
export function proofSections({ proofs, hintChecks }: Pick<Report, 'proofs' | 'hintChecks'>): string[] {
  return [
    ...(proofs ? [formsTried(proofs), whoReads(proofs)] : []),
    ...(hintChecks && hintChecks.length > 0 ? [hintSection(hintChecks)] : []),
  ]
}

function formsTried(proofs: readonly FormProof[]): string {
  const seal = proofs.some(({ tier }) => tier === 'staging')
    ? 'Each form was filled in with values that belong to nobody, and submitted.'
    : 'Each form was filled in with values that belong to nobody, and submitted in a browser whose network is sealed.'
  return blocks(
    '## Forms, tried',
    proofs.length === 0 && proofSummary(proofs),
    proofs.length > 0 ? `${[seal, sealSummary(proofs)].filter(Boolean).join(' ')} This does not affect the score.` : '',
    list(proofFindings(proofs).map((finding) => markdownText(finding))),
    ...proofs.map(card),
  )
}

/** One form: its verdict, the request that was caught, what its owner should know. */
function card(proof: FormProof): string {
  const { page, selector, trigger, label, verdict, detail, request, typed, findings, answers = [], expects } = proof
  const opened = trigger === undefined ? '' : `, opened with ${markdownCode(trigger)}`
  const verdictLine = `**${capital(proofVerdictWords[verdict])}.** ${markdownText(detail)}`
  const proposed = [expects?.url, expects?.text].filter((each) => each !== undefined)
  return blocks(
    `### ${markdownText(label, 80) || 'Form'}`,
    `${verdictLine}\n${markdownCode(page)}, ${markdownCode(selector)}${opened}`,
    request &&
      `Request: ${markdownCode(`${request.method} ${request.url}`)}, ${requestWords(request)}. ${sealWords(proof)}`,
    request &&
      request.fields.length > 0 &&
      table(
        ['Field', 'What it holds', 'Value'],
        request.fields.map((field) => [field.name, fieldHolds(field, typed), fieldValue(field)]),
      ),
    !request && typed.length > 0 && `Typed: ${typed.map(typedWords).join(', ')}. ${sealWords(proof)}`,
    list([
      ...findings.map((finding) => markdownText(finding)),
      ...answers.map((tried) => {
        const said = tried.said.slice(0, 2).map((text) => markdownText(`“${text}”`, 160))
        return `${answerSentence(tried)}${said.length > 0 ? ` In its words: ${said.join(', ')}.` : ''}`
      }),
      ...(proposed.length > 0
        ? [
            `You can let the tool expect this after a success: ${proposed.map((each) => markdownCode(each)).join(', ')}.`,
          ]
        : []),
    ]),
  )
}

function typedWords({ label, value }: FormProof['typed'][number]): string {
  return `${markdownText(label, 80)} ${markdownCode(value)}`
}

/** In the words of an owner, who has to answer for it to visitors. */
function whoReads(proofs: readonly FormProof[]): string {
  const readers = readersOf(proofs)
  if (!proofs.some(({ typed }) => typed.length > 0)) return ''
  return blocks(
    '## Who reads what you type',
    readers.length === 0
      ? 'Nobody but the site that a form belongs to would have received what was typed.'
      : 'These hosts would have received what a visitor types. An encoded value can be read by anyone, and a hash of an email address still tells whose it is. This does not affect the score.',
    readers.length > 0 &&
      table(
        ['Host', 'Fields', 'Forms', 'When', 'How'],
        readers.map(({ host, fields, forms, when, as }) => [
          host,
          fields.join(', '),
          forms.join(', '),
          readerTimes[when],
          readerForms[as],
        ]),
      ),
  )
}

const hintWords: Record<HintCheck['verdict'], string> = {
  honest: 'its hints are true',
  dishonest: 'its hints are not true',
  none: 'it declares no hints',
  not_measured: 'not measured',
}

/** Tools that pages register themselves. */
function hintSection(hintChecks: readonly HintCheck[]): string {
  return blocks(
    '## Tools that the pages register',
    'Each was called in a browser whose network is sealed, and what it tried to send was compared with its hints.',
    list(
      hintChecks.map(({ page, name, verdict, detail, requests }) => {
        const sent = requests.slice(0, 5).map((each) => markdownCode(each))
        return `${markdownCode(name)} on ${markdownCode(page)}: ${hintWords[verdict]}. ${markdownText(detail)}${sent.length > 0 ? ` It tried to send: ${sent.join(', ')}.` : ''}`
      }),
    ),
  )
}

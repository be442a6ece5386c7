import { rules } from '@operable/core/findings'
import type { CiResult, CiSite } from '../ci-result.ts'
import { placeText } from './place-text.ts'

interface TestCase {
  name: string
  failure?: { message: string; text: string }
  skipped?: string
}

/**
 * A suite for each site, and in it a case for each rule and each budget: the same names in every run, so that platforms can
 * follow them. What was not measured is skipped.
 */
export function reportJunit(result: CiResult): string {
  const suites = [...result.sites.map(siteSuite), problemSuite(result)].filter(({ cases }) => cases.length > 0)
  const total = (count: (suite: Suite) => number) => suites.reduce((sum, suite) => sum + count(suite), 0)
  const attributes = [
    'name="operable"',
    `tests="${total(({ cases }) => cases.length)}"`,
    `failures="${total(failures)}"`,
    `skipped="${total(skips)}"`,
    'errors="0"',
    `time="${seconds(result.durationMs)}"`,
  ]
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${attributes.join(' ')}>`,
    ...suites.flatMap(suiteLines),
    '</testsuites>',
    '',
  ]
  return lines.join('\n')
}

interface Suite {
  name: string
  time: number
  timestamp: string
  cases: TestCase[]
}

const failures = ({ cases }: Suite) => cases.filter(({ failure }) => failure).length
const skips = ({ cases }: Suite) => cases.filter(({ skipped }) => skipped !== undefined).length

function siteSuite(site: CiSite): Suite {
  const base = { name: `operable.${site.name}`, time: site.durationMs, timestamp: site.startedAt }
  if (site.state === 'not_measured') {
    return { ...base, cases: rules.map(({ id }) => ({ name: id, skipped: `Not measured: ${site.why}` })) }
  }
  const cases = rules.map(({ id, title }): TestCase => {
    const fresh = site.new.filter(({ ruleId }) => ruleId === id)
    if (fresh.length === 0) {
      return site.unmeasured.includes(title) ? { name: id, skipped: 'Not measured' } : { name: id }
    }
    const [first] = fresh
    const more = fresh.length > 1 ? ` (and ${fresh.length - 1} more)` : ''
    return {
      name: id,
      failure: {
        message: `${first ? placeText(first.place) : ''}: ${first?.message}${more}`,
        text: fresh.map(({ place, message, change }) => `${placeText(place)}\n  ${message}\n  ${change}`).join('\n'),
      },
    }
  })
  const budgets = site.budgets.map(({ name, state, detail }): TestCase => {
    if (state === 'kept') return { name: `budget ${name}` }
    if (state === 'unknown') return { name: `budget ${name}`, skipped: detail }
    return { name: `budget ${name}`, failure: { message: detail, text: detail } }
  })
  return { ...base, cases: [...cases, ...budgets] }
}

function problemSuite({ problems, startedAt }: CiResult): Suite {
  const cases = problems
    .filter(({ severity }) => severity === 'error')
    .map(({ message }) => ({ name: message, failure: { message, text: message } }))
  return { name: 'operable', time: 0, timestamp: startedAt, cases }
}

function suiteLines(suite: Suite): string[] {
  const { name, time, timestamp, cases } = suite
  const attributes = [
    `name="${xml(name)}"`,
    `tests="${cases.length}"`,
    `failures="${failures(suite)}"`,
    `skipped="${skips(suite)}"`,
    'errors="0"',
    `time="${seconds(time)}"`,
    `timestamp="${timestamp}"`,
  ]
  return [`  <testsuite ${attributes.join(' ')}>`, ...cases.flatMap((each) => caseLines(each, name)), '  </testsuite>']
}

function caseLines({ name, failure, skipped }: TestCase, suite: string): string[] {
  const head = `    <testcase classname="${xml(suite)}" name="${xml(name)}" time="0"`
  if (failure) {
    const { message, text } = failure
    return [`${head}>`, `      <failure message="${xml(message)}">${xml(text)}</failure>`, '    </testcase>']
  }
  if (skipped !== undefined) return [`${head}>`, `      <skipped message="${xml(skipped)}"/>`, '    </testcase>']
  return [`${head}/>`]
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(3)
}

/** What XML 1.0 does not allow is left out: no escape would make it valid. */
function xml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

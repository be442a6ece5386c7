// This one and OPERABILITY_VERSION are the specification's and stay until the first release:
// nothing has been published under them.
/** Version of the checks, their points and the formula. A report names it, so that a change of score can be explained. */
export const SCORING_VERSION = 'readiness-20260821a'

/**
 * Version of the rules: the day when the same evidence, or the same page, could last give other points. It moves with every change of a
 * row, a word list or a trap; `test/rules-version.test.ts` sees to that. The two others only change with the specification.
 */
export const RULES_VERSION = '2026-11-29'

/** Version of the four form verdicts and of the site's operability score. */
export const OPERABILITY_VERSION = 'operability-20260817a'

/** Version of the checks, their points and the formula. A report names it, so that a change of score can be explained. */
export const SCORING_VERSION = 'readiness-20260821a'

/** Version of the four form verdicts and of the site's operability score. */
export const OPERABILITY_VERSION = 'operability-20260817a'

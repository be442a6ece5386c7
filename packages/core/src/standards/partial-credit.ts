// One share for all checks: anybody can verify one rule, and the formula stays the specification's.
/** Share of a check's points that a rule marked "partial" earns. */
export const PARTIAL_CREDIT = 0.5

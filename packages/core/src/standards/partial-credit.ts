/** Share of a check's points that a rule marked "partial" earns. */
export const PARTIAL_CREDIT = 0.5

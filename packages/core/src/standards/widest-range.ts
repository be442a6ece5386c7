/** Points between the lowest and the highest score that are possible; with more the report calls itself incomplete. */
export const WIDEST_RANGE = 30

/**
 * How much one unit of work counts when the cheapest way to the next grade is searched: a line of configuration,
 * an edit of pages, a piece of work. Doubling keeps two edits as dear as one project.
 */
export const effortWeights = { setting: 1, edit: 2, project: 4 } as const

export type Effort = keyof typeof effortWeights

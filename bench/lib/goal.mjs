/**
 * @typedef {{ goal: string, measured: string, reached: boolean }} Goal
 * @typedef {{ title: string, head: string[], rows: string[][], note?: string }} Table
 * @typedef {{ tables: Table[], goals: Goal[], raw: unknown }} SuiteResult
 */

/**
 * @param {string} goal
 * @param {string} measured
 * @param {boolean} reached
 * @returns {Goal}
 */
export function goal(goal, measured, reached) {
  return { goal, measured, reached }
}

/**
 * @typedef {{ expected: string, got: string }} Answer
 * @typedef {{ name: string, count: number, precision: number, recall: number, f1: number }} NameScore
 */

/** @param {readonly Answer[]} answers */
export function accuracyOf(answers) {
  return share(answers.filter(({ expected, got }) => expected === got).length, answers.length)
}

/**
 * Precision, recall and F1 of every name that is expected or was given.
 * @param {readonly Answer[]} answers
 * @returns {NameScore[]}
 */
export function scoresByName(answers) {
  return namesIn(answers).map((name) => {
    const hits = answers.filter(({ expected, got }) => expected === name && got === name).length
    const count = answers.filter(({ expected }) => expected === name).length
    const given = answers.filter(({ got }) => got === name).length
    return {
      name,
      count,
      precision: share(hits, given),
      recall: share(hits, count),
      f1: share(2 * hits, count + given),
    }
  })
}

/**
 * Rows are what was expected, columns what was given.
 * @param {readonly Answer[]} answers
 * @returns {{ names: string[], rows: number[][] }}
 */
export function confusion(answers) {
  const names = namesIn(answers)
  const rows = names.map((row) =>
    names.map((column) => answers.filter(({ expected, got }) => expected === row && got === column).length),
  )
  return { names, rows }
}

/** @param {readonly Answer[]} answers */
function namesIn(answers) {
  return [...new Set(answers.flatMap(({ expected, got }) => [expected, got]))].sort()
}

/**
 * @param {number} part
 * @param {number} whole
 */
function share(part, whole) {
  return whole === 0 ? 0 : part / whole
}

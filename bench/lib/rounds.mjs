/**
 * Runs every subject once per round, the subjects of a round in random order, so that a change of the machine's load
 * falls on all of them alike.
 * @template Result
 * @param {readonly string[]} subjects
 * @param {number} rounds
 * @param {(subject: string, round: number) => Promise<Result>} run
 * @returns {Promise<Record<string, Result[]>>} by subject, in the order of the rounds
 */
export async function inRounds(subjects, rounds, run) {
  /** @type {Record<string, Result[]>} */
  const results = Object.fromEntries(subjects.map((subject) => [subject, []]))
  for (let round = 0; round < rounds; round++) {
    for (const subject of shuffled(subjects)) {
      process.stderr.write(`round ${round + 1} of ${rounds}: ${subject}\n`)
      results[subject]?.push(await run(subject, round))
    }
  }
  return results
}

/**
 * @template Item
 * @param {readonly Item[]} items
 */
function shuffled(items) {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

/** Scores by number: their median needs no list of them. */
const SCORES = 101

/** Sites that have something in common. */
export interface Group {
  /** Measured sites. */
  sites: number
  /** Half of them score this or less; null if no line has a score. */
  medianScore: number | null
}

/** Counts scores without keeping them. */
export class ScoreTally {
  sites = 0
  readonly #times = new Uint32Array(SCORES)
  #scored = 0

  add(score: unknown): void {
    this.sites += 1
    if (typeof score !== 'number' || !(score >= 0 && score < SCORES)) return
    this.#times[Math.round(score)]! += 1
    this.#scored += 1
  }

  /** The lower one of two in the middle. */
  median(): number | null {
    let below = 0
    for (const [score, times] of this.#times.entries()) {
      below += times
      if (below * 2 >= this.#scored && below > 0) return score
    }
    return null
  }

  group(): Group {
    return { sites: this.sites, medianScore: this.median() }
  }
}

/** Names in a file are anybody's: one that comes after so many others is counted as `other`. */
const MOST_NAMES = 2_000
const OTHER = 'other'

/** Tallies by name. */
export class Tallies<Tally> {
  readonly #byName = new Map<string, Tally>()
  readonly #create: () => Tally

  constructor(create: () => Tally) {
    this.#create = create
  }

  of(name: string): Tally {
    const key = this.#byName.has(name) || this.#byName.size < MOST_NAMES ? name : OTHER
    const found = this.#byName.get(key) ?? this.#create()
    this.#byName.set(key, found)
    return found
  }

  entries(): [name: string, tally: Tally][] {
    return [...this.#byName]
  }
}

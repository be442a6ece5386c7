import { classifyRobots, parseRobots, type Robots, type RobotsAnswer, type RobotsState } from '@operable/core/site'

/** What a robots.txt says to one crawler besides its rules. */
export interface RobotsReading {
  state: RobotsState
  sitemaps: string[]
  /** In seconds. */
  crawlDelay?: number
}

export interface RobotsQuestion {
  body: string
  productToken: string
  /** Path and query of each address. */
  paths: string[]
}

/** The last one: the questions about a file follow one another, and reading 40,000 rules takes longer than an answer. */
let last: { body: string; robots: Robots } | undefined

export function readRobotsText(question: { answer: RobotsAnswer; productToken: string }): RobotsReading {
  const { answer, productToken } = question
  const state = classifyRobots(answer)
  if (state !== 'present') return { state, sitemaps: [] }
  const robots = robotsOf(answer.body ?? '')
  const crawlDelay = robots.crawlDelay(productToken)
  return { state, sitemaps: robots.sitemaps, ...(crawlDelay === undefined ? {} : { crawlDelay }) }
}

/** Whether the crawler may read each address. */
export function askRobots({ body, productToken, paths }: RobotsQuestion): boolean[] {
  const robots = robotsOf(body)
  return paths.map((path) => robots.isAllowed(productToken, path))
}

function robotsOf(body: string): Robots {
  if (last?.body !== body) last = { body, robots: parseRobots(body) }
  return last.robots
}

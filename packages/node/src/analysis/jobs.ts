import { judge, judgeAndPack } from './judge.ts'
import { viewSource } from './page-view.ts'
import { readAnswer } from './read-page.ts'
import { askRobots, readRobotsText } from './robots-text.ts'
import { readSitemapText } from './sitemap-text.ts'

/** What is done in a thread of its own: all that takes its time from what a site sends. Plain data in and out. */
export const jobs = { readAnswer, viewSource, readSitemapText, readRobotsText, askRobots, judge, judgeAndPack } as const

export type JobName = keyof typeof jobs
export type JobInput<Name extends JobName> = Parameters<(typeof jobs)[Name]>[0]
export type JobOutput<Name extends JobName> = Awaited<ReturnType<(typeof jobs)[Name]>>

import { AsyncLocalStorage } from 'node:async_hooks'

/** What this process is doing at the moment: whatever is logged meanwhile belongs to it. */
export interface Activity {
  /** Of the request that is being answered. */
  requestId?: string
  /** Of the scan that runs, or that the request started. */
  scanId?: string
}

const activities = new AsyncLocalStorage<Activity>()

/** Does some work as part of an activity, whatever it was called from. */
export function during<Result>(activity: Activity, work: () => Result): Result {
  return activities.run(activity, work)
}

/** The ids of what is being done; none outside of requests and scans. */
export function currentIds(): Readonly<Activity> {
  return activities.getStore() ?? NONE
}

const NONE: Activity = {}

/** Says which scan the current request has started, so that the lines of both can be found. */
export function noteScan(scanId: string): void {
  const activity = activities.getStore()
  if (activity) activity.scanId = scanId
}

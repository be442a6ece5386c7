/** News of scans within this process. */
export interface ScanListeners {
  tell(scanId: string): void
  follow(scanId: string): ScanFollower
}

export interface ScanFollower {
  /** Resolves with the next news, at once when there was some since the last call; or after `ms`, or with the signal. */
  next(ms: number, signal?: AbortSignal): Promise<void>
  end(): void
}

export function createScanListeners(): ScanListeners {
  const followers = new Map<string, Set<() => void>>()
  return {
    tell(scanId) {
      for (const hear of followers.get(scanId) ?? []) hear()
    },
    follow(scanId) {
      let isNews = false
      let wake = () => {}
      const hear = () => {
        isNews = true
        wake()
      }
      const all = followers.get(scanId) ?? new Set()
      followers.set(scanId, all.add(hear))
      return {
        async next(ms, signal) {
          if (!isNews && !signal?.aborted) {
            await new Promise<void>((resolve) => {
              wake = () => {
                clearTimeout(timer)
                signal?.removeEventListener('abort', wake)
                resolve()
              }
              const timer = setTimeout(wake, ms)
              signal?.addEventListener('abort', wake)
            })
          }
          isNews = false
        },
        end() {
          all.delete(hear)
          if (all.size === 0 && followers.get(scanId) === all) followers.delete(scanId)
        },
      }
    },
  }
}

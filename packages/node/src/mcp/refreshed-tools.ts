import type { Tool } from '@operable/core'

/** Tools that are looked for again, while they are used, once they are old. */
export interface RefreshedTools {
  tools(): Promise<readonly Tool[]>
  refresh(): Promise<boolean>
}

interface Refreshing {
  tools(): Promise<readonly Tool[]>
  refresh(): Promise<boolean>
  /** Told when they have changed. */
  onChange(): void
  /** In ms. */
  maxAge: number
  now?: () => number
}

/** Whoever asks gets those that are known at once; old ones are looked for again meanwhile. */
export function refreshedTools({ tools, refresh, onChange, maxAge, now = Date.now }: Refreshing): RefreshedTools {
  let at: number | undefined
  let going: Promise<boolean> | undefined
  const again = (): Promise<boolean> => {
    going ??= refresh().finally(() => {
      going = undefined
      at = now()
    })
    return going
  }
  return {
    async tools() {
      const isOld = at !== undefined && now() - at > maxAge
      if (isOld && !going)
        again().then(
          (hasChanged) => hasChanged && onChange(),
          () => undefined,
        )
      const known = await tools()
      at ??= now()
      return known
    },
    refresh: again,
  }
}

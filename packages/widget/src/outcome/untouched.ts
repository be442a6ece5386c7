import type { Watched } from './watched.ts'

/** Nobody was asked, and the form stands as it was filled in. */
export function isUntouched({ kind, kept }: Watched, hasAsked: () => boolean): boolean {
  return kind === 'form' && !hasAsked() && !!kept[0] && kept.every((holds) => holds())
}

import type { OperableConfig } from './config-types.ts'

/**
 * Returns what it is given. In `operable.config.ts` and `.js` it gives an editor the types; it is checked when it is used.
 *
 * @param config what `operable ci` does
 */
export function defineConfig(config: OperableConfig): OperableConfig {
  return config
}

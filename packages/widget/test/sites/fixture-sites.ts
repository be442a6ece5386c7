import type { FixtureSite } from './fixture-site.ts'
import { site as garage } from './garage.ts'
import { site as gym } from './gym.ts'
import { site as library } from './library.ts'
import { site as translationBureau } from './translation-bureau.ts'
import { site as wineShop } from './wine-shop.ts'

/** Five trades that no other test has; two are single-page apps, one is French, one Chinese. */
export const fixtureSites: readonly FixtureSite[] = [garage, library, gym, wineShop, translationBureau]

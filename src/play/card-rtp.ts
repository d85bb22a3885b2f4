import type { TFunction } from 'i18next'
import type { GameCard } from '#contract/lobby/games.ts'
import type { SiteLanguage } from '#contract/site/site-config.ts'
import { site } from '#src/config/site.ts'
import { percentText } from './percent-text.ts'

/** "RTP 96.5%" on a card: where the tenant has it there and the vendor states it. */
export const cardRtp = ({ rtp }: GameCard, language: SiteLanguage, t: TFunction<'play'>): string | undefined =>
  site.hasCardRtp && rtp !== undefined ? t('tile.rtp', { percent: percentText(rtp, language) }) : undefined

import { useTranslation } from 'react-i18next'
import type { ShownLottery } from '#contract/lobby/latest-draws.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { oddsText } from '#src/play/odds-text.ts'
import { shortOdds } from '../../lib/draw-parts.ts'

interface Props {
  play: ShownLottery['plays'][number]
  /** Of the line that says how often it wins. */
  oddsClass: string | undefined
}

/** A row of a list of facts: what a line of a play pays, and how often it wins. */
export function DrawPays({ play, oddsClass }: Props) {
  const { t } = useTranslation('home')
  const { tag } = useLanguage()
  const { number } = useFormat()
  const { ways, of } = shortOdds(play.odds)
  return (
    <div>
      <dt>{t('draws.pays', { play: play.name })}</dt>
      <dd>
        <bdi dir="ltr">{`1 : ${oddsText(play.pays, tag)}`}</bdi>
        <small className={oddsClass}>{t('draws.odds', { ways: number(ways), of: number(of) })}</small>
      </dd>
    </div>
  )
}

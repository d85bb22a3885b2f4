import { useTranslation } from 'react-i18next'
import type { Wheel } from '../api/queries.ts'
import { WheelStage } from '../scene/wheel-stage.tsx'
import { DrawProof, NextDraw } from './fairness-card.tsx'
import { OddsCard } from './odds-card.tsx'
import { PastPrizes } from './past-prizes.tsx'
import { ResultCard } from './result-card.tsx'
import { RulesCard } from './rules-card.tsx'
import { SpinPanel } from './spin-panel.tsx'
import { usePrizeText } from './use-prize-text.ts'
import { useWheel } from './use-wheel.ts'
import { WaysCard } from './ways-card.tsx'
import styles from './wheel-game.module.css'

/** The wheel, what it can bring, and what came out. */
export function WheelGame({ wheel }: { wheel: Wheel }) {
  const { t } = useTranslation('prizeWheel')
  const play = useWheel(wheel)
  const { fields, tiers, turning, left } = play
  const { spin } = turning
  const textOf = usePrizeText(wheel.currency)
  return (
    <div className={styles.page}>
      <p className={styles.intro}>{t('intro')}</p>
      <div className={styles.top}>
        <div className={styles.stage}>
          <WheelStage
            fields={fields}
            tiers={tiers}
            textOf={(prize) => textOf.onWheel(prize)}
            art={wheel.art}
            state={play.state}
            angle={turning.angle}
            landed={turning.landed}
          />
        </div>
        <div className={styles.panel} data-landed={spin ? '' : undefined}>
          <div role="status" className={styles.result}>
            {spin && (
              <ResultCard
                spin={spin}
                wheel={wheel}
                tier={tiers.get(spin.prizeId) ?? 'none'}
                left={left}
                onAgain={play.spin}
                onClose={turning.clear}
              />
            )}
          </div>
          {!spin && <SpinPanel wheel={wheel} play={play} />}
        </div>
        <div className={styles.odds}>
          <OddsCard wheel={wheel} tiers={tiers} />
        </div>
      </div>
      {spin && <DrawProof spin={spin} wheel={wheel} play={play} />}
      <div className={styles.cards}>
        <PastPrizes wheel={wheel} tiers={tiers} />
        <WaysCard wheel={wheel} />
        <RulesCard html={wheel.rules} />
      </div>
      <NextDraw wheel={wheel} play={play} />
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { oddsText } from '#src/play/odds-text.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { type DrawnLottery, shortOdds } from '../../lib/draw-parts.ts'
import styles from './strung-odds.module.css'

const most = 3

/** A lottery's plays: what a line of each pays, and in how many draws one wins. */
export function StrungOdds({ lottery: { name, plays } }: { lottery: DrawnLottery }) {
  const { t } = useTranslation('home')
  const { tag } = useLanguage()
  const { number } = useFormat()
  return (
    <div className={styles.odds}>
      <p className={styles.name}>
        <bdi>{name}</bdi>
      </p>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{t('strung.caption', { name })}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('strung.play')}</th>
            <th scope="col">{t('strung.pays')}</th>
            <th scope="col">{t('strung.wins')}</th>
          </tr>
        </thead>
        <tbody>
          {plays.slice(0, most).map(({ code, name: play, pays, odds }) => {
            const { ways, of } = shortOdds(odds)
            return (
              <tr key={code}>
                <th scope="row">{play}</th>
                <td className={styles.pays}>
                  <bdi dir="ltr">{`1 : ${oddsText(pays, tag)}`}</bdi>
                </td>
                <td>
                  <bdi dir="ltr">{`${number(ways)} / ${number(of)}`}</bdi>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

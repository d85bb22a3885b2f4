import { useTranslation } from 'react-i18next'
import type { BetRecord } from '#contract/account/records.ts'
import { site } from '#src/config/site.ts'
import { type FileColumn, timeIn } from '../files/file-rows.ts'
import { useCategoryName } from '../filters/use-category-name.ts'
import { useResultName } from '../table/cells.tsx'
import { betMoney, headOf } from './bet-money.ts'

type FileBet = Omit<BetRecord, 'id' | 'gameCode' | 'iconUrl'>

/** Bets as rows of a file; behind the times stands whose bet it is, where that is given. */
export function useBetFile<Row extends FileBet>(account: readonly FileColumn<Row>[] = []): FileColumn<Row>[] {
  const { t } = useTranslation('records')
  const category = useCategoryName()
  const result = useResultName()
  const { timeZone, currency } = site
  return [
    [`${t('betting.time')} (${timeZone})`, ({ at }) => timeIn(timeZone, at)],
    [`${t('betting.settled')} (${timeZone})`, ({ settledAt }) => settledAt && timeIn(timeZone, settledAt)],
    ...account,
    [t('betting.number'), ({ number }) => number],
    [t('betting.game'), ({ gameName }) => gameName],
    [t('betting.category'), ({ gameType }) => category(gameType)],
    [t('betting.vendor'), ({ vendorName }) => vendorName],
    ...betMoney.map(
      (field): FileColumn<Row> => [`${t(`betting.${headOf[field]}`)} (${currency})`, (bet) => bet[field]],
    ),
    [t('betting.state'), (bet) => result(bet.result)],
  ]
}

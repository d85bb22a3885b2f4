import { useTranslation } from 'react-i18next'
import { highestRate } from '#contract/agent/contract-terms.ts'
import { StateTag } from '#src/account/parts/state-tag.tsx'
import { Rate } from '#src/account/rates/rate-text.tsx'
import { useFormat } from '#src/i18n/format.ts'
import type { Column } from '#src/reports/table/table.ts'
import { useTimes } from '#src/reports/table/use-times.ts'
import { Button } from '#src/ui/button.tsx'
import type { Contract } from '../api/queries.ts'
import { stateTones, useContractWords } from '../components/use-contract-words.ts'
import { neverRan } from '../lib/never-ran.ts'
import styles from './contracts-page.module.css'

function Held({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts')
  const times = useTimes()
  const [day, time] = contract.startsAt ? times.dayAndTime(contract.startsAt) : []
  const [lastDay, lastTime] = contract.endsAt ? times.dayAndTime(contract.endsAt) : []
  if (contract.state === 'offered' && lastDay) return t('list.answerBy', { at: `${lastDay} ${lastTime}` })
  if (!day) return '–'
  if (neverRan(contract)) return t('list.never', { at: `${lastDay} ${lastTime}` })
  return lastDay ? `${day} ${time} – ${lastDay} ${lastTime}` : t('list.since', { at: `${day} ${time}` })
}

/** With whom, of which kind, how much, in which state, since when; an offer to answer stands out. */
export function useContractColumns(onOpen: (contract: Contract) => void): Column<Contract>[] {
  const { t } = useTranslation('contracts')
  const words = useContractWords()
  const { number } = useFormat()
  const mayAnswer = ({ state, side }: Contract) => state === 'offered' && side === 'receiver'
  return [
    {
      id: 'other',
      head: t('list.with'),
      inCard: 'title',
      cell: (contract) => (
        <span className={styles.other}>
          <bdi translate={contract.account === null ? 'yes' : 'no'}>{words.other(contract)}</bdi>
          <span className={styles.side}>{t(`side.${contract.side}`)}</span>
        </span>
      ),
    },
    { id: 'kind', head: t('list.kind'), cell: ({ kind }) => words.kind(kind) },
    { id: 'period', head: t('list.period'), cell: ({ period }) => words.period(period) },
    {
      id: 'rate',
      head: t('list.rate'),
      align: 'end',
      cell: ({ tiers }) => <Rate rate={highestRate(tiers)} />,
    },
    { id: 'steps', head: t('list.steps'), align: 'end', cell: ({ tiers }) => number(tiers.length) },
    {
      id: 'state',
      head: t('list.state'),
      inCard: 'aside',
      cell: ({ state }) => {
        const [tone, icon] = stateTones[state]
        return (
          <StateTag tone={tone} {...(icon && { icon })}>
            {words.state(state)}
          </StateTag>
        )
      },
    },
    { id: 'held', head: t('list.held'), cell: (contract) => <Held contract={contract} /> },
    {
      id: 'open',
      head: t('list.more'),
      align: 'end',
      cell: (contract) => (
        <Button
          look={mayAnswer(contract) ? 'action' : 'outline'}
          size="tiny"
          aria-label={t('list.openOf', {
            action: t(mayAnswer(contract) ? 'list.answer' : 'list.open'),
            kind: words.kind(contract.kind),
            other: words.other(contract),
          })}
          onClick={() => onOpen(contract)}
        >
          {t(mayAnswer(contract) ? 'list.answer' : 'list.open')}
        </Button>
      ),
    },
  ]
}

import { useTranslation } from 'react-i18next'
import { Rate } from '#src/account/rates/rate-text.tsx'
import { useFormat } from '#src/i18n/format.ts'
import type { Contract } from '../api/queries.ts'
import { fieldsOf, isRate, type TierField } from '../lib/tier-draft.ts'
import styles from './tier-table.module.css'

/** The steps of a contract: what each asks for, and what it gives. */
export function TierTable({ kind, tiers }: Pick<Contract, 'kind' | 'tiers'>) {
  const { t } = useTranslation('contracts')
  const format = useFormat()
  const { number } = useFormat()
  const fields = fieldsOf(kind)
  const shown = (tier: Contract['tiers'][number], field: TierField) => {
    const value = tier[field]
    if (isRate(field)) return <Rate rate={value} />
    if (Number(value) === 0) return '–'
    return field === 'activeMembers' ? number(tier.activeMembers) : (format.moneyText(String(value)) ?? '–')
  }
  return (
    <div className={styles.holder}>
      <table className={styles.table}>
        <caption>{t('tiers.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('tiers.step')}</th>
            {fields.map((field) => (
              <th key={field} scope="col">
                {t(`tiers.${field}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tiers.map((tier, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a contract are told apart by their places alone
            <tr key={place}>
              <th scope="row">{number(place + 1)}</th>
              {fields.map((field) => (
                <td key={field}>
                  <bdi dir="ltr">{shown(tier, field)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

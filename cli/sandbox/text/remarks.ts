import type { LanguageCode } from '#src/config/languages.ts'

/** Remarks of seeded movements, kept by their key; any other remark stands for itself. */
const remarks: Readonly<Record<string, Readonly<Partial<Record<LanguageCode, string>>>>> = {
  'weekly-rebate': {
    EN: 'Weekly rebate',
    BN: 'সাপ্তাহিক রিবেট',
    VI: 'Hoàn trả hằng tuần',
    CN: '每周返水',
    TH: 'คืนยอดรายสัปดาห์',
    JA: '週間リベート',
    AR: 'الاسترداد الأسبوعي',
    ES: 'Reembolso semanal',
  },
  'reload-bonus': {
    EN: 'Reload bonus',
    BN: 'রিলোড বোনাস',
    VI: 'Thưởng nạp lại',
    CN: '续存红利',
    TH: 'โบนัสเติมเงิน',
    JA: 'リロードボーナス',
    AR: 'مكافأة إعادة الإيداع',
    ES: 'Bono de recarga',
  },
}

/** All texts of a remark, as JSON. */
export function remarkTexts(remark: string): string {
  return JSON.stringify(remarks[remark] ?? { EN: remark })
}

export function remarkIn(remark: string, language: LanguageCode): string {
  const texts = remarks[remark]
  return texts?.[language] ?? texts?.EN ?? remark
}

import type { LanguageCode } from '#contract/site/languages.ts'

/** Remarks of the sandbox's own movements, kept by their key; any other remark stands for itself. */
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
  'red-envelope': {
    EN: 'Red envelope',
    BN: 'লাল খাম',
    VI: 'Lì xì',
    CN: '红包',
    TH: 'อั่งเปา',
    JA: 'ポチ袋',
    AR: 'الظرف الأحمر',
    ES: 'Sobre rojo',
  },
  redemption: {
    EN: 'Points mall',
    BN: 'পয়েন্ট মল',
    VI: 'Đổi điểm',
    CN: '积分商城',
    TH: 'ร้านแลกคะแนน',
    JA: 'ポイントモール',
    AR: 'متجر النقاط',
    ES: 'Tienda de puntos',
  },
  'points-exchange': {
    EN: 'Exchange of points',
    BN: 'পয়েন্ট বিনিময়',
    VI: 'Đổi điểm ra tiền',
    CN: '积分兑换',
    TH: 'แลกคะแนน',
    JA: 'ポイント交換',
    AR: 'استبدال النقاط',
    ES: 'Canje de puntos',
  },
  'prize-wheel': {
    EN: 'Prize wheel',
    BN: 'পুরস্কারের চাকা',
    VI: 'Vòng quay',
    CN: '大转盘',
    TH: 'วงล้อรางวัล',
    JA: '抽選ホイール',
    AR: 'عجلة الجوائز',
    ES: 'Rueda de premios',
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

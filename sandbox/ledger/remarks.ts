import type { LanguageCode } from '#contract/site/languages.ts'
import { labelIn, labelsOf } from '../lib/labels.ts'

/** Remarks of the sandbox's own movements, kept by their key; any other remark stands for itself. */
const remarks: Readonly<Record<string, string>> = {
  'weekly-rebate':
    'Weekly rebate|সাপ্তাহিক রিবেট|Hoàn trả hằng tuần|每周返水|คืนยอดรายสัปดาห์|週間リベート|الاسترداد الأسبوعي|Reembolso semanal',
  'reload-bonus':
    'Reload bonus|রিলোড বোনাস|Thưởng nạp lại|续存红利|โบนัสเติมเงิน|リロードボーナス|مكافأة إعادة الإيداع|Bono de recarga',
  'red-envelope': 'Red envelope|লাল খাম|Lì xì|红包|อั่งเปา|ポチ袋|الظرف الأحمر|Sobre rojo',
  redemption: 'Points mall|পয়েন্ট মল|Đổi điểm|积分商城|ร้านแลกคะแนน|ポイントモール|متجر النقاط|Tienda de puntos',
  'points-exchange':
    'Exchange of points|পয়েন্ট বিনিময়|Đổi điểm ra tiền|积分兑换|แลกคะแนน|ポイント交換|استبدال النقاط|Canje de puntos',
  tournament:
    'Tournament prize|টুর্নামেন্টের পুরস্কার|Giải thưởng giải đấu|锦标赛奖金|รางวัลทัวร์นาเมนต์|トーナメントの賞金|جائزة بطولة|Premio de torneo',
  'prize-wheel': 'Prize wheel|পুরস্কারের চাকা|Vòng quay|大转盘|วงล้อรางวัล|抽選ホイール|عجلة الجوائز|Rueda de premios',
}

/** All texts of a remark, as JSON. */
export function remarkTexts(remark: string): string {
  const texts = remarks[remark]
  return texts === undefined ? JSON.stringify({ EN: remark }) : labelsOf(texts)
}

export function remarkIn(remark: string, language: LanguageCode): string {
  const texts = remarks[remark]
  return texts === undefined ? remark : labelIn(texts, language)
}

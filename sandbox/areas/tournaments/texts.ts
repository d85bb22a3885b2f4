import { labelIn, labelsOf } from '#sandbox/lib/labels.ts'

/** English, Bangla, Vietnamese, Chinese, Thai, Japanese, Arabic, Spanish. */
const titles = {
  'lantern-weeks':
    'Lantern Weeks|লণ্ঠন সপ্তাহ|Tuần lễ Đèn lồng|灯笼周|สัปดาห์โคมไฟ|ランタンウィーク|أسابيع الفوانيس|Semanas de los Faroles',
  'winter-stars':
    'Winter Stars|শীতের তারা|Sao Mùa Đông|冬日之星|ดาวเหมันต์|ウィンタースターズ|نجوم الشتاء|Estrellas de Invierno',
  'harvest-cup': 'Harvest Cup|ফসলের কাপ|Cúp Mùa Gặt|丰收杯|ฮาร์เวสต์คัพ|ハーベストカップ|كأس الحصاد|Copa de la Cosecha',
} satisfies Readonly<Record<string, string>>

export type TournamentId = keyof typeof titles

export const tournamentTitle = (id: TournamentId, language: string): string => labelIn(titles[id], language)

/** By language, as JSON. */
export const tournamentTitles = (id: TournamentId): string => labelsOf(titles[id])

interface HelpLine {
  title: string
  text: string
}

/** Invented, as the sandbox is: a real gateway names those of the licence. */
const lines: Readonly<Partial<Record<string, HelpLine>>> = {
  EN: { title: 'Help line for players and families', text: 'Free, private, at any hour. Independent of this site.' },
  BN: {
    title: 'খেলোয়াড় ও পরিবারের সহায়তা লাইন',
    text: 'বিনামূল্যে, গোপনীয়, যেকোনো সময়। এই সাইটের সঙ্গে সম্পর্কহীন।',
  },
  VI: {
    title: 'Đường dây hỗ trợ người chơi và gia đình',
    text: 'Miễn phí, riêng tư, bất kể giờ nào. Độc lập với trang này.',
  },
  CN: { title: '玩家及家属求助热线', text: '免费、保密、全天候，与本站无关联。' },
  TH: { title: 'สายด่วนสำหรับผู้เล่นและครอบครัว', text: 'ฟรี เป็นความลับ โทรได้ตลอดเวลา และเป็นอิสระจากเว็บไซต์นี้' },
  JA: { title: 'プレイヤーとご家族の相談窓口', text: '無料・秘密厳守・24時間。当サイトとは独立した窓口です。' },
  AR: { title: 'خط مساعدة اللاعبين وعائلاتهم', text: 'مجاني وسري وفي أي ساعة. مستقل عن هذا الموقع.' },
  ES: {
    title: 'Línea de ayuda para jugadores y familias',
    text: 'Gratuita, privada y a cualquier hora. Independiente de este sitio.',
  },
}

const english: HelpLine = { title: '', text: '' }

/** English where the language has none here. */
export function helpLineIn(language: string): HelpLine {
  return lines[language] ?? lines.EN ?? english
}

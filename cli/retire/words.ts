import type { LanguageCode } from '#contract/site/languages.ts'

/** What the last page says; `{name}`, `{host}` and `{holder}` are filled in. */
export interface Words {
  closed: string
  moved: string
  money: string
  go: string
  /** Before the ways to customer service. */
  ask: string
}

const english: Words = {
  closed: '{name} is closed',
  moved: '{name} has moved to {host}',
  money: 'Your account and your balance are with {holder}.',
  go: 'Go to {host}',
  ask: 'Customer service',
}

/** No site has these: they are the tool’s, in the languages that sites can be built in. */
const words: Partial<Record<LanguageCode, Words>> = {
  EN: english,
  BN: {
    closed: '{name} বন্ধ হয়ে গেছে',
    moved: '{name} এখন {host} ঠিকানায়',
    money: 'আপনার অ্যাকাউন্ট ও ব্যালেন্স {holder}-এর কাছে আছে।',
    go: '{host} এ যান',
    ask: 'গ্রাহক সেবা',
  },
  CN: {
    closed: '{name} 已关闭',
    moved: '{name} 已迁至 {host}',
    money: '您的账户和余额由 {holder} 保管。',
    go: '前往 {host}',
    ask: '客户服务',
  },
  JA: {
    closed: '{name} は終了しました',
    moved: '{name} は {host} に移転しました',
    money: 'アカウントと残高は {holder} がお預かりしています。',
    go: '{host} へ移動',
    ask: 'カスタマーサービス',
  },
  TH: {
    closed: '{name} ปิดให้บริการแล้ว',
    moved: '{name} ย้ายไปที่ {host} แล้ว',
    money: 'บัญชีและยอดเงินของคุณอยู่กับ {holder}',
    go: 'ไปที่ {host}',
    ask: 'ฝ่ายบริการลูกค้า',
  },
  VI: {
    closed: '{name} đã đóng cửa',
    moved: '{name} đã chuyển sang {host}',
    money: 'Tài khoản và số dư của bạn do {holder} giữ.',
    go: 'Đến {host}',
    ask: 'Chăm sóc khách hàng',
  },
  ES: {
    closed: '{name} ha cerrado',
    moved: '{name} se ha trasladado a {host}',
    money: 'Tu cuenta y tu saldo están en {holder}.',
    go: 'Ir a {host}',
    ask: 'Atención al cliente',
  },
  AR: {
    closed: 'أُغلق {name}',
    moved: 'انتقل {name} إلى {host}',
    money: 'حسابك ورصيدك لدى {holder}.',
    go: 'الانتقال إلى {host}',
    ask: 'خدمة العملاء',
  },
}

export const wordsOf = (language: LanguageCode): Words => words[language] ?? english

type Kind = 'maintenance' | 'region'

const messages: Readonly<Partial<Record<string, Readonly<Record<Kind, string>>>>> = {
  EN: {
    maintenance: 'We are working on the site. Your balance and your bets are safe.',
    region: 'This site cannot be used from where you are.',
  },
  BN: {
    maintenance: 'সাইটে রক্ষণাবেক্ষণের কাজ চলছে। আপনার ব্যালেন্স ও বাজি নিরাপদ আছে।',
    region: 'আপনার অবস্থান থেকে এই সাইট ব্যবহার করা যায় না।',
  },
  VI: {
    maintenance: 'Chúng tôi đang bảo trì trang. Số dư và các cược của bạn vẫn an toàn.',
    region: 'Không thể sử dụng trang này tại nơi bạn đang ở.',
  },
  CN: { maintenance: '网站正在维护，您的余额和投注不受影响。', region: '您所在的地区无法使用本网站。' },
  TH: {
    maintenance: 'เรากำลังปรับปรุงเว็บไซต์ ยอดเงินและเดิมพันของคุณยังปลอดภัย',
    region: 'ไม่สามารถใช้เว็บไซต์นี้จากพื้นที่ของคุณได้',
  },
  JA: {
    maintenance: 'ただいまメンテナンス中です。残高とベットは安全に保管されています。',
    region: 'お住まいの地域からはこのサイトをご利用いただけません。',
  },
  AR: { maintenance: 'نعمل على صيانة الموقع. رصيدك ورهاناتك في أمان.', region: 'لا يمكن استخدام هذا الموقع من مكانك.' },
  ES: {
    maintenance: 'Estamos trabajando en el sitio. Tu saldo y tus apuestas están a salvo.',
    region: 'Este sitio no se puede usar desde donde estás.',
  },
}

/** English where the language has none here. */
export function systemMessage(kind: Kind, language: string): string {
  return (messages[language] ?? messages.EN)?.[kind] ?? ''
}

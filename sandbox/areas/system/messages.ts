import { labelIn } from '#sandbox/lib/labels.ts'

type Kind = 'maintenance' | 'region'

const messages: Readonly<Record<Kind, string>> = {
  maintenance:
    'We are working on the site. Your balance and your bets are safe.|সাইটে রক্ষণাবেক্ষণের কাজ চলছে। আপনার ব্যালেন্স ও বাজি নিরাপদ আছে।|Chúng tôi đang bảo trì trang. Số dư và các cược của bạn vẫn an toàn.|网站正在维护，您的余额和投注不受影响。|เรากำลังปรับปรุงเว็บไซต์ ยอดเงินและเดิมพันของคุณยังปลอดภัย|ただいまメンテナンス中です。残高とベットは安全に保管されています。|نعمل على صيانة الموقع. رصيدك ورهاناتك في أمان.|Estamos trabajando en el sitio. Tu saldo y tus apuestas están a salvo.',
  region:
    'This site cannot be used from where you are.|আপনার অবস্থান থেকে এই সাইট ব্যবহার করা যায় না।|Không thể sử dụng trang này tại nơi bạn đang ở.|您所在的地区无法使用本网站。|ไม่สามารถใช้เว็บไซต์นี้จากพื้นที่ของคุณได้|お住まいの地域からはこのサイトをご利用いただけません。|لا يمكن استخدام هذا الموقع من مكانك.|Este sitio no se puede usar desde donde estás.',
}

/** English where the language has none here. */
export const systemMessage = (kind: Kind, language: string): string => labelIn(messages[kind], language)

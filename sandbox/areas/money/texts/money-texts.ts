import { labelIn, labelsOf } from '#sandbox/lib/labels.ts'

/** English, Bangla, Vietnamese, Chinese, Thai, Japanese, Arabic, Spanish. No names of real services. */
const channels: Readonly<Record<string, string>> = {
  'bank-qr': 'QR payment|কিউআর পেমেন্ট|Thanh toán QR|扫码支付|ชำระด้วย QR|QR決済|الدفع بالرمز|Pago con QR',
  'bank-qr-2':
    'QR payment, large amounts|কিউআর পেমেন্ট, বড় অঙ্ক|QR số tiền lớn|大额扫码支付|QR จำนวนมาก|QR決済（高額）|رمز الدفع للمبالغ الكبيرة|QR para importes altos',
  'e-wallet': 'E-wallet|ই-ওয়ালেট|Ví điện tử|电子钱包|อีวอลเล็ต|電子ウォレット|محفظة إلكترونية|Monedero electrónico',
  'bank-transfer':
    'Bank transfer|ব্যাংক ট্রান্সফার|Chuyển khoản ngân hàng|银行转账|โอนผ่านธนาคาร|銀行振込|تحويل مصرفي|Transferencia bancaria',
  redirect:
    'Online banking|অনলাইন ব্যাংকিং|Ngân hàng trực tuyến|网上银行|ธนาคารออนไลน์|ネットバンキング|الخدمات المصرفية عبر الإنترنت|Banca en línea',
  'scratch-card':
    'Prepaid card|প্রিপেইড কার্ড|Thẻ cào|充值卡|บัตรเติมเงิน|プリペイドカード|بطاقة مسبقة الدفع|Tarjeta prepago',
  crypto: 'Crypto|ক্রিপ্টো|Tiền mã hoá|加密货币|คริปโต|暗号資産|عملة رقمية|Criptomoneda',
  store: 'Pay at a shop|দোকানে পেমেন্ট|Trả tại cửa hàng|便利店付款|จ่ายที่ร้าน|店頭払い|الدفع في متجر|Pago en tienda',
}

export function channelName(id: string, language: string): string {
  return labelIn(channels[id] ?? id, language)
}

/** Invented: no bank is called so. */
export const banks: readonly { code: string; name: string }[] = [
  { code: 'DBN', name: 'Demo Bank North' },
  { code: 'DBE', name: 'Demo Bank East' },
  { code: 'DBH', name: 'Demo Bank Harbour' },
  { code: 'DBR', name: 'Demo Bank River' },
  { code: 'DPW', name: 'Demo Pocket Wallet' },
]

export function bankName(code: string): string {
  return banks.find((bank) => bank.code === code)?.name ?? code
}

export const refusalReasons = ['details', 'checks'] as const

export type RefusalReason = (typeof refusalReasons)[number]

const reasons: Readonly<Record<RefusalReason, string>> = {
  details:
    'The bank could not find the account. Please check its number.|ব্যাংক অ্যাকাউন্টটি খুঁজে পায়নি। নম্বরটি যাচাই করুন।|Ngân hàng không tìm thấy tài khoản. Vui lòng kiểm tra số tài khoản.|银行未找到该账户，请核对账号。|ธนาคารไม่พบบัญชีนี้ โปรดตรวจสอบเลขบัญชี|銀行で口座が確認できませんでした。口座番号をご確認ください。|لم يجد المصرف الحساب. يرجى التحقق من رقمه.|El banco no encontró la cuenta. Compruebe el número.',
  checks:
    'The payout did not pass our checks. Please contact customer service.|উত্তোলনটি আমাদের যাচাইয়ে উত্তীর্ণ হয়নি। গ্রাহকসেবায় যোগাযোগ করুন।|Yêu cầu rút tiền không qua được khâu kiểm tra. Vui lòng liên hệ chăm sóc khách hàng.|提款未通过审核，请联系客服。|รายการถอนไม่ผ่านการตรวจสอบ โปรดติดต่อฝ่ายบริการลูกค้า|出金は審査を通過しませんでした。カスタマーサービスにお問い合わせください。|لم يجتز السحب عمليات التحقق. يرجى التواصل مع خدمة العملاء.|El retiro no superó nuestras comprobaciones. Contacte con atención al cliente.',
}

export function reasonText(reason: string, language: string): string {
  const known = refusalReasons.find((each) => each === reason)
  return known ? labelIn(reasons[known], language) : reason
}

/** A reason in all languages, as JSON. */
export function reasonTexts(reason: string): string {
  const known = refusalReasons.find((each) => each === reason)
  return labelsOf(known ? reasons[known] : reason)
}

const welcomeBonus =
  'First deposit bonus|প্রথম জমা বোনাস|Thưởng nạp lần đầu|首存红利|โบนัสฝากครั้งแรก|初回入金ボーナス|مكافأة الإيداع الأول|Bono del primer depósito'

/** As a turnover's title is stored: by language, as JSON. */
export const welcomeBonusTitle = JSON.stringify(
  Object.fromEntries(
    ['EN', 'BN', 'VI', 'CN', 'TH', 'JA', 'AR', 'ES'].map((language) => [language, labelIn(welcomeBonus, language)]),
  ),
)

import { type LanguageCode, languageCodes } from '#contract/site/languages.ts'
import { categoryTitle, type GameType } from '#sandbox/catalogue/categories.ts'
import { labelIn, labelsOf } from '#sandbox/lib/labels.ts'
import { moneyTextOf } from '#sandbox/lib/money-text.ts'
import type { GoodsName } from '#sandbox/merchants/demo/mall.ts'
import { goodsTexts } from './goods-texts.ts'

/** English, Bangla, Vietnamese, Chinese, Thai, Japanese, Arabic, Spanish. */
const commonNames = {
  'bonus-small':
    '{amount} bonus|{amount} বোনাস|Thưởng {amount}|{amount} 红利|โบนัส {amount}|{amount}ボーナス|مكافأة {amount}|Bono de {amount}',
  'bonus-large':
    '{amount} bonus|{amount} বোনাস|Thưởng {amount}|{amount} 红利|โบนัส {amount}|{amount}ボーナス|مكافأة {amount}|Bono de {amount}',
  phone: 'Phone credit|মোবাইল রিচার্জ|Thẻ điện thoại|话费充值|เติมเงินมือถือ|携帯電話チャージ|رصيد هاتف|Recarga de móvil',
  spins:
    '20 free spins|20টি ফ্রি স্পিন|20 vòng quay miễn phí|20 次免费旋转|ฟรีสปิน 20 ครั้ง|フリースピン20回|20 لفة مجانية|20 giros gratis',
  meal: 'Meal voucher|খাবারের ভাউচার|Phiếu ăn uống|餐饮券|บัตรกำนัลอาหาร|お食事券|قسيمة وجبة|Vale de comida',
  umbrella: 'Umbrella|ছাতা|Ô che mưa|雨伞|ร่ม|傘|مظلة|Paraguas',
  cinema: 'Cinema ticket|সিনেমার টিকিট|Vé xem phim|电影票|ตั๋วชมภาพยนตร์|映画チケット|تذكرة سينما|Entrada de cine',
  'tea-set': 'Tea set|চায়ের সেট|Bộ ấm trà|茶具套装|ชุดน้ำชา|ティーセット|طقم شاي|Juego de té',
  lamp: 'Desk lamp|টেবিল ল্যাম্প|Đèn bàn|台灯|โคมไฟตั้งโต๊ะ|デスクランプ|مصباح مكتب|Lámpara de escritorio',
  'power-bank':
    'Power bank|পাওয়ার ব্যাংক|Pin dự phòng|移动电源|พาวเวอร์แบงก์|モバイルバッテリー|بطارية محمولة|Batería portátil',
  bag: 'Travel bag|ট্রাভেল ব্যাগ|Túi du lịch|旅行包|กระเป๋าเดินทาง|トラベルバッグ|حقيبة سفر|Bolsa de viaje',
  watch:
    'Fitness watch|ফিটনেস ঘড়ি|Đồng hồ thể thao|运动手表|นาฬิกาออกกำลังกาย|フィットネスウォッチ|ساعة رياضية|Reloj deportivo',
}

export type ItemName = keyof typeof commonNames | GoodsName

const isGoods = (id: ItemName): id is GoodsName => Object.hasOwn(goodsTexts, id)

export const isItemName = (text: string): text is ItemName =>
  Object.hasOwn(commonNames, text) || Object.hasOwn(goodsTexts, text)

const namesOf = (id: ItemName): string => (isGoods(id) ? goodsTexts[id].name : commonNames[id])

/** What it is, in a sentence; empty where its name says it. */
export const itemText = (id: ItemName, language: string): string =>
  isGoods(id) ? labelIn(goodsTexts[id].text, language) : ''

const codeOf = (language: string): LanguageCode => languageCodes.find((code) => code === language) ?? 'EN'

const moneyIn = (language: string, currency: string, minorUnits: number): string =>
  moneyTextOf(minorUnits, { currency, language: codeOf(language) })

/** `bonus` in minor units: what one of it brings. */
export function itemName(
  id: ItemName,
  { language, currency, bonus }: { language: string; currency: string; bonus: number },
): string {
  return labelIn(namesOf(id), language).replace('{amount}', moneyIn(language, currency, bonus))
}

/** All names of an item, as JSON by language. */
export function itemTitles(id: ItemName, currency: string, bonus: number): string {
  return labelsOf(namesOf(id), (text, language) => text.replace('{amount}', moneyIn(language, currency, bonus)))
}

export const categoryTitles = (type: GameType): string =>
  labelsOf('', (_text, language) => categoryTitle(type, language))

export const exchangeTitles = labelsOf(
  'Exchange for money|টাকায় বিনিময়|Đổi thành tiền|兑换现金|แลกเป็นเงิน|現金に交換|استبدال بالمال|Canje por dinero',
)

export const welcomeTitles = labelsOf(
  'Welcome points|স্বাগত পয়েন্ট|Điểm chào mừng|迎新积分|คะแนนต้อนรับ|ウェルカムポイント|نقاط ترحيب|Puntos de bienvenida',
)

export const redeemReasons = ['gone', 'address'] as const
export type RedeemReason = (typeof redeemReasons)[number]

const remarks: Readonly<Record<string, string>> = {
  gone: 'It is out of stock. Points and money were given back.|মজুদ শেষ। পয়েন্ট ও টাকা ফেরত দেওয়া হয়েছে।|Đã hết hàng. Điểm và tiền đã được hoàn lại.|已无库存，积分和款项均已退回。|สินค้าหมด คืนคะแนนและเงินแล้ว|在庫切れのため、ポイントと代金をお返ししました。|نفدت الكمية. أُعيدت النقاط والمبلغ.|Está agotado. Se devolvieron los puntos y el dinero.',
  address:
    'The address could not be found. Points and money were given back.|ঠিকানা পাওয়া যায়নি। পয়েন্ট ও টাকা ফেরত দেওয়া হয়েছে।|Không tìm thấy địa chỉ. Điểm và tiền đã được hoàn lại.|找不到该地址，积分和款项均已退回。|ไม่พบที่อยู่ คืนคะแนนและเงินแล้ว|住所が確認できないため、ポイントと代金をお返ししました。|لم يُعثر على العنوان. أُعيدت النقاط والمبلغ.|No se encontró la dirección. Se devolvieron los puntos y el dinero.',
  sent: 'It is on its way.|পাঠানো হয়েছে।|Đã gửi đi.|已寄出。|จัดส่งแล้ว|発送しました。|تم الإرسال.|Está en camino.',
  paid: 'It is in your wallet.|আপনার ওয়ালেটে জমা হয়েছে।|Đã vào ví của bạn.|已存入您的钱包。|เข้ากระเป๋าเงินของคุณแล้ว|ウォレットに入りました。|أُضيفت إلى محفظتك.|Está en tu monedero.',
  code: 'Code: {code}|কোড: {code}|Mã: {code}|兑换码：{code}|รหัส: {code}|コード：{code}|الرمز: {code}|Código: {code}',
}

/** What the operator says, by its key; "code:K7P4-M2X9" carries a code. */
export function redeemRemark(remark: string, language: string): string {
  const [key = '', code = ''] = remark.split(':')
  return labelIn(remarks[key] ?? '', language).replace('{code}', code)
}

/** The same in all languages, as JSON. */
export const redeemRemarks = (remark: string): string =>
  labelsOf('', (_text, language) => redeemRemark(remark, language))

/** A text of `{"EN":…}` in the asked language; empty where nothing is kept. */
export function storedText(texts: string, language: string): string {
  if (texts === '') return ''
  const all: Readonly<Partial<Record<string, string>>> = JSON.parse(texts)
  return all[language] ?? all.EN ?? ''
}

const rules = [
  'Points are earned with settled stakes. Bets that are cancelled or returned earn none.|নিষ্পন্ন বাজিতে পয়েন্ট পাওয়া যায়। বাতিল বা ফেরত বাজিতে পাওয়া যায় না।|Điểm được tích từ các khoản cược đã thanh toán. Cược bị hủy hoặc hoàn lại không được tính.|已结算的投注可获得积分；取消或退回的投注不计。|ได้คะแนนจากเดิมพันที่ตัดสินแล้ว เดิมพันที่ยกเลิกหรือคืนเงินไม่ได้คะแนน|ポイントは確定したベットに対して付きます。取消・返金されたベットには付きません。|تُكتسب النقاط من الرهانات المسوّاة. لا تُكتسب من الرهانات الملغاة أو المعادة.|Los puntos se ganan con apuestas liquidadas. Las canceladas o devueltas no dan puntos.',
  'Points never expire, and belong to the account that earned them.|পয়েন্টের মেয়াদ শেষ হয় না এবং যে অ্যাকাউন্ট তা পেয়েছে তারই থাকে।|Điểm không bao giờ hết hạn và thuộc về tài khoản đã tích lũy.|积分永不过期，仅归获得积分的账户所有。|คะแนนไม่มีวันหมดอายุ และเป็นของบัญชีที่ได้รับ|ポイントに有効期限はなく、獲得したアカウントのものです。|لا تنتهي صلاحية النقاط، وتبقى للحساب الذي اكتسبها.|Los puntos no caducan y pertenecen a la cuenta que los ganó.',
  'What is redeemed is looked at by our team. Where it cannot be had, points and money are given back in full.|আমাদের দল প্রতিটি আবেদন দেখে। দেওয়া না গেলে পয়েন্ট ও টাকা সম্পূর্ণ ফেরত দেওয়া হয়।|Đội ngũ của chúng tôi xem từng yêu cầu đổi. Nếu không thể giao, điểm và tiền được hoàn lại đầy đủ.|每次兑换均由我们审核；若无法提供，积分和款项将全额退回。|ทีมงานตรวจทุกการแลก หากจัดให้ไม่ได้ จะคืนคะแนนและเงินเต็มจำนวน|交換の申請は担当者が確認します。ご用意できない場合は、ポイントと代金を全額お返しします。|يراجع فريقنا كل طلب. وإن تعذّر توفيره تُعاد النقاط والمبلغ بالكامل.|Nuestro equipo revisa cada canje. Si no es posible, se devuelven por completo los puntos y el dinero.',
  'Goods go to the address that you give. It is used for that alone.|পণ্য আপনার দেওয়া ঠিকানায় যায়। ঠিকানা শুধু এ কাজেই ব্যবহৃত হয়।|Hàng được gửi tới địa chỉ bạn cung cấp; địa chỉ chỉ dùng cho việc này.|实物寄往您填写的地址，该地址仅用于寄送。|สินค้าจะส่งไปยังที่อยู่ที่คุณให้ไว้ ซึ่งใช้เพื่อการนี้เท่านั้น|商品はご入力の住所にお届けします。住所はそのためだけに使います。|تُرسل السلع إلى العنوان الذي تعطيه، ولا يُستخدم لغير ذلك.|Los artículos se envían a la dirección que indiques; solo se usa para eso.',
  'Members who take a break or have excluded themselves, and trial accounts, cannot redeem or exchange.|বিরতি বা স্ব-বর্জনে থাকা সদস্য এবং ট্রায়াল অ্যাকাউন্ট পয়েন্ট ব্যবহার করতে পারে না।|Thành viên đang tạm nghỉ hoặc tự loại trừ và tài khoản dùng thử không thể đổi điểm.|休息中或自我排除的会员以及试玩账户不能兑换。|สมาชิกที่พักเล่นหรือระงับตนเอง และบัญชีทดลอง แลกคะแนนไม่ได้|休憩中・自己排除中の方と体験アカウントは、交換できません。|لا يمكن للأعضاء في استراحة أو المستبعدين أنفسهم ولا للحسابات التجريبية الاستبدال.|Quienes estén en pausa o autoexcluidos y las cuentas de prueba no pueden canjear.',
]

/** HTML, as an operator's editor writes it. */
export function pointRules(language: string): string {
  return `<ul>${rules.map((rule) => `<li>${labelIn(rule, language)}</li>`).join('')}</ul>`
}

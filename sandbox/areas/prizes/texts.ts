import { labelIn } from '#sandbox/lib/labels.ts'

/** English, Bangla, Vietnamese, Chinese, Thai, Japanese, Arabic, Spanish. */
const titles = {
  day: 'Envelope of the day|দিনের খাম|Bao lì xì trong ngày|每日红包|อั่งเปาประจำวัน|本日のポチ袋|ظرف اليوم|Sobre del día',
  week: 'Envelope of the week|সপ্তাহের খাম|Bao lì xì trong tuần|每周红包|อั่งเปาประจำสัปดาห์|今週のポチ袋|ظرف الأسبوع|Sobre de la semana',
}

export const envelopeTitle = (every: 'day' | 'week', language: string): string => labelIn(titles[every], language)

const lines = {
  day: 'Every member is given an envelope each day. Nothing has to be paid in or staked for it.|প্রত্যেক সদস্য প্রতিদিন একটি খাম পান। এর জন্য কিছু জমা বা বাজি ধরতে হয় না।|Mỗi thành viên nhận một bao lì xì mỗi ngày, không cần nạp tiền hay đặt cược.|每位会员每天获得一个红包，无需存款或投注。|สมาชิกทุกคนได้รับอั่งเปาวันละหนึ่งซอง โดยไม่ต้องฝากเงินหรือเดิมพัน|すべての会員に毎日1つ届きます。入金やベットは必要ありません。|يحصل كل عضو على ظرف كل يوم، دون إيداع أو رهان.|Cada socio recibe un sobre al día. No hay que depositar ni apostar nada.',
  week: 'Every member is given an envelope each Monday. Nothing has to be paid in or staked for it.|প্রত্যেক সদস্য প্রতি সোমবার একটি খাম পান। এর জন্য কিছু জমা বা বাজি ধরতে হয় না।|Mỗi thành viên nhận một bao lì xì vào thứ Hai hằng tuần, không cần nạp tiền hay đặt cược.|每位会员每周一获得一个红包，无需存款或投注。|สมาชิกทุกคนได้รับอั่งเปาทุกวันจันทร์ โดยไม่ต้องฝากเงินหรือเดิมพัน|すべての会員に毎週月曜日に1つ届きます。入金やベットは必要ありません。|يحصل كل عضو على ظرف كل يوم اثنين، دون إيداع أو رهان.|Cada socio recibe un sobre cada lunes. No hay que depositar ni apostar nada.',
  opening:
    'What is in it is drawn by chance when you open it, by the chances in the table. Earlier envelopes change nothing. You take it or refuse it then.|খোলার সময় তালিকার সম্ভাবনা অনুযায়ী ভিতরের টাকা দৈবভাবে ঠিক হয়। আগের খাম এতে কিছু বদলায় না। এরপর আপনি তা নেন বা ফিরিয়ে দেন।|Số tiền được rút ngẫu nhiên khi bạn mở, theo xác suất trong bảng. Các bao trước không ảnh hưởng. Sau đó bạn nhận hoặc từ chối.|金额在您打开时按表中概率随机抽取，之前的红包没有影响。之后您可以领取或拒绝。|จำนวนเงินสุ่มตอนเปิด ตามโอกาสในตาราง ซองก่อนหน้าไม่มีผล แล้วคุณเลือกรับหรือไม่รับ|金額は開けたときに、表の確率で無作為に決まります。以前の結果は影響しません。その後、受け取るか断るかを選べます。|يُسحب ما بداخله عشوائيًا عند فتحه وفق الاحتمالات في الجدول، ولا أثر للأظرف السابقة. ثم تأخذه أو ترفضه.|Lo que contiene se sortea al abrirlo, según las probabilidades de la tabla. Los sobres anteriores no influyen. Después lo aceptas o lo rechazas.',
  spins:
    'One spin waits for every member; after it, one is given each day, and up to {keeps} are kept for you. Nothing has to be paid in or staked for it.|প্রত্যেক সদস্যের জন্য একটি স্পিন থাকে; এরপর প্রতিদিন একটি দেওয়া হয়, সর্বোচ্চ {keeps}টি জমা থাকে। এর জন্য কিছু জমা বা বাজি ধরতে হয় না।|Mỗi thành viên có sẵn một lượt quay; sau đó mỗi ngày nhận một lượt, giữ tối đa {keeps} lượt. Không cần nạp tiền hay đặt cược.|每位会员有一次转动机会；之后每天获得一次，最多保留 {keeps} 次，无需存款或投注。|สมาชิกทุกคนมีสิทธิ์หมุนหนึ่งครั้ง หลังจากนั้นได้รับวันละหนึ่งครั้ง เก็บไว้ได้สูงสุด {keeps} ครั้ง โดยไม่ต้องฝากเงินหรือเดิมพัน|すべての会員に1回分があります。その後は1日1回分が届き、最大{keeps}回分まで残ります。入金やベットは必要ありません。|لكل عضو دورة واحدة، ثم تُمنح دورة كل يوم، ويُحفظ لك ما يصل إلى {keeps}، دون إيداع أو رهان.|Cada socio tiene un giro; después se da uno al día y se guardan hasta {keeps}. No hay que depositar ni apostar nada.',
  turning:
    'The prize is drawn by chance before the wheel turns, by the chances in the table. Earlier spins change nothing.|চাকা ঘোরার আগেই তালিকার সম্ভাবনা অনুযায়ী পুরস্কার দৈবভাবে ঠিক হয়। আগের স্পিন এতে কিছু বদলায় না।|Phần thưởng được rút ngẫu nhiên trước khi vòng quay chạy, theo xác suất trong bảng. Các lượt trước không ảnh hưởng.|奖品在转盘转动前按表中概率随机抽取，之前的转动没有影响。|รางวัลสุ่มก่อนวงล้อหมุน ตามโอกาสในตาราง การหมุนครั้งก่อนไม่มีผล|賞はホイールが回る前に、表の確率で無作為に決まります。以前の結果は影響しません。|تُسحب الجائزة عشوائيًا قبل دوران العجلة وفق الاحتمالات في الجدول، ولا أثر للدورات السابقة.|El premio se sortea antes de que gire la rueda, según las probabilidades de la tabla. Los giros anteriores no influyen.',
  each: 'How often won money must be staked before it can be paid out stands beside each prize.|জেতা টাকা তোলার আগে কত গুণ বাজি ধরতে হবে, তা প্রতিটি পুরস্কারের পাশে লেখা আছে।|Số lần phải đặt cược trước khi rút được ghi bên cạnh từng phần thưởng.|提款前须完成的流水倍数写在每个奖品旁边。|จำนวนเท่าที่ต้องเดิมพันก่อนถอนระบุไว้ข้างรางวัลแต่ละรายการ|出金前に必要なベットの倍数は、それぞれの賞の横にあります。|عدد مرات الرهان المطلوبة قبل السحب مذكور بجانب كل جائزة.|Junto a cada premio figura cuántas veces debe apostarse el dinero ganado antes de retirarlo.',
  seeds:
    'Each spin is drawn from a seed whose hash you have before it, and from a seed of your own.|প্রতিটি স্পিন দুটি বীজ থেকে ঠিক হয়: একটির হ্যাশ আপনি আগেই পান, অন্যটি আপনার নিজের।|Mỗi lượt quay được rút từ một hạt giống có mã băm bạn nhận trước và từ hạt giống của chính bạn.|每次转动由两个种子决定：一个的哈希值您事先已得到，另一个由您自己提供。|การหมุนแต่ละครั้งสุ่มจากซีดที่คุณได้แฮชล่วงหน้า และจากซีดของคุณเอง|各スピンは、事前にハッシュが示されたシードと、あなた自身のシードから決まります。|تُسحب كل دورة من بذرة تحصل على بصمتها مسبقًا، ومن بذرة تختارها أنت.|Cada giro se sortea con una semilla cuyo hash tienes antes y con una semilla tuya.',
  tied: 'Won money must be staked {times} times before it can be paid out.|জেতা টাকা তোলার আগে {times} গুণ বাজি ধরতে হবে।|Tiền trúng phải được cược {times} lần trước khi rút.|所得金额须完成 {times} 倍流水后方可提款。|เงินที่ได้ต้องเดิมพันครบ {times} เท่าก่อนถอน|当たったお金は{times}倍のベットを満たすと出金できます。|يجب الرهان بالمال المكتسب {times} مرات قبل سحبه.|El dinero ganado debe apostarse {times} veces antes de retirarlo.',
  tiedOnce:
    'Won money must be staked once before it can be paid out.|জেতা টাকা তোলার আগে একবার বাজি ধরতে হবে।|Tiền trúng phải được cược một lần trước khi rút.|所得金额须完成 1 倍流水后方可提款。|เงินที่ได้ต้องเดิมพันหนึ่งเท่าก่อนถอน|当たったお金は1倍のベットを満たすと出金できます。|يجب الرهان بالمال المكتسب مرة واحدة قبل سحبه.|El dinero ganado debe apostarse una vez antes de retirarlo.',
  free: 'Won money can be paid out at once.|জেতা টাকা সঙ্গে সঙ্গে তোলা যায়।|Tiền trúng có thể rút ngay.|所得金额可直接提款。|เงินที่ได้ถอนได้ทันที|当たったお金はすぐに出金できます。|يمكن سحب المال المكتسب فورًا.|El dinero ganado se puede retirar al momento.',
  pause:
    'Closed to members who take a break or have excluded themselves.|বিরতি বা স্ব-বর্জনে থাকা সদস্যদের জন্য বন্ধ।|Không áp dụng cho thành viên đang tạm nghỉ hoặc tự loại trừ.|休息中或自我排除的会员不可参加。|ปิดสำหรับสมาชิกที่พักเล่นหรือระงับตนเอง|休憩中・自己排除中の方は参加できません。|مغلق أمام من هم في استراحة أو استبعدوا أنفسهم.|No disponible para quienes estén en pausa o autoexcluidos.',
} satisfies Readonly<Record<string, string>>

type Line = keyof typeof lines

const turnoverLine = (times: number): Line => (times === 0 ? 'free' : times === 1 ? 'tiedOnce' : 'tied')

function listOf(names: readonly Line[], language: string, figures: Readonly<Record<string, number>>): string {
  const filled = (name: Line): string =>
    labelIn(lines[name], language).replaceAll(/\{(\w+)\}/g, (place, key: string) => String(figures[key] ?? place))
  return `<ul>${names.map((name) => `<li>${filled(name)}</li>`).join('')}</ul>`
}

/** HTML: a list. */
export function envelopeText(rules: { every: 'day' | 'week'; times: number }, language: string): string {
  return listOf([rules.every, 'opening', turnoverLine(rules.times), 'pause'], language, { times: rules.times })
}

/** HTML: a list. */
export function wheelText(rules: { keeps: number }, language: string): string {
  return listOf(['spins', 'turning', 'seeds', 'each', 'pause'], language, rules)
}

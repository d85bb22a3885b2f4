import { labelIn, labelsOf } from '#sandbox/lib/labels.ts'

/** English, Bangla, Vietnamese, Chinese, Thai, Japanese, Arabic, Spanish. */
interface Words {
  title: string
  summary: string
}

const texts = {
  'first-deposit': {
    title:
      'First deposit bonus|প্রথম জমা বোনাস|Thưởng nạp lần đầu|首存红利|โบนัสฝากครั้งแรก|初回入金ボーナス|مكافأة الإيداع الأول|Bono del primer depósito',
    summary:
      '{percent} of your first deposit, if you choose it in the deposit form.|জমার ফর্মে বেছে নিলে প্রথম জমার {percent}।|{percent} khoản nạp đầu tiên, nếu bạn chọn trong biểu mẫu nạp tiền.|在存款表单中选择后，获得首次存款的 {percent}。|รับ {percent} ของยอดฝากครั้งแรก หากคุณเลือกในแบบฟอร์มฝากเงิน|入金フォームで選ぶと、初回入金額の{percent}がもらえます。|{percent} من إيداعك الأول إن اخترتها في نموذج الإيداع.|{percent} de tu primer depósito, si lo eliges en el formulario de depósito.',
  },
  'steady-play': {
    title:
      'Steady play bonus|নিয়মিত খেলার বোনাস|Thưởng chơi đều đặn|稳步游戏红利|โบนัสเล่นสม่ำเสมอ|コツコツプレイボーナス|مكافأة اللعب المنتظم|Bono por juego constante',
    summary:
      'Stake {needed} on slots and claim {bonus}.|স্লটে {needed} বাজি ধরুন এবং {bonus} নিন।|Cược {needed} ở slot và nhận {bonus}.|在老虎机投注满 {needed}，即可领取 {bonus}。|เดิมพันสล็อตครบ {needed} แล้วรับ {bonus}|スロットで合計{needed}ベットすると{bonus}を受け取れます。|راهن بمبلغ {needed} في ماكينات السلوت واحصل على {bonus}.|Apuesta {needed} en tragamonedas y reclama {bonus}.',
  },
  anniversary: {
    title:
      'Member’s anniversary|সদস্যপদের বর্ষপূর্তি|Kỷ niệm ngày gia nhập|会员周年礼|ครบรอบวันเป็นสมาชิก|入会記念日|ذكرى العضوية|Aniversario de socio',
    summary:
      'One year a member? Ask for {bonus}; our team looks at each request.|সদস্যপদের এক বছর? {bonus} চান; আমাদের দল প্রতিটি আবেদন দেখে।|Đã là thành viên một năm? Hãy yêu cầu {bonus}; đội ngũ xem xét từng yêu cầu.|入会满一年？可申请 {bonus}，由我们逐一审核。|เป็นสมาชิกครบหนึ่งปีแล้วใช่ไหม ขอรับ {bonus} ได้ ทีมงานจะตรวจทุกคำขอ|入会から1年の方は{bonus}を申請できます。申請は1件ずつ確認します。|أتممت عامًا عضوًا؟ اطلب {bonus}؛ يراجع فريقنا كل طلب.|¿Un año como socio? Pide {bonus}; nuestro equipo revisa cada solicitud.',
  },
  'friendly-cup': {
    title: 'Friendly cup|প্রীতি কাপ|Cúp giao hữu|友谊杯|ถ้วยกระชับมิตร|フレンドリーカップ|كأس الأصدقاء|Copa amistosa',
    summary:
      'A free draw for members: sign up, and on the last day {bonus} goes to one name of every ten.|সদস্যদের জন্য বিনামূল্যের ড্র: নাম লেখান, শেষ দিনে প্রতি দশ নামের একজন {bonus} পান।|Rút thăm miễn phí cho thành viên: đăng ký, ngày cuối cứ mười người có một người nhận {bonus}.|会员免费抽奖：报名后，最后一天每十个名字抽出一个，获得 {bonus}。|จับสลากฟรีสำหรับสมาชิก ลงชื่อไว้ วันสุดท้ายหนึ่งในทุกสิบชื่อรับ {bonus}|会員向けの無料抽選です。申し込むと、最終日に10名につき1名が{bonus}を受け取れます。|سحب مجاني للأعضاء: سجّل، وفي اليوم الأخير يحصل اسم واحد من كل عشرة على {bonus}.|Un sorteo gratuito para socios: inscríbete y el último día uno de cada diez nombres recibe {bonus}.',
  },
  'season-opening': {
    title:
      'Season opening|মৌসুমের শুরু|Khai mạc mùa giải|赛季开幕|เปิดฤดูกาล|シーズン開幕|افتتاح الموسم|Inicio de temporada',
    summary:
      'From the first match day on: stake {needed} on sports and claim {bonus}.|প্রথম ম্যাচের দিন থেকে: স্পোর্টসে {needed} বাজি ধরুন, {bonus} নিন।|Từ ngày thi đấu đầu tiên: cược {needed} ở thể thao và nhận {bonus}.|自首个比赛日起：在体育投注满 {needed}，领取 {bonus}。|ตั้งแต่วันแข่งแรก เดิมพันกีฬาครบ {needed} แล้วรับ {bonus}|開幕日からスポーツで合計{needed}ベットすると{bonus}を受け取れます。|من أول يوم للمباريات: راهن بمبلغ {needed} في الرياضة واحصل على {bonus}.|Desde la primera jornada: apuesta {needed} en deportes y reclama {bonus}.',
  },
  'autumn-reels': {
    title: 'Autumn reels|শরতের রিল|Vòng quay mùa thu|秋日转轴|วงล้อฤดูใบไม้ร่วง|秋のリール|بكرات الخريف|Rodillos de otoño',
    summary:
      'Stake {needed} on slots and claim {bonus}.|স্লটে {needed} বাজি ধরুন এবং {bonus} নিন।|Cược {needed} ở slot và nhận {bonus}.|在老虎机投注满 {needed}，领取 {bonus}。|เดิมพันสล็อตครบ {needed} แล้วรับ {bonus}|スロットで合計{needed}ベットすると{bonus}を受け取れます。|راهن بمبلغ {needed} في ماكينات السلوت واحصل على {bonus}.|Apuesta {needed} en tragamonedas y reclama {bonus}.',
  },
  'month-rebate': {
    title:
      'Monthly rebate|মাসিক রিবেট|Hoàn trả hằng tháng|月度返水|คืนยอดรายเดือน|月間リベート|استرداد شهري|Reembolso mensual',
    summary:
      'Stake {needed} in a month and claim {bonus} back, free to pay out.|এক মাসে {needed} বাজি ধরুন, {bonus} ফেরত নিন, সঙ্গে সঙ্গে তোলা যায়।|Cược {needed} trong tháng và nhận lại {bonus}, rút được ngay.|当月投注满 {needed}，返还 {bonus}，可直接提款。|เดิมพันครบ {needed} ในหนึ่งเดือน รับคืน {bonus} ถอนได้ทันที|月に合計{needed}ベットすると{bonus}が戻り、すぐに出金できます。|راهن بمبلغ {needed} خلال شهر واسترد {bonus} قابلة للسحب فورًا.|Apuesta {needed} en un mes y recupera {bonus}, listo para retirar.',
  },
  'vip-welcome': {
    title:
      'Welcome to VIP|ভিআইপিতে স্বাগতম|Chào mừng VIP|VIP 欢迎礼|ต้อนรับสู่ VIP|VIPウェルカム|أهلًا بك في VIP|Bienvenida VIP',
    summary:
      'For members of rank 1 and above: stake {needed} and claim {bonus}.|1 ও তার উপরের র‍্যাঙ্কের জন্য: {needed} বাজি ধরুন, {bonus} নিন।|Dành cho hạng 1 trở lên: cược {needed} và nhận {bonus}.|1 级及以上会员：投注满 {needed}，领取 {bonus}。|สำหรับระดับ 1 ขึ้นไป เดิมพันครบ {needed} แล้วรับ {bonus}|ランク1以上の方：合計{needed}ベットで{bonus}を受け取れます。|لأعضاء الرتبة 1 فما فوق: راهن بمبلغ {needed} واحصل على {bonus}.|Para rangos 1 y superiores: apuesta {needed} y reclama {bonus}.',
  },
} satisfies Readonly<Record<string, Words>>

export type PromotionId = keyof typeof texts

const terms = {
  once: 'Once for each member.|প্রত্যেক সদস্যের জন্য একবার।|Mỗi thành viên một lần.|每位会员限一次。|สมาชิกละหนึ่งครั้ง|お一人様1回限りです。|مرة واحدة لكل عضو.|Una vez por socio.',
  chosen:
    'Nobody is signed up by us: you take part only if you choose to.|আমরা কাউকে যুক্ত করি না: আপনি চাইলে তবেই অংশ নেন।|Chúng tôi không đăng ký thay ai: bạn chỉ tham gia khi tự chọn.|我们不会替您报名：仅在您选择后才参加。|เราไม่ลงชื่อแทนใคร คุณเข้าร่วมก็ต่อเมื่อคุณเลือกเอง|こちらで自動的に参加させることはありません。|لا نسجّل أحدًا من تلقاء أنفسنا: لا تشارك إلا إذا اخترت ذلك.|No inscribimos a nadie: solo participas si lo eliges.',
  stakes:
    'Every stake from the moment you join counts, lotteries too.|যোগ দেওয়ার পর থেকে প্রতিটি বাজি গণনা হয়, লটারিও।|Mọi khoản cược từ lúc tham gia đều được tính, kể cả xổ số.|自参加起，每笔投注均计入，包括彩票。|นับทุกเดิมพันตั้งแต่คุณเข้าร่วม รวมถึงลอตเตอรี่|参加した時点から、ベットがすべて対象です（宝くじを含む）。|يُحتسب كل رهان منذ لحظة انضمامك، بما في ذلك اليانصيب.|Cuenta toda apuesta desde que te unes, también la lotería.',
  stakesOn:
    'Stakes on {games} count from the moment you join; stakes on other games do not.|যোগ দেওয়ার পর থেকে {games}-এর বাজি গণনা হয়; অন্য গেমের বাজি হয় না।|Chỉ tính tiền cược ở {games} từ lúc tham gia; trò chơi khác không được tính.|自参加起仅计入{games}的投注，其他游戏不计入。|นับเฉพาะเดิมพันใน{games}ตั้งแต่คุณเข้าร่วม เกมอื่นไม่นับ|参加した時点からの{games}のベットが対象です。ほかのゲームは対象外です。|تُحتسب الرهانات على {games} منذ لحظة انضمامك؛ ولا تُحتسب الرهانات على ألعاب أخرى.|Cuentan las apuestas en {games} desde que te unes; las de otros juegos no.',
  drawn:
    'Signing up costs nothing. The draw is among all who signed up: one name of every ten, at least one. Whoever is drawn claims it here.|নাম লেখাতে কিছু লাগে না। যাঁরা নাম লিখিয়েছেন তাঁদের মধ্যে ড্র: প্রতি দশজনে একজন, অন্তত একজন। যাঁর নাম ওঠে তিনি এখানেই নেন।|Đăng ký không mất phí. Rút thăm trong số người đã đăng ký: cứ mười người một người, ít nhất một người. Người trúng nhận tại đây.|报名免费。从所有报名者中抽取：每十人一名，至少一名。中签者在此领取。|ลงชื่อไม่เสียค่าใช้จ่าย จับสลากจากทุกคนที่ลงชื่อ หนึ่งในทุกสิบชื่อ อย่างน้อยหนึ่งชื่อ ผู้ที่ได้รับเลือกกดรับที่นี่|申し込みは無料です。申し込んだ方の中から10名につき1名、少なくとも1名を抽選します。当選された方はここで受け取れます。|التسجيل مجاني. يُجرى السحب بين كل من سجّل: اسم من كل عشرة، وواحد على الأقل. ومن يُسحب اسمه يحصل عليها من هنا.|Inscribirse es gratis. Se sortea entre todos los inscritos: uno de cada diez nombres, al menos uno. Quien salga lo reclama aquí.',
  tied: 'The bonus must be staked {times} times before it can be paid out.|তোলার আগে বোনাস {times} গুণ বাজি ধরতে হবে।|Tiền thưởng phải được cược {times} lần trước khi rút.|红利须完成 {times} 倍流水后方可提款。|ต้องเดิมพันโบนัสครบ {times} เท่าก่อนถอน|ボーナスは{times}倍のベットを満たすと出金できます。|يجب الرهان بالمكافأة {times} مرات قبل سحبها.|El bono debe apostarse {times} veces antes de retirarlo.',
  tiedOnce:
    'The bonus must be staked once before it can be paid out.|তোলার আগে বোনাস একবার বাজি ধরতে হবে।|Tiền thưởng phải được cược một lần trước khi rút.|红利须完成 1 倍流水后方可提款。|ต้องเดิมพันโบนัสหนึ่งเท่าก่อนถอน|ボーナスは1倍のベットを満たすと出金できます。|يجب الرهان بالمكافأة مرة واحدة قبل سحبها.|El bono debe apostarse una vez antes de retirarlo.',
  free: 'Nothing has to be staked with it: it can be paid out at once.|এর সঙ্গে কোনো বাজির শর্ত নেই: সঙ্গে সঙ্গে তোলা যায়।|Không cần cược thêm: có thể rút ngay.|无流水要求，可立即提款。|ไม่มีเงื่อนไขการเดิมพัน ถอนได้ทันที|ベット条件はなく、すぐに出金できます。|لا يلزم الرهان بها: يمكن سحبها فورًا.|No hay que apostarlo: se puede retirar de inmediato.',
  request:
    'Our team answers within three days, and says why where it cannot agree.|আমাদের দল তিন দিনের মধ্যে উত্তর দেয়, রাজি না হলে কারণ জানায়।|Đội ngũ trả lời trong ba ngày và nêu lý do nếu không đồng ý.|我们会在三天内答复，若不通过会说明原因。|ทีมงานตอบภายในสามวัน และแจ้งเหตุผลหากไม่อนุมัติ|3日以内にお返事し、お受けできない場合は理由をお伝えします。|يرد فريقنا خلال ثلاثة أيام ويذكر السبب إن لم يوافق.|Respondemos en tres días y explicamos el motivo si no se aprueba.',
  pause:
    'Closed to members who take a break or have excluded themselves.|বিরতি বা স্ব-বর্জনে থাকা সদস্যদের জন্য বন্ধ।|Không áp dụng cho thành viên đang tạm nghỉ hoặc tự loại trừ.|休息中或自我排除的会员不可参加。|ปิดสำหรับสมาชิกที่พักเล่นหรือระงับตนเอง|休憩中・自己排除中の方は参加できません。|مغلق أمام من هم في استراحة أو استبعدوا أنفسهم.|No disponible para quienes estén en pausa o autoexcluidos.',
}

type Term = keyof typeof terms

const notNew =
  'You have made a deposit before.|আপনি আগে জমা দিয়েছেন।|Bạn đã từng nạp tiền.|您此前已存过款。|คุณเคยฝากเงินแล้ว|すでに入金されたことがあります。|سبق لك أن أودعت.|Ya hiciste un depósito antes.'
const notVip =
  'It is for members of rank 1 and above.|এটি 1 ও তার উপরের র‍্যাঙ্কের জন্য।|Chỉ dành cho hạng 1 trở lên.|仅限 1 级及以上会员。|สำหรับระดับ 1 ขึ้นไป|ランク1以上の方が対象です。|مخصص للرتبة 1 فما فوق.|Es para rangos 1 y superiores.'
const tooSoon =
  'The account is not a year old yet. Please ask again after that day.|অ্যাকাউন্টের এখনো এক বছর হয়নি। সেই দিনের পর আবার চান।|Tài khoản chưa đủ một năm. Vui lòng yêu cầu lại sau ngày đó.|账户注册未满一年，请届时再申请。|บัญชียังไม่ครบหนึ่งปี โปรดขออีกครั้งหลังวันนั้น|ご登録からまだ1年経っていません。その日以降に改めて申請してください。|لم يمضِ عام على الحساب بعد. يرجى الطلب بعد ذلك اليوم.|La cuenta aún no cumple un año. Vuelve a pedirlo después de ese día.'
const notDrawn =
  'Another name was drawn this time.|এবার অন্য নাম উঠেছে।|Lần này tên khác được rút.|本次抽中了其他会员。|ครั้งนี้จับได้ชื่ออื่น|今回はほかの方が当選しました。|سُحب اسم آخر هذه المرة.|Esta vez salió otro nombre.'

const reasons: Readonly<Record<string, string>> = {
  'not-new': notNew,
  'not-vip': notVip,
  'too-soon': tooSoon,
  'not-drawn': notDrawn,
}

export function promotionReason(reason: string, language: string): string {
  return labelIn(reasons[reason] ?? reason, language)
}

/** A reason in all languages, as JSON. */
export const promotionReasons = (reason: string): string => labelsOf(reasons[reason] ?? reason)

/** Written figures for the places of a text. */
type Figures = Readonly<Record<string, string>>

const filled = (words: string, figures: Figures): string =>
  words.replaceAll(/\{(\w+)\}/g, (place, name: string) => figures[name] ?? place)

export function promotionText(id: PromotionId, language: string, figures: Figures): Words {
  const { title, summary } = texts[id]
  return { title: labelIn(title, language), summary: filled(labelIn(summary, language), figures) }
}

/** HTML: the summary, and each term as a line of a list. */
export function promotionTerms(
  summary: string,
  names: readonly Term[],
  { language, figures }: { language: string; figures: Figures },
): string {
  const lines = names.map((name) => `<li>${filled(labelIn(terms[name], language), figures)}</li>`)
  return `<p>${summary}</p><ul>${lines.join('')}</ul>`
}

/** As a turnover's title is stored: by language, as JSON. */
export const promotionTitles = (id: PromotionId): string => labelsOf(texts[id].title)

const rewards = {
  bonus: 'Thank-you bonus|ধন্যবাদ বোনাস|Thưởng tri ân|感谢红利|โบนัสขอบคุณ|感謝ボーナス|مكافأة شكر|Bono de agradecimiento',
  rebate:
    'Weekly rebate|সাপ্তাহিক রিবেট|Hoàn trả hằng tuần|每周返水|คืนยอดรายสัปดาห์|週間リベート|استرداد أسبوعي|Reembolso semanal',
  points: 'Gift of points|পয়েন্ট উপহার|Quà tặng điểm|积分礼|ของขวัญเป็นคะแนน|ポイントギフト|هدية نقاط|Regalo de puntos',
  birthday:
    'Birthday gift|জন্মদিনের উপহার|Quà sinh nhật|生日礼金|ของขวัญวันเกิด|バースデーギフト|هدية عيد الميلاد|Regalo de cumpleaños',
  rank: 'Gift of your rank|র‍্যাঙ্কের উপহার|Quà thăng hạng|等级礼金|ของขวัญตามระดับ|ランク特典|هدية رتبتك|Regalo de tu rango',
  mission:
    'Finished mission|সম্পন্ন মিশন|Hoàn thành nhiệm vụ|任务完成奖励|ภารกิจสำเร็จ|ミッション達成|مهمة منجزة|Misión completada',
}

export const rewardTitle = (kind: keyof typeof rewards, language: string): string => labelIn(rewards[kind], language)

export const rewardTitles = (kind: keyof typeof rewards): string => labelsOf(rewards[kind])

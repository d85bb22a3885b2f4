/** What a table or a match is about, in the order EN BN VI CN TH JA AR ES. */
const subjects = {
  roulette: 'Roulette|রুলেট|Roulette|轮盘|รูเล็ต|ルーレット|روليت|Ruleta',
  baccarat: 'Baccarat|বাকারা|Baccarat|百家乐|บาคาร่า|バカラ|باكارات|Bacará',
  blackjack: 'Blackjack|ব্ল্যাকজ্যাক|Blackjack|二十一点|แบล็คแจ็ค|ブラックジャック|بلاك جاك|Blackjack',
  wheel: 'Wheel|হুইল|Vòng quay|幸运轮|วงล้อ|ホイール|عجلة|Rueda',
  'dragon-tiger': 'Dragon Tiger|ড্রাগন টাইগার|Rồng Hổ|龙虎|เสือมังกร|ドラゴンタイガー|التنين والنمر|Dragón Tigre',
  'sic-bo': 'Sic Bo|সিক বো|Tài xỉu|骰宝|ไฮโล|シックボー|سيك بو|Sic Bo',
  'horse-racing': 'Horse racing|ঘোড়দৌড়|Đua ngựa|赛马|แข่งม้า|競馬|سباق الخيل|Carreras de caballos',
  poker: 'Poker|পোকার|Poker|扑克|โป๊กเกอร์|ポーカー|بوكر|Póquer',
  cards: 'Cards|তাস|Bài|纸牌|ไพ่|カード|ورق|Cartas',
  dice: 'Dice|পাশা|Xúc xắc|骰子|ลูกเต๋า|ダイス|نرد|Dados',
  cricket: 'Cricket|ক্রিকেট|Cricket|板球|คริกเก็ต|クリケット|كريكيت|Críquet',
  football: 'Football|ফুটবল|Bóng đá|足球|ฟุตบอล|サッカー|كرة القدم|Fútbol',
  basketball: 'Basketball|বাস্কেটবল|Bóng rổ|篮球|บาสเกตบอล|バスケットボール|كرة السلة|Baloncesto',
  tennis: 'Tennis|টেনিস|Quần vợt|网球|เทนนิส|テニス|تنس|Tenis',
  volleyball: 'Volleyball|ভলিবল|Bóng chuyền|排球|วอลเลย์บอล|バレーボール|الكرة الطائرة|Voleibol',
  baseball: 'Baseball|বেসবল|Bóng chày|棒球|เบสบอล|野球|بيسبول|Béisbol',
  badminton: 'Badminton|ব্যাডমিন্টন|Cầu lông|羽毛球|แบดมินตัน|バドミントン|الريشة الطائرة|Bádminton',
  boxing: 'Boxing|বক্সিং|Quyền Anh|拳击|มวย|ボクシング|ملاكمة|Boxeo',
  racing: 'Racing|রেসিং|Đua xe|赛车|แข่งรถ|レース|سباق|Carreras',
  shooter: 'Shooter|শুটার|Bắn súng|射击|เกมยิง|シューター|تصويب|Disparos',
  arena: 'Arena|অ্যারেনা|Đấu trường|竞技场|อารีน่า|アリーナ|ساحة|Arena',
  strategy: 'Strategy|স্ট্র্যাটেজি|Chiến thuật|策略|กลยุทธ์|ストラテジー|استراتيجية|Estrategia',
  fighting: 'Fighting|ফাইটিং|Đối kháng|格斗|ต่อสู้|格闘|قتال|Lucha',
  cockfight: 'Cockfight|মোরগ লড়াই|Đá gà|斗鸡|ไก่ชน|闘鶏|مصارعة الديوك|Peleas de gallos',
} as const

export type Subject = keyof typeof subjects

const order = ['EN', 'BN', 'VI', 'CN', 'TH', 'JA', 'AR', 'ES']

/** In the asked language, else English; undefined for a game without a subject. */
export function subjectIn(subject: string, language: string): string | undefined {
  if (!isSubject(subject)) return undefined
  const words = subjects[subject].split('|')
  return words[Math.max(0, order.indexOf(language))]
}

function isSubject(text: string): text is Subject {
  return Object.hasOwn(subjects, text)
}

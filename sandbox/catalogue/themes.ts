import { labelIn } from '../lib/labels.ts'

/** What games are about, in the order EN BN VI CN TH JA AR ES. */
const themes = {
  animals: 'Animals|প্রাণী|Động vật|动物|สัตว์|動物|حيوانات|Animales',
  asia: 'Asia|এশিয়া|Châu Á|亚洲|เอเชีย|アジア|آسيا|Asia',
  cards: 'Cards and dice|তাস ও পাশা|Bài và xúc xắc|纸牌与骰子|ไพ่และลูกเต๋า|カードとダイス|ورق ونرد|Cartas y dados',
  classic: 'Classic|ক্লাসিক|Cổ điển|经典|คลาสสิก|クラシック|كلاسيكي|Clásicos',
  desert: 'Desert|মরুভূমি|Sa mạc|沙漠|ทะเลทราย|砂漠|الصحراء|Desierto',
  egypt: 'Egypt|মিশর|Ai Cập|埃及|อียิปต์|エジプト|مصر|Egipto',
  festival: 'Festival|উৎসব|Lễ hội|节庆|เทศกาล|お祭り|مهرجان|Festival',
  fruit: 'Fruit|ফল|Trái cây|水果|ผลไม้|フルーツ|فواكه|Frutas',
  legends: 'Legends|কিংবদন্তি|Huyền thoại|传说|ตำนาน|伝説|أساطير|Leyendas',
  nature: 'Nature|প্রকৃতি|Thiên nhiên|自然|ธรรมชาติ|自然|الطبيعة|Naturaleza',
  north: 'The North|উত্তরের দেশ|Phương Bắc|北方|แดนเหนือ|北国|الشمال|El Norte',
  ocean: 'Ocean|সমুদ্র|Đại dương|海洋|มหาสมุทร|海|المحيط|Océano',
  space: 'Space|মহাকাশ|Vũ trụ|太空|อวกาศ|宇宙|الفضاء|Espacio',
  sweets: 'Sweets|মিষ্টি|Bánh kẹo|糖果|ขนมหวาน|お菓子|حلوى|Dulces',
  treasure: 'Treasure|গুপ্তধন|Kho báu|宝藏|สมบัติ|宝物|كنوز|Tesoros',
  wheels: 'Wheels|চাকা|Vòng quay|轮盘|วงล้อ|ホイール|عجلات|Ruedas',
} as const

/** What games have, in the same order. */
const features = {
  'auto-fire': 'Auto-fire|স্বয়ংক্রিয় গুলি|Tự động bắn|自动射击|ยิงอัตโนมัติ|オート射撃|إطلاق تلقائي|Disparo automático',
  'bonus-round': 'Bonus round|বোনাস রাউন্ড|Vòng thưởng|奖励回合|รอบโบนัส|ボーナスラウンド|جولة مكافأة|Ronda de bonos',
  'boss-fights': 'Boss fights|বস লড়াই|Đấu trùm|首领战|สู้บอส|ボス戦|معارك الزعماء|Jefes finales',
  cascades: 'Cascades|ক্যাসকেড|Thác biểu tượng|连消|สัญลักษณ์ร่วงหล่น|カスケード|رموز متساقطة|Cascadas',
  'cluster-pays':
    'Cluster pays|গুচ্ছে জয়|Thắng theo cụm|聚集赢奖|จ่ายแบบกลุ่ม|クラスターペイ|دفع بالمجموعات|Pagos por grupos',
  'expanding-wilds':
    'Expanding wilds|প্রসারিত ওয়াইল্ড|Wild mở rộng|扩展百搭|ไวลด์ขยาย|拡張ワイルド|رموز بديلة متمددة|Comodines expansivos',
  'free-spins': 'Free spins|ফ্রি স্পিন|Vòng quay miễn phí|免费旋转|ฟรีสปิน|フリースピン|لفات مجانية|Giros gratis',
  jackpot: 'Jackpot|জ্যাকপট|Giải độc đắc|累积奖金|แจ็กพอต|ジャックポット|جائزة كبرى|Bote',
  multipliers: 'Multipliers|গুণক|Hệ số nhân|倍数|ตัวคูณ|マルチプライヤー|مضاعفات|Multiplicadores',
  'private-tables':
    'Private tables|ব্যক্তিগত টেবিল|Bàn riêng|私人牌桌|โต๊ะส่วนตัว|プライベート卓|طاولات خاصة|Mesas privadas',
  respins: 'Respins|রি-স্পিন|Quay lại|重转|รีสปิน|リスピン|إعادة اللف|Respins',
  'side-bets': 'Side bets|সাইড বেট|Cược phụ|边注|เดิมพันข้าง|サイドベット|رهانات جانبية|Apuestas laterales',
  tournaments: 'Tournaments|টুর্নামেন্ট|Giải đấu|锦标赛|ทัวร์นาเมนต์|トーナメント|بطولات|Torneos',
  wilds: 'Wilds|ওয়াইল্ড|Biểu tượng wild|百搭|ไวลด์|ワイルド|رموز بديلة|Comodines',
} as const

export type Theme = keyof typeof themes
export type Feature = keyof typeof features

/** In the asked language, else English; the code itself where nobody knows it. */
export function themeIn(code: string, language: string): string {
  return isKeyOf(themes, code) ? labelIn(themes[code], language) : code
}

export function featureIn(code: string, language: string): string {
  return isKeyOf(features, code) ? labelIn(features[code], language) : code
}

function isKeyOf<Labels extends object>(labels: Labels, code: string): code is Extract<keyof Labels, string> {
  return Object.hasOwn(labels, code)
}

/** What a question may ask for, in the order of each language's lists. */
interface Wording {
  ask: (kind: string) => string
  between: string
  /** A kind as the question names it, and six words of it that are of no other kind here. */
  groups: readonly (readonly [kind: string, words: readonly string[]])[]
}

const list = (words: string): readonly string[] => words.split(', ')

export const captchaWords: Readonly<Record<string, Wording>> = {
  EN: {
    ask: (kind) => `Which two of these words are ${kind}?`,
    between: ', ',
    groups: [
      ['animals', list('horse, cow, cat, dog, goat, duck')],
      ['fruit', list('apple, banana, mango, orange, grape, lemon')],
      ['pieces of clothing', list('shirt, coat, shoe, hat, sock, scarf')],
      ['pieces of furniture', list('chair, table, bed, shelf, sofa, cupboard')],
      ['vehicles', list('car, bus, train, boat, bicycle, lorry')],
    ],
  },
  BN: {
    ask: (kind) => `এই শব্দগুলোর মধ্যে কোন দুটি ${kind}?`,
    between: ', ',
    groups: [
      ['প্রাণী', list('ঘোড়া, গরু, বিড়াল, কুকুর, ছাগল, হাঁস')],
      ['ফল', list('আপেল, কলা, আম, কমলা, আঙুর, লেবু')],
      ['পোশাক', list('শার্ট, কোট, জুতা, টুপি, মোজা, শাড়ি')],
      ['আসবাব', list('চেয়ার, টেবিল, খাট, তাক, সোফা, আলমারি')],
      ['যানবাহন', list('গাড়ি, বাস, ট্রেন, নৌকা, সাইকেল, ট্রাক')],
    ],
  },
  VI: {
    ask: (kind) => `Hai từ nào sau đây chỉ ${kind}?`,
    between: ', ',
    groups: [
      ['động vật', list('ngựa, bò, mèo, chó, dê, vịt')],
      ['trái cây', list('táo, chuối, xoài, cam, nho, chanh')],
      ['quần áo', list('áo, quần, váy, mũ, giày, tất')],
      ['đồ nội thất', list('ghế, bàn, giường, kệ, tủ, sofa')],
      ['phương tiện đi lại', list('xe đạp, xe buýt, tàu hỏa, thuyền, xe tải, máy bay')],
    ],
  },
  CN: {
    ask: (kind) => `下列词语中哪两个是${kind}？`,
    between: '、',
    groups: [
      ['动物', list('马, 牛, 猫, 狗, 山羊, 鸭子')],
      ['水果', list('苹果, 香蕉, 芒果, 橙子, 葡萄, 柠檬')],
      ['衣物', list('衬衫, 大衣, 裙子, 帽子, 袜子, 围巾')],
      ['家具', list('椅子, 桌子, 床, 书架, 沙发, 衣柜')],
      ['交通工具', list('汽车, 公交车, 火车, 船, 自行车, 卡车')],
    ],
  },
  TH: {
    ask: (kind) => `สองคำใดต่อไปนี้เป็น${kind}`,
    between: ', ',
    groups: [
      ['สัตว์', list('ม้า, วัว, แมว, หมา, แพะ, เป็ด')],
      ['ผลไม้', list('แอปเปิล, กล้วย, มะม่วง, ส้ม, องุ่น, มะนาว')],
      ['เครื่องแต่งกาย', list('เสื้อ, กางเกง, รองเท้า, หมวก, ถุงเท้า, กระโปรง')],
      ['เฟอร์นิเจอร์', list('เก้าอี้, โต๊ะ, เตียง, ชั้นวาง, โซฟา, ตู้')],
      ['ยานพาหนะ', list('รถยนต์, รถเมล์, รถไฟ, เรือ, จักรยาน, รถบรรทุก')],
    ],
  },
  JA: {
    ask: (kind) => `次の言葉のうち、${kind}を二つ答えてください。`,
    between: '、',
    groups: [
      ['動物', list('馬, 牛, 猫, 犬, 山羊, うさぎ')],
      ['果物', list('りんご, バナナ, マンゴー, オレンジ, ぶどう, レモン')],
      ['身につけるもの', list('シャツ, コート, ズボン, 帽子, 靴下, マフラー')],
      ['家具', list('いす, 机, ベッド, 本棚, ソファ, たんす')],
      ['乗り物', list('車, バス, 電車, 船, 自転車, トラック')],
    ],
  },
  AR: {
    ask: (kind) => `أي كلمتين من هذه الكلمات ${kind}؟`,
    between: '، ',
    groups: [
      ['من الحيوانات', list('حصان, بقرة, قطة, كلب, ماعز, بطة')],
      ['من الفواكه', list('تفاحة, موزة, مانجو, برتقالة, عنب, ليمونة')],
      ['من الملابس', list('قميص, معطف, حذاء, قبعة, جورب, وشاح')],
      ['من الأثاث', list('كرسي, طاولة, سرير, رف, أريكة, خزانة')],
      ['من وسائل النقل', list('سيارة, حافلة, قطار, قارب, دراجة, شاحنة')],
    ],
  },
  ES: {
    ask: (kind) => `¿Qué dos de estas palabras son ${kind}?`,
    between: ', ',
    groups: [
      ['animales', list('caballo, vaca, gato, perro, cabra, pato')],
      ['frutas', list('manzana, plátano, mango, naranja, uva, limón')],
      ['prendas de ropa', list('camisa, abrigo, zapato, sombrero, calcetín, bufanda')],
      ['muebles', list('silla, mesa, cama, estante, sofá, armario')],
      ['medios de transporte', list('coche, autobús, tren, barco, bicicleta, camión')],
    ],
  },
}

import type { GoodsName } from '#sandbox/merchants/demo/mall.ts'

/** A thing of a brand’s own world: its name, and what it is. */
interface GoodsText {
  name: string
  text: string
}

/** English, Bangla, Vietnamese, Chinese, Thai, Japanese, Arabic, Spanish. */
export const goodsTexts: Readonly<Record<GoodsName, GoodsText>> = {
  'cut-glass': {
    name: 'Cut glass tumbler|কাটা কাচের গ্লাস|Ly thủy tinh cắt|切子玻璃杯|แก้วเจียระไน|江戸切子グラス|كأس زجاج منقوش|Vaso de cristal tallado',
    text: 'Red glass, cut by hand in rows of chrysanthemums; 9 cm high, in a wooden box.|লাল কাচ, হাতে কাটা চন্দ্রমল্লিকার সারি; উচ্চতা ৯ সেমি, কাঠের বাক্সে।|Thủy tinh đỏ, cắt tay thành những hàng hoa cúc; cao 9 cm, trong hộp gỗ.|红色玻璃，手工雕刻成排菊花纹；高 9 厘米，木盒装。|แก้วสีแดง เจียระไนลายดอกเบญจมาศด้วยมือ สูง 9 ซม. ในกล่องไม้|銅赤の菊つなぎ文を手で刻みました。高さ9cm、桐箱入り。|زجاج أحمر منقوش يدويًا بصفوف من الأقحوان؛ ارتفاعه 9 سم، في علبة خشبية.|Cristal rojo tallado a mano con hileras de crisantemos; 9 cm de alto, en caja de madera.',
  },
  'iron-kettle': {
    name: 'Iron teapot with cup|লোহার চায়ের কেটলি ও কাপ|Ấm gang và chén|铁壶与茶杯|กาเหล็กพร้อมถ้วย|南部の急須と湯呑|إبريق حديدي مع كوب|Tetera de hierro con taza',
    text: 'Cast iron with rows of bosses, 0.6 litres, with a cup of stoneware.|ঢালাই লোহা, বুটি তোলা, ০.৬ লিটার; সঙ্গে পাথরমাটির কাপ।|Gang đúc có các hàng núm nổi, 0,6 lít, kèm một chén gốm.|铸铁壶身，成排凸点，0.6 升，附陶杯一只。|เหล็กหล่อลายปุ่ม จุ 0.6 ลิตร พร้อมถ้วยดินเผา|霰模様の鋳物、容量0.6L。湯呑をひとつ添えます。|حديد مصبوب بنقوش بارزة، سعته 0.6 لتر، مع كوب خزفي.|Hierro fundido con hileras de relieves, 0,6 litros, con una taza de gres.',
  },
  fan: {
    name: 'Folding fan “Blossoms by night”|ভাঁজ পাখা “রাতের ফুল”|Quạt xếp “Hoa đêm”|折扇“夜樱”|พัดพับ “ซากุระยามค่ำ”|京扇子「夜桜」|مروحة مطوية «أزهار الليل»|Abanico «Flores de noche»',
    text: 'Paper on ribs of bamboo, painted with the moon and cherry blossoms.|বাঁশের কাঠিতে কাগজ, আঁকা চাঁদ আর চেরি ফুল।|Giấy trên nan tre, vẽ trăng và hoa anh đào.|竹骨纸扇，绘有月色与樱花。|กระดาษบนซี่ไม้ไผ่ วาดรูปพระจันทร์กับดอกซากุระ|竹の骨に紙を張り、月と夜桜を描きました。|ورق على أضلاع من الخيزران، مرسوم بالقمر وأزهار الكرز.|Papel sobre varillas de bambú, pintado con la luna y flores de cerezo.',
  },
  daruma: {
    name: 'Daruma doll|দারুমা পুতুল|Búp bê Daruma|达摩不倒翁|ตุ๊กตาดารุมะ|だるま 八寸|دمية داروما|Muñeco daruma',
    text: 'Paper and clay, 24 cm high. One eye is painted with a wish, the other when it comes true.|কাগজ ও মাটি, উচ্চতা ২৪ সেমি। ইচ্ছার সময় এক চোখ আঁকা হয়, পূরণ হলে অন্যটি।|Giấy và đất sét, cao 24 cm. Vẽ một mắt khi ước, mắt kia khi điều ước thành.|纸与黏土制成，高 24 厘米。许愿时画一只眼，愿望成真再画另一只。|กระดาษและดินเหนียว สูง 24 ซม. วาดตาข้างหนึ่งเมื่ออธิษฐาน อีกข้างเมื่อสมหวัง|張り子、高さ24cm。願いを込めて片目を、かなったらもう片目を入れます。|من الورق والطين، ارتفاعها 24 سم. تُرسم عين عند التمني والأخرى حين تتحقق الأمنية.|Papel y arcilla, 24 cm de alto. Se pinta un ojo con el deseo y el otro cuando se cumple.',
  },
  'paper-umbrella': {
    name: 'Paper umbrella|কাগজের ছাতা|Ô giấy dầu|油纸伞|ร่มกระดาษ|蛇の目和傘|مظلة ورقية|Paraguas de papel',
    text: 'Oiled paper over bamboo, with a white ring; it keeps off the rain.|বাঁশের ওপর তেল-কাগজ, সাদা বলয়; বৃষ্টি ঠেকায়।|Giấy dầu trên khung tre, có vòng trắng; che được mưa.|竹骨油纸，白色圆环，可遮雨。|กระดาษเคลือบน้ำมันบนโครงไม้ไผ่ มีวงสีขาว กันฝนได้|竹骨に油紙を張った蛇の目。雨の日にも使えます。|ورق مزيّت على خيزران بحلقة بيضاء؛ تقي من المطر.|Papel aceitado sobre bambú, con un anillo blanco; protege de la lluvia.',
  },
  cloths: {
    name: 'Three cotton cloths|তিনটি সুতির কাপড়|Ba khăn vải bông|棉手巾三条|ผ้าฝ้ายสามผืน|手ぬぐい 三枚組|ثلاث قطع قماش قطنية|Tres paños de algodón',
    text: 'Dyed by hand: waves, hemp leaves and dots; each 90 by 34 cm.|হাতে রাঙানো: ঢেউ, পাতা ও ফোঁটা; প্রতিটি ৯০ × ৩৪ সেমি।|Nhuộm tay: sóng, lá gai và chấm; mỗi khăn 90 × 34 cm.|手工染色：青海波、麻叶与圆点；每条 90 × 34 厘米。|ย้อมมือ ลายคลื่น ใบป่าน และจุด ผืนละ 90 × 34 ซม.|青海波・麻の葉・豆絞りの注染。各90×34cm。|مصبوغة يدويًا: أمواج وأوراق ونقاط؛ كل منها 90 × 34 سم.|Teñidos a mano: olas, hojas de cáñamo y puntos; 90 × 34 cm cada uno.',
  },
  'cricket-bat': {
    name: 'Signed cricket bat|স্বাক্ষরিত ক্রিকেট ব্যাট|Gậy cricket có chữ ký|签名板球拍|ไม้คริกเก็ตพร้อมลายเซ็น|サイン入りクリケットバット|مضرب كريكيت موقّع|Bate de críquet firmado',
    text: 'Willow, full size, signed by a club team, with a ball of leather.|উইলো কাঠ, পূর্ণ মাপ, ক্লাব দলের স্বাক্ষর; সঙ্গে চামড়ার বল।|Gỗ liễu, cỡ lớn, có chữ ký của đội câu lạc bộ, kèm bóng da.|柳木，标准尺寸，俱乐部球队签名，附皮球一个。|ไม้วิลโลว์ขนาดมาตรฐาน มีลายเซ็นทีมสโมสร พร้อมลูกหนัง|柳材のフルサイズ。クラブチームのサイン入り、革のボール付き。|من خشب الصفصاف بالحجم الكامل، موقّع من فريق نادٍ، مع كرة جلدية.|Sauce, tamaño completo, firmado por un equipo de club, con pelota de cuero.',
  },
  'clay-cups': {
    name: 'Clay tea cups|মাটির চায়ের ভাঁড়|Chén trà đất nung|陶土茶杯|ถ้วยชาดินเผา|素焼きのチャイカップ|أكواب شاي فخارية|Tazas de barro para té',
    text: 'Six cups of burnt clay on a plate of mango wood, and a packet of tea from Sylhet.|আম কাঠের থালায় ছয়টি পোড়ামাটির ভাঁড়, সঙ্গে এক প্যাকেট সিলেটি চা।|Sáu chén đất nung trên đĩa gỗ xoài, kèm một gói trà Sylhet.|六只陶杯配芒果木托盘，附锡尔赫特茶叶一包。|ถ้วยดินเผาหกใบบนจานไม้มะม่วง พร้อมชาซิลเฮตหนึ่งห่อ|素焼きのカップ6個とマンゴー材の皿、シレットの紅茶1袋。|ستة أكواب فخارية على طبق من خشب المانجو، مع علبة شاي من سيلهيت.|Seis tazas de barro en un plato de madera de mango y un paquete de té de Sylhet.',
  },
  'rickshaw-box': {
    name: 'Box in rickshaw art|রিকশা আর্টের বাক্স|Hộp vẽ kiểu xích lô|三轮车彩绘盒|กล่องลายศิลปะริกชอว์|リキシャアートの箱|صندوق بفن الريكشا|Caja con arte de rickshaw',
    text: 'A tin box, painted by hand with a sun, a water lily and two parrots; 24 cm wide.|টিনের বাক্স, হাতে আঁকা সূর্য, শাপলা আর দুটি টিয়া; চওড়া ২৪ সেমি।|Hộp thiếc vẽ tay mặt trời, hoa súng và hai con vẹt; rộng 24 cm.|手绘铁盒：太阳、睡莲与一对鹦鹉；宽 24 厘米。|กล่องสังกะสีวาดมือ รูปดวงอาทิตย์ ดอกบัว และนกแก้วสองตัว กว้าง 24 ซม.|太陽と睡蓮、二羽のオウムを手描きしたブリキの箱。幅24cm。|صندوق معدني مرسوم يدويًا بشمس وزنبقة ماء وببغاوين؛ عرضه 24 سم.|Caja de hojalata pintada a mano con un sol, un nenúfar y dos loros; 24 cm de ancho.',
  },
  jamdani: {
    name: 'Jamdani scarf|জামদানি ওড়না|Khăn Jamdani|贾姆达尼围巾|ผ้าพันคอจามดานี|ジャムダニのスカーフ|وشاح جمداني|Pañuelo jamdani',
    text: 'Muslin from a hand loom, its figures woven in thread by thread; 180 by 60 cm.|হাতে বোনা মসলিন, নকশা সুতা ধরে তোলা; ১৮০ × ৬০ সেমি।|Vải muslin dệt tay, hoa văn dệt từng sợi; 180 × 60 cm.|手工织造的细棉布，花纹逐线织入；180 × 60 厘米。|ผ้ามัสลินทอมือ ลายทอทีละเส้น ขนาด 180 × 60 ซม.|手織りのモスリンに一目ずつ文様を織り込みました。180×60cm。|موصلين منسوج يدويًا ونقوشه خيطًا خيطًا؛ 180 × 60 سم.|Muselina de telar manual, con figuras tejidas hilo a hilo; 180 × 60 cm.',
  },
  'brass-lamp': {
    name: 'Brass lamp|পিতলের প্রদীপ|Đèn đồng|黄铜油灯|ตะเกียงทองเหลือง|真鍮のランプ|مصباح نحاسي|Lámpara de latón',
    text: 'Brass, turned by hand, for three wicks; 22 cm high.|হাতে গড়া পিতল, তিনটি সলতের জন্য; উচ্চতা ২২ সেমি।|Đồng thau tiện tay, cho ba bấc; cao 22 cm.|手工旋制黄铜，可燃三根灯芯；高 22 厘米。|ทองเหลืองกลึงมือ สำหรับสามไส้ สูง 22 ซม.|手びきの真鍮、灯芯は三本。高さ22cm。|نحاس مخروط يدويًا لثلاث فتائل؛ ارتفاعه 22 سم.|Latón torneado a mano, para tres mechas; 22 cm de alto.',
  },
  jersey: {
    name: 'Team jersey|দলের জার্সি|Áo đấu của đội|球队球衣|เสื้อทีม|チームジャージ|قميص الفريق|Camiseta del equipo',
    text: 'A cricket shirt of light cloth; the size is asked for before it is sent.|হালকা কাপড়ের ক্রিকেট জার্সি; পাঠানোর আগে মাপ জিজ্ঞেস করা হয়।|Áo cricket vải nhẹ; cỡ áo được hỏi trước khi gửi.|轻薄板球球衣；寄出前会询问尺码。|เสื้อคริกเก็ตผ้าเบา จะสอบถามขนาดก่อนส่ง|軽い生地のクリケットシャツ。発送前にサイズをうかがいます。|قميص كريكيت خفيف؛ نسأل عن المقاس قبل الإرسال.|Camiseta de críquet ligera; se pregunta la talla antes de enviarla.',
  },
  'silk-lantern': {
    name: 'Silk lantern|লণ্ঠন, রেশমের|Đèn lồng lụa|丝绸灯笼|โคมผ้าไหม|シルクのランタン|فانوس حريري|Farol de seda',
    text: 'Silk from Hội An over ribs of bamboo; it folds flat, and is 35 cm wide.|বাঁশের কাঠামোয় হোই আনের রেশম; ভাঁজ করা যায়, চওড়া ৩৫ সেমি।|Lụa Hội An trên nan tre; gấp gọn được, rộng 35 cm.|会安丝绸配竹骨，可折叠，宽 35 厘米。|ผ้าไหมฮอยอันบนโครงไม้ไผ่ พับเก็บได้ กว้าง 35 ซม.|ホイアンの絹を竹骨に張りました。たためます。幅35cm。|حرير من هوي آن على أضلاع من الخيزران؛ يُطوى، وعرضه 35 سم.|Seda de Hội An sobre varillas de bambú; se pliega y mide 35 cm de ancho.',
  },
  'conical-hat': {
    name: 'Palm leaf hat|তালপাতার টুপি|Nón lá|斗笠|หมวกใบลาน|ノンラー（すげ笠）|قبعة من سعف النخيل|Sombrero cónico de palma',
    text: 'Sixteen rings of bamboo under palm leaves, tied with a band of silk.|তালপাতার নিচে ষোলোটি বাঁশের বলয়, রেশমি ফিতায় বাঁধা।|Mười sáu vành tre dưới lớp lá, quai lụa.|十六圈竹圈，覆以棕榈叶，配丝带。|โครงไม้ไผ่สิบหกวง หุ้มใบลาน ผูกด้วยแถบผ้าไหม|竹の輪十六段に葉を重ね、絹のひもを付けました。|ست عشرة حلقة من الخيزران تحت سعف النخيل، مع شريط حريري.|Dieciséis aros de bambú bajo hojas de palma, con cinta de seda.',
  },
  'blue-tea-set': {
    name: 'Porcelain tea set|চীনামাটির চায়ের সেট|Bộ ấm trà Bát Tràng|青花茶具|ชุดน้ำชากระเบื้อง|バッチャン焼きの茶器|طقم شاي من الخزف|Juego de té de porcelana',
    text: 'From Bát Tràng, a lotus painted in blue: a pot, two cups, a tray of wood.|বাত ত্রাংয়ের, নীলে আঁকা পদ্ম: একটি কেটলি, দুটি কাপ, কাঠের ট্রে।|Gốm Bát Tràng vẽ sen xanh: một ấm, hai chén, khay gỗ.|钵场瓷，青花莲纹：一壶两杯，木托盘。|จากบัตจ่าง ลายบัวสีน้ำเงิน กาหนึ่งใบ ถ้วยสองใบ ถาดไม้|バッチャンの青い蓮文。急須ひとつ、湯呑ふたつ、木の盆。|من بات ترانغ، بزهرة لوتس زرقاء: إبريق وكوبان وصينية خشبية.|De Bát Tràng, con un loto azul: una tetera, dos tazas y bandeja de madera.',
  },
  'lacquer-box': {
    name: 'Lacquer box|ল্যাকারের বাক্স|Hộp sơn mài|漆盒|กล่องเครื่องเขิน|漆の小箱|علبة مطلية باللك|Caja lacada',
    text: 'Twelve coats of lacquer, with gold leaf and mother-of-pearl; 20 cm across.|বারো প্রলেপ ল্যাকার, সোনার পাত ও ঝিনুক; ব্যাস ২০ সেমি।|Mười hai lớp sơn, thếp vàng và khảm xà cừ; đường kính 20 cm.|十二道漆，金箔与螺钿；直径 20 厘米。|เคลือบสิบสองชั้น ปิดทองและฝังมุก กว้าง 20 ซม.|十二回塗りの漆に金箔と螺鈿。径20cm。|اثنتا عشرة طبقة من اللك مع ورق الذهب والصدف؛ قطرها 20 سم.|Doce capas de laca, con pan de oro y nácar; 20 cm de diámetro.',
  },
  'silk-scarf': {
    name: 'Silk scarf|রেশমের ওড়না|Khăn lụa áo dài|奥黛丝巾|ผ้าพันคอไหม|アオザイのシルクスカーフ|وشاح حريري|Pañuelo de seda',
    text: 'As it is worn with an áo dài: silk from Vạn Phúc, lotuses sewn on by hand.|আও জাইয়ের সঙ্গে যেমন পরে: ভান ফুকের রেশম, হাতে সেলাই করা পদ্ম।|Lụa Vạn Phúc, thêu sen bằng tay, quàng cùng áo dài.|配奥黛的万福丝绸，手工绣莲。|ไหมวันฟุก ปักลายบัวด้วยมือ ใช้คู่กับชุดอ๋าวหญ่าย|ヴァンフックの絹に蓮を手刺繍。アオザイに合わせます。|حرير من فان فوك مطرّز يدويًا باللوتس، يُلبس مع الآو داي.|Seda de Vạn Phúc con lotos bordados a mano, para llevar con el áo dài.',
  },
  'bronze-drum': {
    name: 'Small bronze drum|ছোট ব্রোঞ্জের ঢাক|Trống đồng thu nhỏ|小铜鼓|กลองมโหระทึกจำลอง|銅鼓の置物|طبل برونزي صغير|Tambor de bronce en miniatura',
    text: 'A drum of Đông Sơn in small, cast in bronze; 12 cm high.|দং সনের ঢাকের ছোট রূপ, ব্রোঞ্জে ঢালাই; উচ্চতা ১২ সেমি।|Trống Đông Sơn thu nhỏ, đúc đồng; cao 12 cm.|东山铜鼓的小型复制品，青铜铸造；高 12 厘米。|กลองดองเซินย่อส่วน หล่อสำริด สูง 12 ซม.|ドンソン銅鼓のミニチュア、青銅の鋳物。高さ12cm。|طبل دونغ سون مصغّر، مصبوب بالبرونز؛ ارتفاعه 12 سم.|Un tambor de Đông Sơn en pequeño, de bronce fundido; 12 cm de alto.',
  },
}

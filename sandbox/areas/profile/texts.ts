/** By code, in every language of the sandbox. */
type Texts = Readonly<Record<string, string>>

/** What members may say that they do, by code. */
export const occupations: Texts = {
  employed: 'Employed|চাকরিজীবী|Nhân viên|受雇|พนักงาน|会社員|موظف|Por cuenta ajena',
  'self-employed': 'Self-employed|স্বনিযুক্ত|Tự kinh doanh|自营|ประกอบอาชีพอิสระ|自営業|عمل حر|Por cuenta propia',
  public: 'Public service|সরকারি চাকরি|Công chức|公职|ข้าราชการ|公務員|قطاع عام|Sector público',
  student: 'In education|অধ্যয়নরত|Đang đi học|在学|กำลังศึกษา|学生|طالب|Estudiante',
  home: 'At home|গৃহস্থালি|Nội trợ|持家|ดูแลบ้าน|家事|ربة أو رب منزل|En el hogar',
  retired: 'Retired|অবসরপ্রাপ্ত|Đã nghỉ hưu|退休|เกษียณ|退職|متقاعد|Jubilación',
  seeking: 'Looking for work|কাজ খুঁজছি|Đang tìm việc|求职中|กำลังหางาน|求職中|باحث عن عمل|En busca de empleo',
  other: 'Other|অন্যান্য|Khác|其他|อื่น ๆ|その他|أخرى|Otra',
}

/** Where members may say that their money comes from, by code. */
export const sourcesOfIncome: Texts = {
  salary: 'Salary|বেতন|Lương|工资|เงินเดือน|給与|راتب|Salario',
  business: 'Business|ব্যবসা|Kinh doanh|经营所得|ธุรกิจ|事業収入|أعمال تجارية|Negocio',
  savings:
    'Savings and investments|সঞ্চয় ও বিনিয়োগ|Tiết kiệm và đầu tư|储蓄与投资|เงินออมและการลงทุน|貯蓄・投資|مدخرات واستثمارات|Ahorros e inversiones',
  pension: 'Pension|পেনশন|Lương hưu|养老金|เงินบำนาญ|年金|معاش تقاعدي|Pensión',
  family: 'Family|পরিবার|Gia đình|家庭|ครอบครัว|家族からの支援|الأسرة|Familia',
  other: 'Other|অন্যান্য|Khác|其他|อื่น ๆ|その他|أخرى|Otra',
}

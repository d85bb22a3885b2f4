/** Names of places; other languages write them as English does. */
const provinces: Readonly<Record<string, Readonly<Partial<Record<string, string>>>>> = {
  'da-lat': { EN: 'Da Lat', VI: 'Đà Lạt', CN: '大叻', BN: 'দা লাত' },
  'kien-giang': { EN: 'Kien Giang', VI: 'Kiên Giang', CN: '坚江', BN: 'কিয়েন জিয়াং' },
  'tien-giang': { EN: 'Tien Giang', VI: 'Tiền Giang', CN: '前江', BN: 'তিয়েন জিয়াং' },
  'ho-chi-minh': { EN: 'Ho Chi Minh City', VI: 'TP. Hồ Chí Minh', CN: '胡志明市', BN: 'হো চি মিন সিটি' },
  'dong-thap': { EN: 'Dong Thap', VI: 'Đồng Tháp', CN: '同塔', BN: 'দং থাপ' },
  'ca-mau': { EN: 'Ca Mau', VI: 'Cà Mau', CN: '金瓯', BN: 'কা মাউ' },
  'ben-tre': { EN: 'Ben Tre', VI: 'Bến Tre', CN: '槟椥', BN: 'বেন ত্রে' },
  'vung-tau': { EN: 'Vung Tau', VI: 'Vũng Tàu', CN: '头顿', BN: 'ভুং তাউ' },
  'bac-lieu': { EN: 'Bac Lieu', VI: 'Bạc Liêu', CN: '薄辽', BN: 'বাক লিউ' },
  'dong-nai': { EN: 'Dong Nai', VI: 'Đồng Nai', CN: '同奈', BN: 'দং নাই' },
  'can-tho': { EN: 'Can Tho', VI: 'Cần Thơ', CN: '芹苴', BN: 'কান থো' },
  'soc-trang': { EN: 'Soc Trang', VI: 'Sóc Trăng', CN: '朔庄', BN: 'সক ত্রাং' },
  'tay-ninh': { EN: 'Tay Ninh', VI: 'Tây Ninh', CN: '西宁', BN: 'তাই নিন' },
  'an-giang': { EN: 'An Giang', VI: 'An Giang', CN: '安江', BN: 'আন জিয়াং' },
  'binh-thuan': { EN: 'Binh Thuan', VI: 'Bình Thuận', CN: '平顺', BN: 'বিন থুয়ান' },
  'vinh-long': { EN: 'Vinh Long', VI: 'Vĩnh Long', CN: '永隆', BN: 'ভিন লং' },
  'binh-duong': { EN: 'Binh Duong', VI: 'Bình Dương', CN: '平阳', BN: 'বিন জুওং' },
  'tra-vinh': { EN: 'Tra Vinh', VI: 'Trà Vinh', CN: '茶荣', BN: 'ত্রা ভিন' },
  'long-an': { EN: 'Long An', VI: 'Long An', CN: '隆安', BN: 'লং আন' },
  'hau-giang': { EN: 'Hau Giang', VI: 'Hậu Giang', CN: '后江', BN: 'হাউ জিয়াং' },
}

/** The name of a southern province by its key. */
export function provinceName(key: string, language: string): string {
  const names = provinces[key]
  return names?.[language] ?? names?.EN ?? key
}

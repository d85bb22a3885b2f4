/** English|Vietnamese|Chinese|Bengali; other languages write them as English does. */
const provinces: Readonly<Record<string, string>> = {
  'da-lat': 'Da Lat|Đà Lạt|大叻|দা লাত',
  'kien-giang': 'Kien Giang|Kiên Giang|坚江|কিয়েন জিয়াং',
  'tien-giang': 'Tien Giang|Tiền Giang|前江|তিয়েন জিয়াং',
  'ho-chi-minh': 'Ho Chi Minh City|TP. Hồ Chí Minh|胡志明市|হো চি মিন সিটি',
  'dong-thap': 'Dong Thap|Đồng Tháp|同塔|দং থাপ',
  'ca-mau': 'Ca Mau|Cà Mau|金瓯|কা মাউ',
  'ben-tre': 'Ben Tre|Bến Tre|槟椥|বেন ত্রে',
  'vung-tau': 'Vung Tau|Vũng Tàu|头顿|ভুং তাউ',
  'bac-lieu': 'Bac Lieu|Bạc Liêu|薄辽|বাক লিউ',
  'dong-nai': 'Dong Nai|Đồng Nai|同奈|দং নাই',
  'can-tho': 'Can Tho|Cần Thơ|芹苴|কান থো',
  'soc-trang': 'Soc Trang|Sóc Trăng|朔庄|সক ত্রাং',
  'tay-ninh': 'Tay Ninh|Tây Ninh|西宁|তাই নিন',
  'an-giang': 'An Giang|An Giang|安江|আন জিয়াং',
  'binh-thuan': 'Binh Thuan|Bình Thuận|平顺|বিন থুয়ান',
  'vinh-long': 'Vinh Long|Vĩnh Long|永隆|ভিন লং',
  'binh-duong': 'Binh Duong|Bình Dương|平阳|বিন জুওং',
  'tra-vinh': 'Tra Vinh|Trà Vinh|茶荣|ত্রা ভিন',
  'long-an': 'Long An|Long An|隆安|লং আন',
  'hau-giang': 'Hau Giang|Hậu Giang|后江|হাউ জিয়াং',
}

const order = ['EN', 'VI', 'CN', 'BN']

/** The name of a southern province by its key. */
export function provinceName(key: string, language: string): string {
  const names = provinces[key]?.split('|') ?? [key]
  return names[Math.max(0, order.indexOf(language))] ?? key
}

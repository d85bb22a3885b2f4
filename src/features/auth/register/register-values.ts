/** What a registration holds while it is typed: every field that any merchant may ask, empty where it was left so. */
export interface RegisterValues {
  username: string
  password: string
  confirmPassword: string
  countryDialingCode: string
  mobileNum: string
  verificationCode: string
  payeeName: string
  paymentPassword: string
  email: string
  qqNum: string
  line: string
  whatsapp: string
  facebook: string
  wechat: string
  idNumber: string
  recommenderId: string
  affiliateCode: string
  isOfAge: boolean
  acceptsTerms: boolean
}

export type RegisterValue = keyof RegisterValues

/** Those that the gateway may refuse by name, in the form's order. */
export const refusableFields = [
  'username',
  'mobileNum',
  'verificationCode',
  'password',
  'confirmPassword',
  'payeeName',
  'paymentPassword',
  'email',
  'whatsapp',
  'line',
  'facebook',
  'wechat',
  'qqNum',
  'idNumber',
  'recommenderId',
  'affiliateCode',
] as const satisfies readonly RegisterValue[]

/** The order in which the first wrong one is found. */
export const formOrder: readonly RegisterValue[] = [...refusableFields, 'isOfAge', 'acceptsTerms']

export const emptyValues: RegisterValues = {
  username: '',
  password: '',
  confirmPassword: '',
  countryDialingCode: '',
  mobileNum: '',
  verificationCode: '',
  payeeName: '',
  paymentPassword: '',
  email: '',
  qqNum: '',
  line: '',
  whatsapp: '',
  facebook: '',
  wechat: '',
  idNumber: '',
  recommenderId: '',
  affiliateCode: '',
  isOfAge: false,
  acceptsTerms: false,
}

import type { EventTexts } from './event-text.ts'

export const es: EventTexts = {
  'deposit-received': [
    'Recibimos tu depósito de {amount}',
    '{credited} ya está en tu monedero; la comisión fue de {fee}. Número: {id}.',
  ],
  'deposit-refused': [
    'Tu depósito de {amount} no fue aceptado',
    'El banco no confirmó el depósito {id}. No se agregó nada a tu monedero. Si pagaste, escribe a atención al cliente con tu comprobante.',
  ],
  'deposit-expired': [
    'Tu depósito de {amount} venció',
    'El pago del depósito {id} no llegó a tiempo. Si pagaste de todos modos, escribe a atención al cliente con tu comprobante.',
  ],
  'payout-paid': [
    'Enviamos tu retiro de {amount}',
    '{arrives} va en camino a {to}; la comisión es de {fee}. Dinos si llegó: sin respuesta, cuenta como recibido desde el {until}. Número: {id}.',
  ],
  'payout-refused': [
    'Tu retiro de {amount} no se realizó',
    '{reason} El importe completo está de nuevo en tu monedero. Número: {id}.',
  ],
  'payout-assumed': [
    'Tu retiro de {amount} cuenta como recibido',
    'No respondiste dentro del plazo. Si el retiro {id} no llegó, escribe a atención al cliente.',
  ],
  'payout-refunded': [
    'Se devolvieron {back} de tu retiro',
    'Revisamos el retiro {id}. {back} está de nuevo en tu monedero.',
  ],
  'payout-kept': [
    'Tu retiro de {amount} está cerrado',
    'Revisamos el retiro {id}: el banco confirma que se envió el importe completo a {to}.',
  ],
  'contract-offered': [
    'Te ofrecen un contrato: {kind}',
    '{account} te ofrece hasta {rate}. Responde antes del {until}; nada cambia hasta que aceptes.',
  ],
  'contract-accepted': ['{account} aceptó tu contrato: {kind}', 'Empieza el {start}.'],
  'contract-declined': ['{account} rechazó tu contrato: {kind}', 'Nada cambia para ninguno de los dos.'],
  'contract-withdrawn': ['Se retiró la oferta de contrato: {kind}', '{account} retiró la oferta.'],
  'contract-ending': [
    'Un contrato va a terminar: {kind}',
    '{account} puso fin al contrato. Se paga completo hasta el {until}.',
  ],
  'contract-ended': ['Un contrato terminó: {kind}', 'El contrato con {account} terminó el {until}.'],
  'contract-expired': [
    'Tu oferta no tuvo respuesta: {kind}',
    '{account} no respondió a tiempo. Puedes volver a ofrecer el contrato.',
  ],
  'promotion-tied': [
    '{promotion}: {amount}',
    'Se agregaron {amount} a tu monedero. Debes apostar {stakes} antes de poder retirarlo.',
  ],
  'promotion-free': ['{promotion}: {amount}', 'Se agregaron {amount} a tu monedero y puedes retirarlo.'],
  'promotion-refused': ['{promotion}: no concedida', '{reason}'],
  'reward-open': ['{promotion}: {amount}', 'Te espera en el centro de recompensas hasta el {until}.'],
  'tournament-won': ['{tournament}: puesto {place}', 'Se añadieron {amount} a tu monedero y se pueden retirar.'],
  'redemption-approved': ['{item}: aprobado', '{remark} Número: {id}.'],
  'redemption-rejected': ['{item}: no fue posible', '{remark} Número: {id}.'],
  'device-new': [
    'Se usó tu cuenta en un dispositivo nuevo',
    '{device}, el {when}. Si fuiste tú, no hay nada que hacer. {not-you} Nunca pedimos contraseñas ni códigos por mensaje.',
  ],
  'limit-set': ['Cambió tu límite: {limit}', '{limit}: {amount}. Vale desde ahora.'],
  'limit-asked': [
    'Pediste otro límite: {limit}',
    '{limit}: {amount}. Puedes confirmarlo desde el {from}; hasta entonces vale tu límite actual.',
  ],
  'pause-until': ['Tu pausa comenzó', 'No puedes jugar ni depositar hasta el {until}. Puedes seguir retirando.'],
  'pause-always': ['Te autoexcluiste', 'Ya no puedes jugar ni depositar. Puedes seguir retirando.'],
  'password-changed': ['Tu contraseña cambió', 'Se cerró la sesión en tus otros dispositivos. {not-you}'],
  'payment-password-changed': ['Tu contraseña de pago cambió', 'Los retiros piden la nueva. {not-you}'],
  'totp-on': ['La aplicación de autenticación está activada', 'Desde ahora se pide su código al entrar. {not-you}'],
  'totp-off': ['La aplicación de autenticación está desactivada', 'Al entrar se pide solo tu contraseña. {not-you}'],
  'passkey-added': [
    'Se añadió una clave de acceso: {name}',
    'Quien desbloquee el dispositivo que la guarda puede entrar en tu cuenta. {not-you}',
  ],
  'passkey-removed': ['Se quitó una clave de acceso: {name}', 'Ya nadie puede entrar con ella. {not-you}'],
  'card-added': ['Se agregó una cuenta bancaria', '{card} puede recibir tus retiros. {not-you}'],
  'contact-changed': ['Tus datos de contacto cambiaron', 'Sirven para demostrar quién eres. {not-you}'],
}

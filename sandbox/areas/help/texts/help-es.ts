import type { HelpText } from './help-text.ts'

export const helpEs: HelpText = {
  groups: { money: 'Dinero', play: 'Juego', account: 'Tu cuenta', legal: 'Información legal' },
  articles: {
    deposit: [
      'Depósitos',
      '<p>Abre <a href="/member?page=depositv2">Depositar</a>, elige una forma de pago y escribe el monto. El mínimo, el máximo y la comisión se muestran antes de confirmar.</p><ul><li>Paga exactamente el monto indicado, con la nota indicada y dentro del plazo. Un pago sin su nota hay que buscarlo a mano.</li><li>Paga desde una cuenta a tu nombre.</li><li>La página de pago se abre en otra pestaña. Tu saldo cambia solo cuando llega el dinero.</li></ul><h4>El dinero no llegó</h4><p>Mira primero <a href="/member?page=transactionHistory">tus movimientos</a>. Si el depósito sigue en espera después de {minutes} minutos, escríbenos con su número. No pagues dos veces el mismo pedido.</p>',
    ],
    withdraw: [
      'Retiros',
      '<p>Abre <a href="/member?page=withdraw">Retirar</a>, elige una de tus tarjetas bancarias y escribe el monto. Cada retiro pide tu contraseña de pago. La comisión se descuenta del monto; lo que llega se muestra antes de confirmar.</p><ol><li><strong>Solicitado</strong>Puedes cancelarlo.</li><li><strong>En pago</strong>El importe está en camino.</li><li><strong>Pagado</strong>Tú dices si llegó.</li><li><strong>Recibido</strong>Por sí solo a los {minutes} minutos.</li></ol><ul><li>Si aún debes apuestas por un bono, la página dice cuánto.</li><li>Cuando se envíe el pago, dinos si llegó: completo, en parte o nada. Si no llegó, añade hasta tres imágenes como prueba (PNG o JPEG, 5 MB cada una).</li><li>Sin respuesta, se da por recibido después de {minutes} minutos.</li></ul><p>Puedes cancelar un retiro mientras no se esté pagando.</p>',
    ],
    bonus: [
      'Bonos y volumen de apuestas',
      '<p>Nunca elegimos un bono por ti. Lo tomas tú, y jugar sin él es igual de fácil.</p><h4>Qué es el volumen</h4><p>Es la suma de tus apuestas. Un bono de 50 que pide 10 veces exige apuestas por 500 antes de retirarlo. El resto de tu saldo se puede retirar mientras tanto. Un depósito sin bono no pide nada.</p><ul><li>Las condiciones se muestran junto a la oferta antes de tomarla: el volumen, los juegos que cuentan y hasta cuándo.</li><li>Lo que falta está en <a href="/member?page=withdraw">Retirar</a> y en <a href="/member?page=bonusDetails">los detalles de bonos</a>.</li><li>Si pierdes el bono, ya no debes nada por él.</li></ul>',
    ],
    responsible: [
      'Juego responsable',
      '<p>Apostar es un pasatiempo que cuesta dinero. No es una forma de ganarlo ni de salir de deudas. Con el tiempo, todo juego devuelve menos de lo que se apuesta.</p><h4>Señales que conviene tomar en serio</h4><ul><li>Juegas para recuperar lo perdido.</li><li>Juegas con dinero destinado a otra cosa o prestado.</li><li>Ocultas cuánto juegas.</li></ul><h4>Qué puedes hacer ahora</h4><ul><li>Fija un <a href="/member?page=limits">límite</a> de depósitos, pérdidas, apuestas o tiempo.</li><li>Toma un descanso o autoexclúyete.</li><li>Habla con alguien. En la misma página hay líneas de ayuda independientes, gratuitas y privadas.</li></ul><p>Nadie menor de {age} años puede jugar aquí. Mantén tu contraseña lejos de los niños y usa los filtros de tu dispositivo.</p>',
    ],
    limits: [
      'Límites, descansos y autoexclusión',
      '<p>Todo esto está en <a href="/member?page=limits">Límites y descansos</a>.</p><ul><li><strong>Límites</strong> de depósitos, pérdidas, apuesta y tiempo de juego. Uno más bajo vale enseguida. Uno más alto espera {hours} horas y entonces lo confirmas. Depósitos, pérdidas y tiempo pueden tener a la vez uno al día, a la semana y al mes.</li><li>Los <strong>avisos de realidad</strong> te dicen cuánto llevas jugando y qué has ganado o perdido.</li><li><strong>Un descanso</strong> de un día, una semana o 30 días no puede terminarse antes.</li><li><strong>La autoexclusión</strong> por meses, por años o para siempre no se puede deshacer mientras dura.</li></ul><p>Durante un descanso o una exclusión no puedes jugar, depositar ni tomar bonos. Siempre puedes entrar, ver tus registros y retirar tu dinero.</p>',
    ],
    games: [
      'Juegos y transparencia',
      '<p>Los juegos son de sus proveedores, no de {name}. Cada resultado lo da el generador de números aleatorios del proveedor o, en los juegos en vivo, las cartas y ruletas de la mesa. Nada de lo anterior cambia lo que viene.</p><ul><li><strong>El retorno al jugador</strong> es lo que un juego devuelve en promedio en millones de rondas. Una noche puede alejarse mucho.</li><li>Las reglas y el retorno están en la página de cada juego.</li><li>Si una ronda se interrumpe, se liquida por lo que registró el proveedor: vale el resultado o vuelve la apuesta.</li></ul><p>Cada apuesta y su resultado están en <a href="/member?page=personalHistoryCopy">tu registro de apuestas</a>. Si algo no cuadra, envíanos el número de la ronda.</p>',
    ],
    account: [
      'Cuenta y seguridad',
      '<ul><li>Una persona tiene una sola cuenta y no la comparte.</li><li>Elige una contraseña que no uses en otro sitio. La contraseña de pago es otra.</li><li>Activa una aplicación de autenticación en <a href="/member?page=securityCenter">Mi cuenta</a> y guarda los códigos de recuperación lejos de tu teléfono.</li><li>Ahí también ves dónde tienes la sesión abierta y puedes cerrar cada una.</li></ul><h4>Lo que nunca hacemos</h4><p>Nunca pedimos tu contraseña, tu contraseña de pago ni un código: ni por teléfono, ni en un chat, ni en un mensaje. Quien los pide no somos nosotros.</p><h4>No puedo entrar</h4><p>Usa «Olvidé mi contraseña». Tras demasiados intentos la cuenta se cierra un rato; espera o escríbenos.</p>',
    ],
    complaints: [
      'Reclamos',
      '<p>Dínoslo primero. Usa el formulario de <strong>comentarios</strong> o el chat en vivo e indica el número del depósito, el retiro o la ronda. Recibes un número de referencia; guárdalo.</p><ol><li>Atención al cliente lo revisa y responde.</li><li>Si la respuesta no te satisface, pide que lo revise otra persona.</li><li>Si aun así no hay acuerdo, puedes acudir al regulador de nuestra licencia: {regulator}, licencia {number} de {holder}.</li></ol><p>Un reclamo no cuesta nada y no afecta tu cuenta.</p>',
    ],
    terms: [
      'Términos y condiciones',
      '<p>{name} es operado por {holder} con licencia {number}, {regulator}.</p><ol><li><strong>Quién puede jugar.</strong> Tienes {age} años o más, juegas por ti y está permitido donde estás.</li><li><strong>Tu cuenta.</strong> Tus datos son verdaderos. Tienes una sola cuenta y nadie más la usa.</li><li><strong>Dinero.</strong> Pagas con tu dinero desde una cuenta a tu nombre. Aquí no se presta dinero.</li><li><strong>Apuestas.</strong> Una apuesta vale una vez confirmada. Un error evidente en una regla o un precio la anula y la apuesta vuelve.</li><li><strong>Bonos.</strong> Cada uno tiene condiciones, que se muestran antes de tomarlo.</li><li><strong>Juego limpio.</strong> No se permiten varias cuentas, programas que juegan ni acuerdos entre jugadores.</li><li><strong>Cierre.</strong> Puedes cerrar tu cuenta cuando quieras y retirar lo que tenga, una vez liquidadas las apuestas abiertas.</li><li><strong>Cambios.</strong> Te avisamos antes de que valgan.</li></ol><p>Qué hacer si no estás de acuerdo está en <a href="/help#complaints">Reclamos</a>.</p>',
    ],
    privacy: [
      'Privacidad',
      '<p>{holder} es responsable de tus datos en {name}.</p><h4>Qué guardamos y por qué</h4><ul><li>Tu usuario y tus datos de contacto: para que tengas cuenta y podamos escribirte.</li><li>Pagos y apuestas: porque lo piden la licencia y la ley, y para que puedas revisarlos.</li><li>Dispositivos y direcciones desde los que entras: para proteger tu cuenta.</li></ul><p>No vendemos tus datos. Los proveedores de juegos reciben lo que un juego necesita, nunca tus datos de contacto. Los servicios de pago reciben lo que un pago necesita.</p><h4>Tus derechos</h4><p>Puedes ver tus datos, corregir errores y pedir que se borre lo que la ley no obliga a guardar. Escríbenos con el formulario de <strong>comentarios</strong>.</p><h4>En tu navegador</h4><p>Este sitio guarda ahí tu sesión, tu idioma, tu tema y los borradores de formularios. No te sigue a ningún otro lugar.</p>',
    ],
  },
}

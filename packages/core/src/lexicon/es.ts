import type { Language } from './language.ts'
import type { TaskWords } from './tasks.ts'
import type { Words } from './words.ts'

/** What buttons say, and what stands around them. */
export const buttons: Words = {
  frequent: 'el|los|las|del|para|con|una|por|que|nuestro|su|más|es|y',
  deletes:
    'elimin|vaciar(?!.*filtr)|cancel[aeo]|borr(?:ar?|e|o)(?= |$)|baja(?: |$)|(?:cerr|cierr)\\w* .*cuenta|anul|revo[cq]|desuscrib|rescind|desist|retract|desactiv|deshabilit|renunci|dimit|dimision|dejar de ser|abandonar|suspend|suprim|(?:termin|finaliz|resol)\\w* .*(?:contrato|suscripcion)|salir del (?:club|programa)|quitar (?:\\w+ )?acceso|\\S+ (?:\\w+ )?de fabrica|\\S+ (?:la )?papelera',
  pays: 'abonar(?= |$)(?!se)|recarg(?!\\w* (?:la )?pagina)|saldar(?= |$)|dinero|(?<!metodos? |formas? |medios? )de pago(?= |$)|pag(?:ar|a|ue)(?= |$)|compra[r ]|compr[eo](?= |$)|compralo|(?:realiz|hacer|haz|finaliz|confirm|tramit|complet|envi)\\w* (?:(?!seguim)\\w+ ){0,3}(?:pedido(?! de )|compra|pago|transferencia)(?= |$)|p[ei]d(?:e|ir) (?:ahora|ya)|dona(?:r|cion|tivo|$| )|contribu(?:ir|ye)|hazte soci|vender(?= |$)|transfer(?:ir(?!.*(?:pdf|fich|arqu|docum)))|transfier|firmar|retirar|contrat(?:ar?|e)(?= |$)|obligacion de pago|(?:puj|firm|retir)[aeo](?= |$)|pujar|ofertar|(?:hacer|haz|envi\\w+) (?:\\w+ )?oferta|renov(?:ar?|acion)(?= |$)|renuev|propina|anticipo|fianza|senal(?= |$)|depositar?(?= |$)|(?:anad|agreg|carg|ingres)\\w* (?:\\w+ )?(?:saldo|fondos|credito)|(?:acept|aprob)\\w* (?:\\w+ )?(?:oferta|presupuesto|contrato|prestamo|credito|propuesta|cotizacion)|(?:mejor|actualiz|cambi|subir|pasa|activ|inici|empez|suscrib)\\w* .*(?:plan|premium|pro|suscripcion)(?= |$)',
  final:
    'irrevers|irrevoc|no (?:\\w+ )?(?:podra|podre|podemos|puede)\\w* (?:\\w+ )?(?:deshac|revert|recuper|anul|retir)|definitivamente|permanente',
  binds:
    '(?<!no )vinculante|cobrara|se (?:te |le )?(?:cargara|facturara)|no (?:es )?reembolsable|me comprometo a (?:pagar|comprar)',
  wealth: 'acciones|saldo|fondos',
  views: 'busqueda|todos los filtros|de(?:l| la| mis?| los)? (?:lista de )?(?:favoritos|deseos|compar\\w+)',
  sends: 'envia|continua|siguiente|confirma|reserva|acepta|si',
  beside: 'borrador|cupon|anadir|agregar|rechaz|no gracias',
  fillsCart: '(?:al|a la|en (?:el|la)) (?:\\w+ )?(?:carrito|cesta)(?: |$)',
  signsIn: 'inici\\w+ ses|acced|entrar|ingresar$',
  signsUp: 'inscri|crea\\w* .*cuenta|registr(?:ar|at|es)',
  subscribes: 'suscri',
  unsubscribes: 'dar(?:se|me|te) de baja|baja(?= |$)|desuscrib|cancelar (?:\\w+ )?suscripcion',
  mailings: 'newsletter|boletin',
  reads: 'como(?= )|buscar|ver(?= )|mostrar|consultar',
  joins: 'y|e|o|luego',
  asks: 'pregunt|llam|busc|presupuesto|cotiza|contact|envi\\w+ (?:un |el )?mensaje|descarg|favoritos|lista de deseos|compart|compar(?:ar|ador|acion)|filtr|orden(?:ar|a)(?= por| result|$)|segui(?:r|miento)(?= |$)|rastre|me gusta|valora|calific|resen|opin|puntu|evalu|vot(?:ar?|o)(?= |$)|coment|boletin|newsletter|disponib|calcul|imprim|idioma|marcar|problema|report|denunci|asist|invitacion|(?:cargar|saber) mas|(?:inscri|regist|apunt)\\w* .*grat',
  minor: 'actualizar|aplicar|guardar',
  cancels: 'cancelar|cerrar|anterior|ocultar|ahora no|mas tarde',
  leaves: 'volver|atras',
  accounts: 'cuenta',
  captcha: '(?:codigo|texto|caracteres|letras) .*imagen|cuanto (?:es|son) \\d',
  code: 'codigo de verific|code por',
  password: '^(?:(?:tu|su|mi|nueva) )?clave(?: (?:de acceso|actual|nueva|secreta|personal))?$|contrasen',
  card: 'num\\w+ (?:d\\w+ )?(?:\\w+ )?tarjeta\\b(?! (?:de )?(?:bibl|lec|fid|soc|reg|cli|san))|cod\\w+ de segur|\\bcodigo pin$',
  trap: '(?:dej[ae]\\w*|queda\\w*) (?:\\S+ ){0,3}(?:blanco|vacio)|no (?:lo )?(?:rellen|complet|llen)',
  negates: 'no',
  condition: 'si|para',
  thanks: 'gracias|listo',
  done: 'enviado|enviada|recibido|recibida|hecho|exito|confirmado|confirmada|completado|completada|registrad|reservad|publicad|suscrit|inscrit|anotad|contabilizad|recibimos$',
  neutral:
    'el|la|los|las|un|una|su|sus|tu|tus|te|le|se|ha|han|hemos|sido|fue|es|esta|muchas|mensaje|solicitud|formulario|correo|correctamente|pronto|por|para|de|en|y|con|nosotros|contactaremos|responderemos|volver|cerrar|datos|inscripcion|reserva|pedido|cita|resena|comentario|suscripcion|registro|contactarnos|nos|pondremos|contacto|usted|mayor|brevedad|antes|posible|guardado|guardada|lo|quedado|incidencia|estas|voto|plaza|nuestro|equipo|numero',
}

/** What fields are called, by their purpose. */
const fields = {
  'new-password': 'nueva contrasena',
  password: 'contrasena|clave',
  email: 'correo|correo electronico',
  username: 'usuario|nombre de usuario',
  'family-name': 'apellido|apellidos',
  name: 'tu nombre|nombre|nombre completo|nombre y apellidos|nombre y apellido',
  organization: 'empresa|nombre de la empresa|razon social',
  phone: 'telefono|movil|celular|numero de telefono',
  subject: 'asunto|tema|motivo',
  message: 'mensaje|comentario|comentarios|observaciones|consulta',
  'street-address': 'direccion|calle|domicilio',
  city: 'ciudad|localidad|poblacion|municipio',
  region: 'provincia',
  country: 'pais',
  'birth-date': 'fecha de nacimiento',
  date: 'fecha',
  search: 'busqueda|buscar',
  consent: 'acepto',
  'postal-code': 'codigo postal',
  amount: 'importe|monto',
  'card-number': 'numero de tarjeta|tarjeta',
  'card-name': 'titular',
  'card-expiry': 'fecha de caducidad',
  'card-security-code': 'codigo de seguridad',
  'one-time-code': 'codigo de verificacion',
  unknown: 'palabra clave|palabras clave|clave del producto|clave catastral',
  'given-name': 'nombre de pila|primer nombre',
  time: 'hora',
}

/** What says so only as a whole label. */
const labels = {
  'postal-code': 'c p|cp',
}

/** What forms and buttons speak of. */
const topics = {
  signup: 'registrarse|registrate|crear una cuenta|unete|prueba gratis',
  login: 'iniciar sesion|inicia sesion|acceder|entrar|recordarme',
  recovery: 'olvide mi contrasena',
  'password-change': 'nueva contrasena',
  search: 'buscar|busqueda|buscador|encontrar',
  comment: 'comentario|comentarios|opinion|responder',
  order: 'comprar|pago',
  contact: 'contacto|contactenos|contactar|contacta',
  subscribe: 'boletin|newsletter|suscribirme',
  pricing: 'precios',
  booking: 'reservar',
}

/** What links, buttons and headings offer. */
const intents = {
  booking: 'reservar|reserva',
  contact: 'contacto|contactenos|contactar',
  pricing: 'precios',
  support: 'ayuda|atencion al cliente|preguntas frecuentes',
  checkout: 'comprar|carrito',
  login: 'iniciar sesion|acceder|mi cuenta',
  signup: 'registrate',
}

/** What links to what makes a site believable are called. */
const trust = {
  'privacy policy': 'privacidad',
  terms: 'terminos y condiciones|condiciones de uso',
  imprint: 'aviso legal',
  reviews: 'testimonios',
  returns: 'devoluciones',
}

/** Texts that are judged as a whole. */
const texts = {
  continues: 'siguiente|continuar',
  sends: 'enviar|continuar|registrarse|buscar|entrar',
  vague:
    'someter|haga clic|haga clic aqui|haz clic aqui|aqui|ir|mas|leer mas|ver mas|ver|saber mas|mas informacion|detalles|aceptar|si',
  calls: 'telefono|llamenos',
  passwordInUse: 'contrasena actual',
  payees: 'destinatario|beneficiario',
}

/** What stands before a price, and what says that money is none. */
const prices = {
  before: 'desde|por|a partir de|cuesta|cuestan|precio|sólo|solo',
  none: 'recaud|salario|sueldo|multa|factur|premio|donaci|inversi|gan[aó]',
}

/** What tools do, and with what. */
export const tasks: TaskWords = {
  isHeadFirst: true,
  verbs: {
    addTo: '(?:anadir|agregar) (?:\\w+ ){0,2}(?:al|a la)(?= )',
    apply: 'postul|inscribir candidatura|envi\\w+ (?=\\w* ?(?:cv|curriculum|candidatura))',
    ask: 'pregunt|consult',
    book: 'pedir (?=\\w* ?(?:cita|hora))|agend|concert|solicit\\w+ (?=\\w* ?(?:cita|hora))|program',
    buy: 'compr|regal',
    calculate: 'calcul|simul|estim',
    cancel: 'cancel|anul',
    change: 'cambi|modific|actualiz|nueva (?=contrasena|clave)',
    check: 'comprob|verific',
    checkout: '(?:finalizar|tramitar|realizar|confirmar) (?:\\w+ )?(?:compra|pedido)|pagar|pago',
    claim: 'canje',
    comment: 'coment|respond',
    compare: 'compar',
    contact: 'contact|escrib\\w*nos|hablar? con',
    delete: 'elimin|borr|cerrar (?=\\w+ ?cuenta)',
    donate: 'don(?:a|ar|acion|e)(?= |$)',
    download: 'descarg',
    find: 'encontr|localiz',
    join: 'unir|unete|hazte|asoci',
    order: 'pedir|encarg|ordenar',
    recover: 'olvid|recuper|restablec',
    register: 'registr|inscri|apunt|matricul',
    report: 'report|denunci|notific',
    request: 'solicit|pide|recib|quiero',
    reserve: 'reserv',
    search: 'busc|busqueda',
    send: 'envi(?:a|ar|e)|compart|continuar|siguiente|aceptar|confirmar',
    start: 'prueb|empez|comenz',
    subscribe: 'suscri',
    track: 'seguimiento|rastre|seguir|segu(?=\\w* (?:pedido|envio))|donde esta',
    unsubscribe: buttons.unsubscribes!,
    upload: 'sub(?:ir|e)(?= |$)|adjunt',
    vote: 'vot(?:a|ar|e)(?= |$)',
    write: 'escrib|dej(?:a|ar|e)|valor|opin',
  },
  things: {
    Account: 'cuenta|perfil',
    Address: 'direccion',
    Advanced: 'avanzad',
    Application: 'candidatura|curriculum|cv(?= |$)',
    Appointment: 'citas?(?= |$)|hora(?= |$)|turno',
    Availability: 'disponib',
    Booking: 'reserva(?:s|cion)?(?= |$)',
    Branch: 'sucursal|oficina',
    Brochure: 'folleto|catalogo|guia',
    Callback: 'llamada|te llamamos|llamarme|llamenme|llamame',
    Cart: 'carrito|cesta|carro',
    Checkout: 'direccion de (?:envio|facturacion)|datos de envio',
    Class: 'clase',
    Comment: 'comentario|respuesta',
    Complaint: 'reclamacion|queja',
    Consultation: 'asesor|consulta(?= |$)',
    Contact: 'contact|mensaje|escrib\\w*nos',
    Course: 'curso|formacion',
    Demo: 'demo',
    Discount: 'codigo (?:de descuento|promocional)|cupon|descuento',
    Donation: 'donacion|donativo',
    Event: 'evento|concierto|jornada',
    Feedback: 'sugerencia',
    Invoice: 'factura(?!cion)',
    Job: 'empleo|trabaja|vacante|puesto',
    Lesson: 'leccion',
    Loan: 'prestamo|credito|financiacion',
    Membership: 'socio|membres',
    Mortgage: 'hipoteca',
    Newsletter: buttons.mailings!,
    Order: 'pedido',
    Parcel: 'paquete|envio',
    Password: 'contrasena|clave',
    Petition: 'peticion',
    Prescription: 'receta',
    Pricing: 'precio|tarifa',
    Quote: 'presupuesto|cotiza',
    Question: 'pregunta|duda',
    Refund: 'reembolso',
    Repair: 'reparacion|averia',
    Return: 'devolucion',
    Review: 'resena|opinion|valoracion',
    Room: 'habitacion|estancia|alojamiento',
    Sample: 'muestra',
    Store: 'tienda|punto de venta',
    Subscription: 'suscripcion|contrato',
    Survey: 'encuesta',
    Table: 'mesa',
    TestDrive: 'prueba de conduccion',
    Ticket: 'entrada|billete|boleto',
    Tour: 'visita guiada|tour',
    Trial: 'prueba (?:gratis|gratuita)',
    Valuation: 'valoracion|tasacion',
    Viewing: 'visita(?= |$)',
    Volunteer: 'voluntari',
    GiftVoucher: '(?:tarjeta|vale|cheque) (?:de )?regalo|bono',
    Waitlist: 'lista de espera',
    Workshop: 'taller',
  },
  filler:
    'el|la|los|las|lo|un|una|unos|unas|de|del|al|a|en|y|e|o|u|para|por|con|su|sus|tu|tus|mi|mis|nuestro|nuestra|nuestros|nuestras|este|esta|ahora|aqui|gratis|gratuito|gratuita|nuevo|nueva|online|linea|se|te|nos|le|formulario|es|mas|siguiente|datos|informacion',
}

/** Spanish */
export const es: Language = { buttons, fields, labels, topics, intents, trust, texts, prices }

import type { Words } from './words.ts'

/** Spanish */
export const es: Words = {
  deletes: 'elimin|cancela|borra[r ]|baja(?: |$)|cerrar .*cuenta|anular|revocar|desuscrib',
  pays: 'dinero|de pago(?= |$)|pagar|compra[r ]|(?:realizar|hacer|finalizar|confirmar|tramitar|completar) .*(?:pedido|compra|pago|transferencia)|donar|transferir|pujar|firmar|retirar|contratar|obligacion de pago',
  final:
    'irrevers|irrevoc|no (?:se )?(?:puede|podra|pueden) (?:\\w+ )?(?:deshac|revert|recuper)|definitivamente|permanente',
  binds:
    '(?<!no )vinculante|cobrara|se (?:te |le )?(?:cargara|facturara)|no (?:es )?reembolsable|me comprometo a (?:pagar|comprar)',
  wealth: 'acciones|saldo|fondos',
  beside: 'borrador|cupon|anadir|agregar|rechaz|no gracias',
  fillsCart: '(?:al|a la) (?:\\w+ )?(?:carrito|cesta)(?: |$)',
  signsIn: 'iniciar ses|acced|entrar',
  signsUp: 'inscri|crear .*cuenta',
  subscribes: 'suscri',
  reads: 'buscar|ver(?= )|mostrar|consultar',
  joins: 'y|e|o|luego',
  asks: 'busc|presupuesto|contactar|enviar (?:un )?mensaje|descargar',
  minor: 'actualizar|aplicar|guardar',
  cancels: 'cancelar',
  leaves: 'volver|atras',
  accounts: 'cuenta',
  captcha: '(?:codigo|texto|caracteres|letras) .*imagen|cuanto (?:es|son) \\d',
  code: 'codigo de verific|code por',
  password: '^(?:(?:tu|su|mi|nueva) )?clave(?: (?:de acceso|actual|nueva|secreta|personal))?$|contrasen',
  card: 'num\\w+ (?:d\\w+ )?tarjeta\\b|cod\\w+ de segur|\\bcodigo pin$',
  trap: '(?:deja\\w*|deje\\w*) (?:\\S+ ){0,3}(?:blanco|vacio)|no (?:rellen|complet|llen)',
  condition: 'si|para',
  beings: 'humano',
}

/** What stands beside the three letters where they mean the Model Context Protocol: what one runs, connects to or calls. A line per language. */
export const mcpThings: readonly string[] = [
  'servers?|endpoints?|clients?|tools?|toolset|integrations?|protocol|connectors?|connections?|hosts?|sdk|apis?|registry|transport|gateway|compatible|enabled|url|spec(?:ification)?|inspector|ready|support',
  'server|werkzeuge?|schnittstelle|anbindung|protokoll|endpunkte?|f[aä]hig',
  'serveurs?|outils?|protocole|connecteurs?|points? de terminaison|client',
  'servidor(?:es)?|herramientas?|ferramentas?|protocolo|conector(?:es)?|integraci[oó]n|integra[cç][aã]o',
  'strument[oi]|protocollo|connettor[ei]|integrazione',
  'koppeling|gereedschap|protocol',
  'serwer\\p{L}*|narz[eę]dzi\\p{L}*|protok[oó]ł\\p{L}*',
  'сервер\\p{L}*|инструмент\\p{L}*|протокол\\p{L}*',
  'sunucu\\p{L}*|ara[cç]\\p{L}*|protokol\\p{L}*',
]

/** The same in languages that do not part their words. */
export const mcpThingsUnspaced = 'サーバ|ツール|プロトコル|服务器|服務器|伺服器|工具|协议|協議|서버|도구|프로토콜'

/** Before them, where a language puts the noun first, or says how something is reached. */
export const mcpBefore: readonly string[] = [
  'connect via|via|over|through|speaks?|supports?',
  'serveurs?|outils?|protocole|connecteurs?|client',
  'servidor(?:es)?|herramientas?|ferramentas?|protocolo|conector(?:es)?|integraci[oó]n|integra[cç][aã]o',
  'server|strument[oi]|protocollo|client',
  'serwer\\p{L}*|сервер\\p{L}*|протокол\\p{L}*',
]

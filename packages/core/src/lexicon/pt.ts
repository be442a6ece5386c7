import type { Words } from './words.ts'

/** Portuguese */
export const pt: Words = {
  deletes: 'elimin|cancela|excluir|apagar|encerrar|descadastr|rescindir|anular',
  pays: 'dinheiro|pagar|compra[r ]|(?:fazer|finalizar|confirmar|concluir) .*(?:pedido|compra|pagamento|transferencia)|transferir|doar(?= |$)|dar lance|assinar (?:contrato|documento|plano)|sacar(?= |$)|obrigacao de pag',
  final:
    'irrevers|irrevog|definitivamente|permanentemente|nao (?:pode|podera|podem) (?:\\w+ )?(?:desfei|desfaz|revert|recuper)',
  binds:
    '(?<!nao )vinculativ|sera (?:\\w+ )?(?:cobrad|debitad|faturad)|nao (?:e )?reembolsavel|comprometo me a (?:pagar|comprar)',
  wealth: '(?:as|minhas|o|meu) (?:acoes|saldo|fundos)',
  beside: 'rascunho|cupom|adicion|recus',
  fillsCart: '(?:ao|a) (?:\\w+ )?(?:carrinho|sacola)(?: |$)',
  signsIn: 'entrar|acess(?:ar|e)',
  signsUp: 'inscr|criar .*conta',
  subscribes: 'inscrev|assina',
  reads: 'buscar|pesquisar|ver(?= )|mostrar',
  joins: 'e|ou',
  asks: 'busc|pesquis|orcamento|contat|enviar (?:uma )?mensagem',
  minor: 'atualizar|salvar|aplicar',
  cancels: 'cancelar',
  leaves: 'voltar',
  accounts: 'conta',
  captcha: '(?:codigo|texto|caracteres) .*imagem|quanto e \\d',
  code: 'codigo de verific',
  password: 'palavra passe|\\bsenha\\b',
  card: 'num\\w+ (?:d\\w+ )?cartao\\b|cod\\w+ de segur',
  trap: '(?:deix\\w*) (?:\\S+ ){0,3}(?:branco|vazio)|nao preench',
  condition: 'se|para',
  beings: 'humano',
}

import type { Language } from './language.ts'
import type { TaskWords } from './tasks.ts'
import type { Words } from './words.ts'

/** What buttons say, and what stands around them. */
export const buttons: Words = {
  frequent: 'os|uma|para|com|não|você|nosso|mais|em|do|da|dos|é|seu',
  deletes:
    'elimin|cancel[aeo]|exclu(?:[aio](?= |$)|ir|sao)|apag(?:ar?|ue)(?= |$)|encerr|desmarc|descadastr|resci[ns]|anul|desativ|desactiv|revog|desist|demissao|demit|renunci|arrepend|livre resol|desfili|suspender|deix(?:ar|o) de ser|sair d\\w+ (?:clube|assoc|programa)|(?:fech|termin|denunci)\\w* (?:\\w+ )?(?:conta|contrato)(?= |$)|limpar .*(?:dados|historico)|\\S+ (?:\\w+ )?de fabrica|\\S+ (?:[ao] )?(?:lixeira|lixo|reciclagem)|esvazi(?!.*(?:filtr|camp|carrinho))|retirar (?:\\w+ )?(?:candidatura|pedido|inscricao|acesso)',
  pays: 'quitar(?= |$)|dinheiro|pag(?:ar|ue)(?= |$)|compra[r ]|compre(?= |$)|(?:fa(?:zer|ca)|efetu|realiz|finaliz|confirm|conclu|fech|envi)\\w* (?:\\w+ ){0,2}(?:pedido(?! de)|compra|pagamento|transferencia|encomenda)(?= |$)|encomend(?:ar|e)(?= |$)|pe(?:dir|ca) (?:agora|ja)|transferir(?!.*(?:pdf|fich|arqu|docum|app))|(?:fazer|enviar|confirmar) (?:um )?pix|(?:doar|doe agora|doacao|donativo|vender|sacar|saque)(?= |$)|contribu(?:ir|a)(?= |$)|obrigacao de pag|assin(?:ar|e|o)(?= |$)(?!.*(?:newsletter|boletim|noticias|grat))|renov(?:ar|e|acao)(?= |$)|(?:faz|fac|efetu|realiz|dar|envi)\\w* (?:uma? )?(?:licitacao|lance|oferta)|licitar|(?:levantar|retirar|resgatar) (?:\\w+ )?(?:fundos|saldo)|\\S+ upgrade|gorjeta|recarreg(?!\\w* (?:a )?pagina)|recarga(?= |$)|(?:adicion|carreg)\\w* (?:\\w+ )?(?:saldo|creditos?|fundos)(?= |$)|deposit(?:ar|e)(?= |$)|caucao|dar (?:\\w+ )?(?:sinal|entrada)|(?:aceit|aprov)\\w* (?:\\w+ )?(?:oferta|proposta|orcamento|contrato|emprestimo|credito|financiamento|cotacao)|contrat(?:ar|e)(?= |$)|(?:teste|periodo|avaliacao) (?:\\w+ ){0,2}pag[ao](?= |$)|(?:ativ|inici|comec|mud|atualiz|alter|melhor|subscrev|passar)\\w* .*(?:assinatura|plano|premium|pro)(?= |$)',
  final:
    'irrevers|irrevog|definitivamente|permanentemente|nao (?:\\w+ )?(?:sera possivel|pode(?:m|mos|ra)?) (?:\\w+ )?(?:desfei|desfaz|revert|recuper|anul|cancelad)',
  binds:
    '(?<!nao )(?:vinculativ|(?:e|sera) (?:\\w+ )?(?:cobrad|debitad|faturad))|nao (?:e )?reembolsavel|comprometo me a (?:pagar|comprar)|vai (?:transferir|pagar)',
  wealth: '(?:as|minhas|o|meu) (?:acoes|saldo|fundos)',
  views:
    'pesquisa|todos os filtros|d[aeo]s? (?:(?:minha|meus|sua|seus) )?(?:lista de )?(?:favoritos|desejos|compar\\w+)',
  sends: 'envia|continua|proximo|avancar|confirma|reserva|sim|aceita',
  beside: 'rascunho|cupom|adicion|recus',
  fillsCart: '(?:ao|a|no|na) (?:\\w+ )?(?:carrinho|sacola|cest[ao])(?: |$)',
  signsIn: 'entrar|acess(?:ar|e)|inici\\w+ sessao|login',
  signsUp: 'inscr|criar .*conta|cadastr|regist(?:ar|e|r)',
  subscribes: 'inscrev|assina',
  unsubscribes: 'descadastr|cancelar (?:\\w+ )?(?:inscricao|subscricao|assinatura)',
  mailings: 'newsletter|boletim',
  reads: 'como(?= )|buscar|pesquisar|ver(?= )|mostrar',
  joins: 'e|ou',
  asks: 'pergunt|lig(?:ue|a|uem)|busc|pesquis|procur|orcamento|cotac|contat|contact|fal(?:e|ar) con?|(?:env|mand)\\w+ (?:uma |a )?mensagem|favoritos|lista de desejos|(?:com)?partilh|compar(?:ar?|acao)(?= |$)|filtr|ordenar|classific|segu(?:ir|e)(?= |$)|curt|gost|avali|vot(?:ar?|e|o)(?= |$)|coment|newsletter|boletim|rastre|acompanh|disponib|calcul|baix(?:ar|e)(?= |$)|descarreg|transferir|imprim|idioma|lingua|marcar como|relat|report|denunci|problema|presenca|convite|(?:carregar|saiba) mais|(?:inscr|regist|cadastr)\\w* .*grat',
  minor: 'atualizar|salvar|aplicar',
  cancels: 'cancelar|fechar|voltar|anterior|ocultar|agora nao|mais tarde',
  leaves: 'voltar',
  accounts: 'conta',
  captcha: '(?:codigo|texto|caracteres) .*imagem|quanto e \\d',
  code: 'codigo de verific',
  password: 'palavra passe|\\bsenha\\b',
  card: 'num\\w+ (?:d\\w+ )?(?:\\w+ )?cartao\\b(?! (?:de )?(?:bibl|lei|fid|soc|pre|cli|cid))|cod\\w+ de segur',
  trap: '(?:deix|manten)\\w* (?:\\S+ ){0,3}(?:branco|vazio)|nao preench',
  negates: 'nao',
  condition: 'se|para',
  thanks: 'obrigado|obrigada|pronto|agradecemos',
  done: 'enviado|enviada|recebido|recebida|recebemos|feito|sucesso|confirmado|confirmada|registad|registrad|realizad|publicad|marcad|efetuad|submetid|reservad|inscrit|encaminhad|encaminhamos|computad|certo$',
  neutral:
    'o|a|os|as|um|uma|sua|seu|tua|teu|te|foi|foram|e|esta|muito|mensagem|pedido|formulario|de|da|do|para|por|com|em|breve|contacto|entraremos|responderemos|nos|temos|fechar|voltar|dados|inscricao|reserva|encomenda|agendamento|avaliacao|comentario|pela|pelo|subscricao|registo|registro|cadastro|contato|assinatura|ela|ele|guardado|guardada|salvo|salva|consulta|ficou|candidatura|tudo|voce|ocorrencia|equipa|equipe|lugar|voto|dia|nossa|na|h|numero',
}

/** What fields are called, by their purpose. */
const fields = {
  password: 'senha|palavra passe',
  username: 'nome de usuario|nome de utilizador|utilizador',
  name: 'nome|nome completo',
  phone: 'telefone|telemovel|numero de telefone',
  message: 'mensagem|observacoes',
  'postal-code': 'cep',
  amount: 'montante|quantia',
  search: 'pesquisar',
  'family-name': 'sobrenome|apelido|ultimo nome',
  'given-name': 'primeiro nome|nome proprio',
  'street-address': 'endereco|morada|rua',
  city: 'cidade|localidade',
  subject: 'assunto',
  region: 'estado',
  'birth-date': 'data de nascimento',
  'card-number': 'numero do cartao|cartao',
  'card-expiry': 'validade',
  'one-time-code': 'codigo de verificacao',
  'new-password': 'nova senha',
  unknown: 'palavra chave',
  time: 'horario',
  organization: 'nome da empresa|razao social',
}

/** The same, where it is the whole label. */
const labels = {
  amount: 'valor',
}

/** What forms and buttons speak of. */
const topics = {
  signup: 'cadastro|cadastre me|nova conta',
  login: 'entrar',
  recovery: 'esqueci minha senha',
  'password-change': 'nova senha',
  search: 'pesquisar|buscar|busca|procurar',
  comment: 'comentario|comentarios|responder',
  order: 'comprar|pagamento',
  contact: 'contato|contacto|fale conosco',
  subscribe: 'newsletter',
  pricing: 'precos',
  booking: 'reservar',
}

/** What links, buttons and headings offer. */
const intents = {
  contact: 'contato|fale conosco',
  pricing: 'precos',
  support: 'ajuda|suporte|atendimento|perguntas frequentes',
  signup: 'cadastro',
  booking: 'agendar',
  checkout: 'carrinho',
  login: 'entrar',
}

/** What links to what makes a site believable are called. */
const trust = {
  'privacy policy': 'privacidade',
  about: 'quem somos',
  returns: 'devolucoes',
}

/** Texts that are judged as a whole. */
const texts = {
  continues: 'seguinte|próximo|próxima|avançar|continuar',
  sends: 'cadastrar|pesquisar',
  vague:
    'submeter|clique|clique aqui|aqui|mais|leia mais|ler mais|saiba mais|ver mais|mais informacoes|detalhes|sim|nao',
  calls: 'telefone|ligue',
  passwordInUse: 'senha atual|palavra passe atual',
  payees: 'destinatario|beneficiario|favorecido',
}

/** What stands before a price, and what says that money is none. */
const prices = {
  before: 'a partir de|desde|por apenas|custa|custam|apenas|preço',
  none: 'arrecad|salário|faturamento|prêmio|doaç|invest',
}

/** What tools do, and with what. */
export const tasks: TaskWords = {
  isHeadFirst: true,
  verbs: {
    addTo: 'adicion\\w* (?:\\w+ ){0,2}(?:ao|a)(?= )',
    apply: 'candidat',
    ask: 'pergunt',
    book: 'agend|marc(?:ar|acao|e)|(?:solicitar|pedir) (?=\\w* ?(?:consulta|agendamento))',
    buy: 'compr',
    calculate: 'calcul|simul|estim',
    cancel: 'cancel|anul',
    change: 'alter|mud(?:ar|e)|atualiz|nova (?=senha|palavra)',
    check: 'verific|consult',
    checkout: '(?:finaliz|conclu|confirm)\\w+ (?:\\w+ )?(?:compra|pedido|encomenda)|pag(?:ar|amento)',
    claim: 'resgat',
    comment: 'coment|responder',
    compare: 'compar',
    contact: 'contat|contact|fale (?:con|com)|escreva nos',
    delete: 'exclu|elimin|apag',
    donate: 'doa(?:r|cao)|doe',
    download: 'baix|descarreg|download',
    find: 'encontr|localiz',
    join: 'junte|aderir|torne se|associ',
    order: 'encomend|pedir',
    recover: 'esquec|recuper|redefin',
    register: 'inscrev|inscri|regist|cadastr|particip',
    report: 'report|denunci|comunic',
    request: 'solicit|peca|receb|quero',
    reserve: 'reserv',
    search: 'pesquis|busc|procur',
    send: 'envi(?:a|ar|e)|compartilh|partilh|continuar|confirmar|avancar',
    start: 'experiment|comec|test',
    subscribe: 'subscrev|assin(?:ar|e)(?= \\w* ?newsletter)|newsletter',
    track: 'rastre|acompanh|seguir|onde esta',
    unsubscribe: buttons.unsubscribes!,
    upload: 'carreg|anex',
    vote: 'vot(?:ar|e)(?= |$)',
    write: 'escrev|deix|avali',
  },
  things: {
    Account: 'conta(?= |$)|perfil',
    Address: 'endereco|morada',
    Advanced: 'avancad',
    Application: 'candidatura|curriculo',
    Appointment: 'consulta|agendamento|marcacao|horario',
    Availability: 'disponib',
    Booking: 'reserva(?:s)?(?= |$)',
    Branch: 'agencia|filial|loja proxima',
    Brochure: 'brochura|catalogo|folheto|guia',
    Callback: 'ligamos|retorno|ser contactad',
    Cart: 'carrinho|cesto|sacola',
    Checkout: 'endereco de entrega|morada de entrega|entrega',
    Class: 'aula',
    Comment: 'comentario',
    Complaint: 'reclamacao',
    Consultation: 'consultoria|avaliacao gratuita',
    Contact: 'contat|contact|mensagem|fale (?:con|com)',
    Course: 'curso|formacao',
    Demo: 'demo',
    Discount: 'cupom|codigo promocional|desconto',
    Donation: 'doacao|donativo',
    Event: 'evento|concerto',
    Feedback: 'sugest',
    Invoice: 'fatura(?!cao)|nota fiscal',
    Job: 'vaga|emprego|trabalhe',
    Lesson: 'licao',
    Loan: 'emprestimo|credito|financiamento',
    Membership: 'socio|membro',
    Mortgage: 'hipoteca|credito habitacao',
    Newsletter: buttons.mailings!,
    Order: 'pedido|encomenda',
    Parcel: 'pacote|envio',
    Password: 'senha|palavra passe',
    Petition: 'peticao|abaixo assinado',
    Prescription: 'receita',
    Pricing: 'preco|plano',
    Quote: 'orcamento|cotacao',
    Question: 'duvida|pergunta',
    Refund: 'reembolso',
    Repair: 'reparacao|conserto|assistencia',
    Return: 'devolucao',
    Review: 'avaliacao|opiniao|critica',
    Room: 'quarto|estadia|hospedagem',
    Sample: 'amostra',
    Store: 'loja',
    Subscription: 'assinatura|subscricao|contrato',
    Survey: 'pesquisa de|inquerito',
    Table: 'mesa',
    TestDrive: 'test drive',
    Ticket: 'bilhete|ingresso',
    Tour: 'visita guiada|passeio',
    Trial: 'teste gratis|periodo de teste',
    Viewing: 'visita(?= |$)',
    Volunteer: 'voluntari',
    GiftVoucher: '(?:vale|cartao) (?:presente|oferta)',
    Waitlist: 'lista de espera',
    Workshop: 'oficina|workshop',
  },
  filler:
    'o|a|os|as|um|uma|de|do|da|dos|das|ao|aos|em|no|na|nos|nas|e|ou|para|por|com|seu|sua|seus|suas|teu|tua|nosso|nossa|meu|minha|este|esta|agora|aqui|gratis|gratuito|gratuita|novo|nova|online|formulario|se|mais|dados|informacoes',
}

/** Portuguese */
export const pt: Language = { buttons, fields, labels, topics, intents, trust, texts, prices }

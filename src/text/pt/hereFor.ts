/** What a new account is for. */
export const hereFor = {
  title: 'Para quem você está aqui?',
  lead: 'Escolha uma opção. As outras podem ser adicionadas depois, em “Conta”.',
  made: 'Conta criada',
  doors: {
    child: { title: 'Minha criança', lead: 'Uma imagem, cinco perguntas e a primeira luz.' },
    work: { title: 'Crianças com quem trabalho', lead: 'Uma equipe, uma lista de crianças e as famílias que você convida.' },
    invited: { title: 'Recebi um convite', lead: 'De uma família ou de uma equipe, neste e-mail.' },
  },
  team: {
    title: 'Qual é o nome da sua equipe?',
    lead: 'Trabalha por conta própria? Seu nome basta. Você pode mudar depois.',
    reads: 'Uma família convidada lê isto:',
    unnamed: 'Sua equipe',
  },
  invitations: {
    title: 'Seus convites',
    address: 'Os convites chegam ao seu e-mail: {{email}}',
    none: 'Ainda não há convite para você. Peça a quem convidou que use exatamente este endereço. Ele aparece aqui assim que for enviado.',
    next: 'Você vê quem convidou e o que poderá ver. Nada é compartilhado antes de você aceitar.',
  },
  back: 'Voltar',
  today: 'Ir para Hoje',
}

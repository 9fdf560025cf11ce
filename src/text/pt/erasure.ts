/** Deletion by the backend: of a person or a team, by themselves or by an administrator. */
export const erasure = {
  progress: 'Excluindo… {{done}} de {{of}}',
  papers_one: 'Um relatório ou uma avaliação que você assinou para uma equipe fica até {{day}}, com o seu nome. Todo o resto é excluído.',
  papers_other: '{{count}} relatórios e avaliações que você assinou para uma equipe ficam no máximo até {{day}}, com o seu nome. Todo o resto é excluído.',
  administrator: 'Este endereço está na lista de administradores do servidor. Primeiro ele precisa sair dessa lista. Nada foi excluído.',
  begun: 'A conexão caiu, mas a exclusão continua sozinha. Ela termina em menos de uma hora.',
  number: 'Comprovante {{number}}: {{documents}} registros excluídos ou sem o nome.',
  admin: {
    person: 'Excluir esta pessoa',
    account: 'Excluir esta equipe',
    personLead: 'Isto exclui o acesso, as crianças e todos os registros da pessoa. O nome some dos registros de outros. Isto não pode ser desfeito.',
    accountLead: 'Isto exclui a equipe com os convites e as listas. As crianças e os registros delas ficam com as famílias. Isto não pode ser desfeito.',
    papers: 'Os relatórios e as avaliações assinados para uma equipe ficam no máximo até {{day}}.',
    noName: 'Não escreva nenhum nome no motivo: ele fica no registro.',
    inTeam: 'Nada foi excluído. A pessoa é a única proprietária de: {{teams}}. Exclua antes essas equipes ou passe-as a outra pessoa.',
    hasPaid: 'Nada foi excluído. Ainda há um pagamento em andamento: ele precisa terminar antes.',
    keep: 'Manter tudo',
    now: 'Excluir para sempre',
    password: 'Sua senha',
    wrongPassword: 'Esta senha não está certa. Nada foi excluído.',
  },
} as const

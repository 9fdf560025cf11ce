const camera = {
  title: 'Câmera e microfone',
  body: 'A câmera e o microfone ficam desligados até que um adulto os ligue. A câmera só fica ligada durante uma sessão ou enquanto você a testa. A imagem dela é processada só neste dispositivo, por um instante: não é guardada nem enviada, e só é mostrada se você ligar o espelho em “Ache na cena”. O microfone só fica ligado enquanto você grava uma palavra em “Voz e fotos”, durante uma sessão de “Minha voz” ou “A volta para casa”, ou enquanto você o testa; a tela avisa. Essas atividades medem se um som é forte e se é agudo. O som em si não é guardado nem enviado; a sessão guarda quantas vezes e por quanto tempo houve sons. As gravações e as fotos ficam no armazenamento deste navegador. Você pode ouvir e excluir cada gravação, e excluir cada foto.',
} as const

/** Terms and privacy: only what is true of this software. Paragraphs stand in the order of their keys. */
export const legal = {
  certificate: 'Segurança contra flashes de luz: resultados dos testes',
  home: 'Voltar à página inicial',
  terms: {
    title: 'Termos',
    lead: '{{product}} em palavras simples: o que você pode esperar dele e o que não pode.',
    sections: {
      what: {
        title: 'Para que serve',
        body: 'Atividades visuais para crianças com deficiência visual cerebral, para fazer junto com um adulto: para praticar, para brincar e para registrar o que aconteceu.',
      },
      device: {
        title: 'Não é um dispositivo médico',
        body: 'Não faz diagnóstico nem trata, e não mede a visão. Seus números contam e cronometram o que acontece no jogo. O tempo até um toque inclui olhar, pensar e alcançar. Decida sobre os cuidados de uma criança junto com as pessoas que cuidam dela, nunca só a partir destes números.',
      },
      light: {
        title: 'Epilepsia e luz',
        body: 'As atividades são feitas de modo que nada pisque e tudo apareça e desapareça aos poucos. Nenhuma tela é segura para todas as crianças. Se a criança tem epilepsia, ou se a luz já provocou uma crise, pergunte ao seu médico antes de começar, deixe uma luz acesa no ambiente, diminua o brilho e fique ao lado da criança. Pare imediatamente se algo parecer errado: mantenha o dedo por três segundos em um canto superior da tela, ou vire o dispositivo para o outro lado.',
      },
      adult: {
        title: 'Um adulto está sempre presente',
        body: 'Uma criança nunca joga sozinha. Faça sessões curtas, e pare quando a criança se virar para o outro lado, ficar inquieta ou se cansar.',
      },
      asIs: {
        title: 'Nenhuma promessa de resultados',
        body: 'O software é fornecido como está. Não prometemos que uma criança vá ver melhor ou aprender mais rápido com ele.',
      },
    },
  },
  privacy: {
    title: 'Privacidade',
    lead: 'O que {{product}} guarda, onde está, quem pode ver e como excluir.',
    sections: {
      where: {
        title: 'Onde estão os seus dados',
        body: 'No armazenamento deste navegador, neste dispositivo. O app não os envia para lugar nenhum. Enquanto você o usa, o app não se conecta a nenhum outro servidor: sem publicidade, sem rastreamento, sem terceiros.',
      },
      what: {
        title: 'O que é guardado',
        body: 'Seu nome e endereço de e-mail; sua senha, só como um código que não permite recuperá-la (um hash com sal). De uma criança: um apelido, o mês de nascimento se você o informar, e os ajustes que você escolheu. De cada sessão: o que foi mostrado, quando, onde houve toque e como terminou. Também o que você escreve sobre uma criança em avaliações, objetivos e relatórios, seus textos, as palavras que você grava e as fotos que você tira. Pedimos um apelido para que nenhum nome completo seja necessário.',
      },
      camera,
      who: {
        title: 'Quem pode ver',
        body: 'Os dados não são criptografados no dispositivo. Qualquer pessoa que consiga desbloqueá-lo e abrir este navegador pode vê-los, e qualquer pessoa com o tablet na mão pode redefinir a senha de uma conta. Use o bloqueio do seu dispositivo. A primeira conta neste dispositivo pode assumir a administração dele; então vê pessoas, contas e códigos, mas nada sobre nenhuma criança.',
      },
      lasting: {
        title: 'Quanto tempo dura',
        body: 'Até você excluir. Alguns navegadores também apagam sozinhos os dados de um site: em janelas privadas, quando o dispositivo está cheio ou depois de semanas sem uma visita.',
      },
      remove: {
        title: 'Como excluir',
        body: 'Na sua conta você pode exportar tudo, excluir para sempre os dados de uma criança, ou excluir a sua conta com tudo o que há nela; então nada disso fica neste dispositivo. Uma criança de quem você cuida por convite fica com a família dela. Tirar uma criança da lista a esconde, mas guarda tudo. Para remover de uma vez todas as contas deste dispositivo, limpe os dados deste site nos ajustes do seu navegador.',
      },
      demo: {
        title: 'A clínica de demonstração',
        body: 'Tudo nela é inventado e está identificado assim.',
      },
    },
  },
  privacyHosted: {
    title: 'Privacidade',
    lead: 'O que {{product}} guarda, onde está, quem pode ver e como excluir.',
    sections: {
      where: {
        title: 'Onde estão os seus dados',
        body: 'Com a sua conta, no banco de dados de quem mantém este site (Google Firebase, na região escolhida por essa pessoa ou organização). Enquanto você não sair da conta, também no armazenamento deste navegador, para que o jogo continue sem internet. Fotos, vozes gravadas e jogos sem conta ficam só neste dispositivo.',
      },
      alone: {
        title: 'Quem mais recebe dados',
        body: 'Ninguém. Enquanto você o usa, o app não se conecta a nenhum outro servidor: sem publicidade, sem rastreamento, sem terceiros.',
      },
      checked: {
        title: 'Quem mais recebe dados',
        body: 'O Google reCAPTCHA, que verifica se é uma pessoa, e não um programa, que está usando o app. O script dele é carregado do Google quando você abre uma atividade ou uma página da conta; ele vê o seu endereço de rede e como a página é usada, e pode gravar um cookie. Sem publicidade, sem rastreamento.',
      },
      what: {
        title: 'O que é guardado',
        body: 'Seu nome e endereço de e-mail; sua senha, só no serviço de acesso, como um código (hash) que não permite recuperá-la. De uma criança: um apelido, o mês de nascimento se você o informar, e os ajustes que você escolheu. De cada sessão: o que foi mostrado, quando, onde houve toque e como terminou. Também o que você e uma equipe escrevem sobre uma criança em avaliações, objetivos e relatórios, seus textos, quem tem acesso e quem abriu a página de uma criança. Se você deixar um segundo dispositivo entrar, também o que está sendo jogado e marcado naquele momento, até ser substituído. Pedimos um apelido para que nenhum nome completo seja necessário.',
      },
      camera,
      who: {
        title: 'Quem pode ver',
        body: 'Você, e outra mãe ou outro pai que você convidou, até que você encerre esse acesso. Pessoas de uma clínica ou escola, só quando você compartilha o acesso a uma criança com a conta delas, para a finalidade e pelo tempo que você definir; você vê aqui quem abriu a página da criança, e pode encerrar a qualquer momento. Quem administra vê pessoas, contas e códigos, mas nada sobre nenhuma criança. Neste dispositivo, qualquer pessoa que consiga desbloqueá-lo enquanto você não sair da conta: use o bloqueio dele, e saia da conta em um tablet compartilhado.',
      },
      lasting: {
        title: 'Quanto tempo dura',
        body: 'Até você excluir. Ao sair da conta, os dados dela são removidos deste navegador.',
      },
      remove: {
        title: 'Como excluir',
        body: 'Na sua conta você pode exportar tudo, excluir para sempre os dados de uma criança, ou excluir a sua conta com tudo o que há nela. Uma criança de quem você cuida por convite fica com a família dela. Tirar uma criança da lista a esconde, mas guarda tudo. Alguns registros ficam, sem nome nem endereço: que um código ou um teste gratuito foi usado, o que você aceitou e quando, e o que você pagou. Se você tem uma assinatura, encerre-a antes; o serviço de pagamento guarda os registros que a lei exige.',
      },
    },
  },
} as const

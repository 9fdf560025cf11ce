const camera = {
  title: 'Câmera e microfone',
  body: 'A câmera e o microfone ficam desligados até que um adulto os ligue. A câmera só fica ligada durante uma sessão ou enquanto você a testa. A imagem dela é analisada só neste dispositivo, por um momento: não é guardada nem enviada, e só é mostrada se você ligar o espelho de “Ache na cena”. O microfone só fica ligado enquanto você grava uma palavra em “Voz e fotos”, durante uma sessão de “Minha voz” ou de “Seguir até a chegada”, ou enquanto você o testa; a tela avisa. Essas atividades medem se um som é forte e se é agudo. O som em si não é guardado nem enviado; a sessão guarda quantos sons foram ouvidos e quanto duraram. As gravações e as fotos ficam no armazenamento deste navegador. Você pode ouvir e apagar cada gravação, e apagar cada foto.',
} as const

/** Terms and privacy: only what is true of this software. Paragraphs stand in the order of their keys. */
export const legal = {
  certificate: 'Segurança contra clarões: o que foi filmado e achado',
  home: 'Voltar à página inicial',
  terms: {
    title: 'Termos',
    lead: '{{product}} em palavras simples: o que você pode esperar dele, e o que não.',
    sections: {
      what: {
        title: 'Para que serve',
        body: 'Atividades visuais para crianças com deficiência visual cerebral, usadas junto com um adulto. Serve para praticar, para brincar e para anotar o que aconteceu.',
      },
      device: {
        title: 'Não é um dispositivo médico',
        body: 'Não faz diagnóstico, não mede a visão e não trata. Seus números são contagens e tempos de jogo. O tempo até um toque inclui olhar, pensar e alcançar. Decida sobre o cuidado de uma criança com as pessoas que cuidam dela, nunca só a partir destes números.',
      },
      light: {
        title: 'Epilepsia e luz',
        body: 'As atividades são feitas de modo que nada pisque e tudo apareça e desapareça aos poucos. Nenhuma tela é segura para todas as crianças. Se a sua criança tem epilepsia ou se a luz já provocou uma crise, pergunte ao seu médico antes de começar, deixe uma luz acesa no quarto, diminua o brilho e fique ao lado da sua criança. Pare na hora quando algo parecer errado: segure o canto da tela, ou vire o dispositivo para o outro lado.',
      },
      adult: {
        title: 'Um adulto está sempre presente',
        body: 'Uma criança nunca joga sozinha. Faça sessões curtas, e pare quando a criança vira o rosto, fica inquieta ou se cansa.',
      },
      asIs: {
        title: 'Nenhuma promessa de resultados',
        body: 'O software é fornecido como está. Não prometemos que uma criança vá ver melhor ou aprender mais rápido com ele.',
      },
    },
  },
  privacy: {
    title: 'Privacidade',
    lead: 'O que {{product}} guarda, onde está, quem pode ver e como remover.',
    sections: {
      where: {
        title: 'Onde estão os seus dados',
        body: 'No armazenamento deste navegador, neste dispositivo. O app não os envia a lugar nenhum. Enquanto você o usa, o app não pede nada a nenhum endereço além do próprio: nenhum anúncio, nenhum contador, nenhum terceiro.',
      },
      what: {
        title: 'O que é guardado',
        body: 'Seu nome e endereço de e-mail; sua senha, só como uma impressão digital com sal (“salted”) que não pode ser lida de volta. De uma criança: um apelido, o mês de nascimento se você o der, e os ajustes que você escolheu. De cada sessão: o que foi mostrado, quando, onde houve toque e como terminou. Também o que você diz de uma criança em uma avaliação, os objetivos e relatórios dela, os textos que você escreve, as palavras que você grava e as fotos de coisas que você tira para uma criança. Pedimos um apelido para que nenhum nome completo de criança seja necessário.',
      },
      camera,
      who: {
        title: 'Quem pode ver',
        body: 'Os dados não são criptografados no dispositivo. Qualquer pessoa que consiga desbloqueá-lo e abrir este navegador pode chegar até eles, e a senha de uma conta pode ser renovada por qualquer pessoa que tenha o tablet na mão. Use o bloqueio do seu dispositivo. A primeira conta neste dispositivo pode administrá-lo: ela vê pessoas, contas e códigos, e nada de nenhuma criança.',
      },
      lasting: {
        title: 'Quanto tempo dura',
        body: 'Até você remover. Alguns navegadores também apagam sozinhos os dados de um site: em janelas privadas, quando o dispositivo está cheio ou depois de semanas sem uma visita.',
      },
      remove: {
        title: 'Como remover',
        body: 'Na sua conta você pode exportar tudo, apagar uma criança para sempre, ou apagar a sua conta com tudo o que há nela; então nada dela fica neste dispositivo. Uma criança de quem você cuida por convite de alguém fica com a família dela. Tirar uma criança da lista esconde a criança, mas guarda tudo. Para remover de uma vez todas as contas deste dispositivo, apague os dados deste site nos ajustes do seu navegador.',
      },
      demo: {
        title: 'A clínica de exemplo',
        body: 'Tudo nela é inventado, e isso está dito lá.',
      },
    },
  },
  privacyHosted: {
    title: 'Privacidade',
    lead: 'O que {{product}} guarda, onde está, quem pode ver e como remover.',
    sections: {
      where: {
        title: 'Onde estão os seus dados',
        body: 'Com a sua conta, no banco de dados de quem mantém este endereço (Google Firebase, no lugar que foi escolhido lá), e, enquanto você está com a conta aberta, também no armazenamento deste navegador, para que o jogo continue sem rede. Fotos de coisas, vozes gravadas e jogos sem conta ficam só neste dispositivo.',
      },
      alone: {
        title: 'A quem mais se pede algo',
        body: 'A ninguém. Enquanto você o usa, o app não pede nada a nenhum outro endereço: nenhum anúncio, nenhum contador, nenhum terceiro.',
      },
      checked: {
        title: 'A quem mais se pede algo',
        body: 'Ao Google reCAPTCHA, que verifica se é uma pessoa, e não um programa, que está usando o app. O script dele é carregado do Google quando se abre uma atividade ou uma página de uma conta; ele vê o seu endereço de rede e como a página é usada, e pode gravar um cookie. Nenhum anúncio e nenhum contador.',
      },
      what: {
        title: 'O que é guardado',
        body: 'Seu nome e endereço de e-mail; sua senha, só onde você entra, como uma impressão digital que não pode ser lida de volta. De uma criança: um apelido, o mês de nascimento se você o der, e os ajustes que você escolheu. De cada sessão: o que foi mostrado, quando, onde houve toque e como terminou. Também o que você e uma equipe dizem de uma criança em uma avaliação, os objetivos e relatórios dela, os textos que você escreve, o que você permitiu a quem, e quem abriu a página de uma criança. Se você deixa outro dispositivo entrar, também o que é jogado naquele momento e o que o adulto marca, até ser substituído pelo que vem depois. Pedimos um apelido para que nenhum nome completo de criança seja necessário.',
      },
      camera,
      who: {
        title: 'Quem pode ver',
        body: 'Você, e outra mãe ou outro pai que você convidou para cuidar de uma criança, até que você encerre isso. Pessoas de uma clínica ou escola só quando você compartilha uma criança com a conta delas, para a finalidade e pelo tempo que você definir; você vê quem abriu aqui a página da criança, e pode encerrar a qualquer momento. Quem administra vê pessoas, contas e códigos, e nada de nenhuma criança. Neste dispositivo, qualquer pessoa que consiga desbloqueá-lo enquanto a sua conta está aberta: use o bloqueio dele, e saia da conta em um tablet compartilhado.',
      },
      lasting: {
        title: 'Quanto tempo dura',
        body: 'Até você remover. Sair da conta remove o que este navegador guardou da sua conta.',
      },
      remove: {
        title: 'Como remover',
        body: 'Na sua conta você pode exportar tudo, apagar uma criança para sempre, ou apagar a sua conta com tudo o que há nela. Uma criança de quem você cuida por convite de alguém fica com a família dela. Tirar uma criança da lista esconde a criança, mas guarda tudo. Alguns registros ficam: que um código ou um teste gratuito foi usado, o que você aceitou e quando, e o que você pagou, sem nome nem endereço. Com uma assinatura em vigor, o serviço de pagamento guarda o que a lei exige dele; encerre a assinatura antes.',
      },
    },
  },
} as const

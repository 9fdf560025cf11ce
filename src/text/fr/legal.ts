const camera = {
  title: 'Caméra et microphone',
  body: 'La caméra et le microphone sont éteints tant qu’un adulte ne les allume pas. La caméra n’est allumée que pendant une séance ou pendant que vous l’essayez. Son image est analysée sur cet appareil seulement, pendant un instant : elle n’est ni conservée ni envoyée, et elle n’est montrée que si vous allumez le miroir de « Repérer ». Le microphone n’est allumé que pendant que vous enregistrez un mot sous « Voix et photos », pendant une séance de « Ma voix » ou de « Suivre jusqu’au but » ou pendant que vous l’essayez ; l’écran l’indique. Ces activités mesurent si un son est fort et s’il est aigu. Le son lui-même n’est ni conservé ni envoyé ; la séance garde combien de sons ont été entendus et leur durée. Les enregistrements et les photos restent dans le stockage de ce navigateur. Vous pouvez écouter et supprimer chaque enregistrement, et supprimer chaque photo.',
} as const

/** Terms and privacy: only what is true of this software. Paragraphs stand in the order of their keys. */
export const legal = {
  certificate: 'Sécurité face aux flashs lumineux : ce qui a été filmé et trouvé',
  home: 'Retour à la première page',
  terms: {
    title: 'Conditions',
    lead: '{{product}} en mots simples : ce que vous pouvez en attendre, et ce que vous ne pouvez pas en attendre.',
    sections: {
      what: {
        title: 'À quoi cela sert',
        body: 'Des activités visuelles pour les enfants qui ont une déficience visuelle d’origine cérébrale, utilisées avec un adulte. C’est pour s’entraîner, pour jouer et pour noter ce qui s’est passé.',
      },
      device: {
        title: 'Pas un dispositif médical',
        body: 'Cela ne pose pas de diagnostic, ne mesure pas la vue et ne soigne pas. Les chiffres sont des décomptes et des durées de jeu. Le temps avant de toucher comprend regarder, réfléchir et tendre la main. Décidez des soins d’un enfant avec les personnes qui le soignent, jamais d’après ces chiffres seuls.',
      },
      light: {
        title: 'Épilepsie et lumière',
        body: 'Les activités sont faites pour que rien ne clignote et que tout apparaisse et disparaisse en fondu. Aucun écran n’est sûr pour tous les enfants. Si votre enfant a une épilepsie ou si la lumière a déjà déclenché une crise, demandez à votre médecin avant de commencer, gardez une lampe allumée dans la pièce, baissez la luminosité et restez à côté de votre enfant. Arrêtez aussitôt que quelque chose semble anormal : maintenez le coin de l’écran, ou détournez l’appareil.',
      },
      adult: {
        title: 'Un adulte est toujours présent',
        body: 'Un enfant ne joue jamais sans adulte. Gardez des séances courtes, et arrêtez quand l’enfant se détourne, s’agite ou fatigue.',
      },
      asIs: {
        title: 'Aucune promesse de résultats',
        body: 'Le logiciel est fourni tel quel. Nous ne promettons pas qu’un enfant verra mieux ou apprendra plus vite avec lui.',
      },
    },
  },
  privacy: {
    title: 'Confidentialité',
    lead: 'Ce que {{product}} conserve, où cela se trouve, qui peut le voir et comment l’effacer.',
    sections: {
      where: {
        title: 'Où sont vos données',
        body: 'Dans le stockage de ce navigateur, sur cet appareil. L’application ne les envoie nulle part. Pendant que vous l’utilisez, l’application n’interroge aucune autre adresse que la sienne : pas de publicités, pas de compteurs, pas de tiers.',
      },
      what: {
        title: 'Ce qui est conservé',
        body: 'Votre nom et votre adresse e-mail ; votre mot de passe seulement sous forme d’empreinte salée qu’on ne peut pas relire. Pour un enfant : un surnom, le mois de naissance si vous le donnez, et les réglages que vous avez choisis. Pour chaque séance : ce qui a été montré, quand, où l’écran a été touché et comment cela s’est terminé. Aussi ce que vous dites d’un enfant dans un bilan, ses objectifs et rapports, les textes que vous écrivez, les mots que vous enregistrez et les photos de choses que vous prenez pour un enfant. Nous demandons un surnom pour qu’aucun nom complet d’enfant ne soit nécessaire.',
      },
      camera,
      who: {
        title: 'Qui peut les voir',
        body: 'Les données ne sont pas chiffrées sur l’appareil. Toute personne qui peut le déverrouiller et ouvrir ce navigateur peut y accéder, et le mot de passe d’un compte peut être renouvelé par toute personne qui tient la tablette. Utilisez le verrouillage de votre appareil. Le premier compte sur cet appareil peut l’administrer : il voit les personnes, les comptes et les codes, et rien d’aucun enfant.',
      },
      lasting: {
        title: 'Combien de temps',
        body: 'Jusqu’à ce que vous les effaciez. Certains navigateurs effacent aussi d’eux-mêmes les données d’un site : dans les fenêtres privées, quand l’appareil est plein, ou après des semaines sans visite.',
      },
      remove: {
        title: 'Comment les effacer',
        body: 'Dans votre compte, vous pouvez tout exporter, effacer un enfant pour toujours, ou supprimer votre compte avec tout ce qu’il contient ; il n’en reste alors rien sur cet appareil. Un enfant dont vous vous occupez sur invitation de quelqu’un reste dans sa famille. Retirer un enfant de la liste le masque, mais conserve tout. Pour effacer d’un coup tous les comptes de cet appareil, videz les données de ce site dans les réglages de votre navigateur.',
      },
      demo: {
        title: 'Le centre de démo',
        body: 'Tout y est inventé et le dit.',
      },
    },
  },
  privacyHosted: {
    title: 'Confidentialité',
    lead: 'Ce que {{product}} conserve, où cela se trouve, qui peut le voir et comment l’effacer.',
    sections: {
      where: {
        title: 'Où sont vos données',
        body: 'Avec votre compte, dans la base de données de l’exploitant de cette adresse (Google Firebase, au lieu qui y a été choisi), et, tant que vous êtes en session, aussi dans le stockage de ce navigateur, pour que le jeu continue sans réseau. Les photos de choses, les voix enregistrées et le jeu sans compte restent sur cet appareil seulement.',
      },
      alone: {
        title: 'Qui d’autre est interrogé',
        body: 'Personne. Pendant que vous l’utilisez, l’application n’interroge aucune autre adresse : pas de publicités, pas de compteurs, pas de tiers.',
      },
      checked: {
        title: 'Qui d’autre est interrogé',
        body: 'Google reCAPTCHA, qui regarde si c’est une personne et non un programme qui utilise l’application. Son script est chargé depuis Google quand une activité ou une page d’un compte s’ouvre ; il voit votre adresse réseau et la façon dont la page est utilisée, et peut déposer un cookie. Pas de publicités et pas de compteurs.',
      },
      what: {
        title: 'Ce qui est conservé',
        body: 'Votre nom et votre adresse e-mail ; votre mot de passe seulement là où vous vous connectez, sous forme d’empreinte qu’on ne peut pas relire. Pour un enfant : un surnom, le mois de naissance si vous le donnez, et les réglages que vous avez choisis. Pour chaque séance : ce qui a été montré, quand, où l’écran a été touché et comment cela s’est terminé. Aussi ce que vous et une équipe dites d’un enfant dans un bilan, ses objectifs et rapports, les textes que vous écrivez, ce que vous avez permis à qui, et qui a ouvert la page d’un enfant. Si vous laissez un autre appareil se joindre, aussi ce qui est joué à ce moment et ce que l’adulte note, jusqu’à ce que la suite l’efface. Nous demandons un surnom pour qu’aucun nom complet d’enfant ne soit nécessaire.',
      },
      camera,
      who: {
        title: 'Qui peut les voir',
        body: 'Vous, et un autre parent que vous avez invité à s’occuper d’un enfant, jusqu’à ce que vous y mettiez fin. Les personnes d’un centre ou d’une école seulement si vous partagez un enfant avec leur compte, pour le but et la durée que vous fixez ; vous voyez qui a ouvert ici la page de l’enfant, et vous pouvez y mettre fin à tout moment. Les administrateurs voient les personnes, les comptes et les codes, et rien d’aucun enfant. Sur cet appareil, toute personne qui peut le déverrouiller pendant que votre session est ouverte : utilisez son verrouillage, et déconnectez-vous sur une tablette partagée.',
      },
      lasting: {
        title: 'Combien de temps',
        body: 'Jusqu’à ce que vous les effaciez. Se déconnecter efface ce que ce navigateur conservait de votre compte.',
      },
      remove: {
        title: 'Comment les effacer',
        body: 'Dans votre compte, vous pouvez tout exporter, effacer un enfant pour toujours, ou supprimer votre compte avec tout ce qu’il contient. Un enfant dont vous vous occupez sur invitation de quelqu’un reste dans sa famille. Retirer un enfant de la liste le masque, mais conserve tout. Certaines traces restent : qu’un code ou un essai gratuit a été utilisé, ce que vous avez accepté et quand, et ce que vous avez payé, sans nom ni adresse. Avec un abonnement en cours, le service de paiement conserve ce que la loi exige de lui ; mettez d’abord fin à l’abonnement.',
      },
    },
  },
} as const

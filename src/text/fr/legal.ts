const camera = {
  title: 'Caméra et microphone',
  body: 'La caméra et le microphone sont éteints tant qu’un adulte ne les allume pas. La caméra n’est allumée que pendant une séance ou pendant que vous la testez. Son image est analysée sur cet appareil seulement, pendant un instant : elle n’est ni conservée ni envoyée, et elle n’est montrée que si vous allumez le miroir dans « Repérer ». Le microphone n’est allumé que pendant que vous enregistrez un mot sous « Voix et photos », pendant une séance de « Ma voix » ou de « Le voyage du retour » ou pendant que vous le testez ; l’écran l’indique. Ces activités mesurent le volume et la hauteur des sons. Le son lui-même n’est ni conservé ni envoyé ; la séance garde combien de fois et combien de temps des sons ont été entendus. Les enregistrements et les photos restent dans le stockage de ce navigateur. Vous pouvez écouter et supprimer chaque enregistrement, et supprimer chaque photo.',
} as const

/** Terms and privacy: only what is true of this software. Paragraphs stand in the order of their keys. */
export const legal = {
  certificate: 'Absence de flashs lumineux : résultats des tests',
  home: 'Retour à l’accueil',
  terms: {
    title: 'Conditions',
    lead: '{{product}} en mots simples : ce que vous pouvez en attendre, et ce que vous ne pouvez pas en attendre.',
    sections: {
      what: {
        title: 'À quoi cela sert',
        body: 'Des activités visuelles pour les enfants qui ont une déficience visuelle d’origine cérébrale (trouble neurovisuel), à utiliser avec un adulte : pour s’entraîner, pour jouer et pour garder une trace de ce qui s’est passé.',
      },
      device: {
        title: 'Pas un dispositif médical',
        body: 'Il ne pose pas de diagnostic, ne soigne pas et ne mesure pas la vue. Ses chiffres comptent et chronomètrent ce qui se passe dans le jeu. Le temps avant de toucher comprend le temps de regarder, de réfléchir et de tendre la main. Prenez les décisions sur les soins d’un enfant avec les personnes qui le soignent, jamais d’après ces seuls chiffres.',
      },
      light: {
        title: 'Épilepsie et lumière',
        body: 'Les activités sont faites pour que rien ne clignote et que tout apparaisse et disparaisse en fondu. Aucun écran n’est sûr pour tous les enfants. Si votre enfant a une épilepsie ou si la lumière a déjà déclenché une crise, demandez à votre médecin avant de commencer, gardez une lampe allumée dans la pièce, baissez la luminosité et restez avec votre enfant. Arrêtez tout de suite si quelque chose semble anormal : gardez le doigt appuyé sur un coin du haut de l’écran, ou tournez l’appareil pour que l’enfant ne voie plus l’écran.',
      },
      adult: {
        title: 'Un adulte est toujours présent',
        body: 'Un enfant ne joue jamais sans adulte. Faites des séances courtes, et arrêtez quand l’enfant se détourne, s’agite ou se fatigue.',
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
        body: 'Dans le stockage de ce navigateur, sur cet appareil. L’application ne les envoie nulle part. Pendant que vous l’utilisez, elle ne contacte aucun autre serveur : pas de publicité, pas de pistage, pas de tiers.',
      },
      what: {
        title: 'Ce qui est conservé',
        body: 'Votre nom et votre adresse e-mail ; votre mot de passe seulement sous forme d’empreinte salée (hash) qu’on ne peut pas relire. Pour un enfant : un surnom, le mois de naissance si vous le donnez, et les réglages que vous avez choisis. Pour chaque séance : ce qui a été montré, quand, où l’écran a été touché et comment cela s’est terminé. Aussi ce que vous écrivez sur un enfant dans les bilans, objectifs et rapports, vos textes, les mots que vous enregistrez et les photos que vous prenez. Nous demandons un surnom pour qu’aucun nom complet ne soit nécessaire.',
      },
      camera,
      who: {
        title: 'Qui peut les voir',
        body: 'Les données ne sont pas chiffrées sur l’appareil. Toute personne qui peut déverrouiller l’appareil et ouvrir ce navigateur peut les voir, et toute personne qui tient la tablette peut réinitialiser le mot de passe d’un compte. Utilisez le verrouillage de votre appareil. Le premier compte de cet appareil peut en devenir l’administrateur : celui-ci voit les personnes, les comptes et les codes, mais rien sur aucun enfant.',
      },
      lasting: {
        title: 'Combien de temps elles restent',
        body: 'Jusqu’à ce que vous les effaciez. Certains navigateurs effacent aussi d’eux-mêmes les données d’un site : dans les fenêtres privées, quand l’appareil est plein, ou après des semaines sans visite.',
      },
      remove: {
        title: 'Comment les effacer',
        body: 'Dans votre compte, vous pouvez tout exporter, supprimer définitivement les données d’un enfant, ou supprimer votre compte et tout ce qu’il contient ; il n’en reste alors rien sur cet appareil. Les données d’un enfant dont vous vous occupez sur invitation restent à sa famille. Retirer un enfant de la liste le masque, mais tout est conservé. Pour supprimer d’un coup tous les comptes de cet appareil, effacez les données de ce site dans les réglages de votre navigateur.',
      },
      demo: {
        title: 'Le centre de démo',
        body: 'Tout y est inventé, et signalé comme tel.',
      },
    },
  },
  privacyHosted: {
    title: 'Confidentialité',
    lead: 'Ce que {{product}} conserve, où cela se trouve, qui peut le voir et comment l’effacer.',
    sections: {
      where: {
        title: 'Où sont vos données',
        body: 'Avec votre compte, dans la base de données de l’exploitant de ce site (Google Firebase, dans la région qu’il a choisie). Tant que votre session est ouverte, aussi dans le stockage de ce navigateur, pour que le jeu continue hors ligne. Les photos, les voix enregistrées et le jeu sans compte restent sur cet appareil seulement.',
      },
      alone: {
        title: 'Qui d’autre reçoit des données',
        body: 'Personne. Pendant que vous l’utilisez, l’application ne contacte aucun autre serveur : pas de publicité, pas de pistage, pas de tiers.',
      },
      checked: {
        title: 'Qui d’autre reçoit des données',
        body: 'Google reCAPTCHA, qui vérifie que c’est une personne et non un programme qui utilise l’application. Son script est chargé depuis Google quand vous ouvrez une activité ou une page de compte ; il voit votre adresse réseau et la façon dont la page est utilisée, et peut déposer un cookie. Pas de publicité, pas de pistage.',
      },
      what: {
        title: 'Ce qui est conservé',
        body: 'Votre nom et votre adresse e-mail ; votre mot de passe seulement auprès du service de connexion, sous forme d’empreinte (hash) qu’on ne peut pas relire. Pour un enfant : un surnom, le mois de naissance si vous le donnez, et les réglages que vous avez choisis. Pour chaque séance : ce qui a été montré, quand, où l’écran a été touché et comment cela s’est terminé. Aussi ce que vous et une équipe écrivez sur un enfant dans les bilans, objectifs et rapports, vos textes, qui a accès, et qui a ouvert la page d’un enfant. Si vous laissez un deuxième appareil se joindre, aussi ce qui est joué et marqué à cet instant, jusqu’à ce que ce soit remplacé. Nous demandons un surnom pour qu’aucun nom complet ne soit nécessaire.',
      },
      camera,
      who: {
        title: 'Qui peut les voir',
        body: 'Vous, et un autre parent que vous avez invité, jusqu’à ce que vous y mettiez fin. Les personnes d’un centre ou d’une école seulement si vous partagez avec leur compte l’accès à un enfant, pour le motif et la durée que vous fixez ; vous voyez ici qui a ouvert la page de l’enfant, et pouvez y mettre fin à tout moment. Les administrateurs voient les personnes, les comptes et les codes, mais rien sur aucun enfant. Sur cet appareil, toute personne qui peut le déverrouiller tant que votre session est ouverte : utilisez son verrouillage, et déconnectez-vous sur une tablette partagée.',
      },
      lasting: {
        title: 'Combien de temps elles restent',
        body: 'Jusqu’à ce que vous les effaciez. La déconnexion efface de ce navigateur les données de votre compte.',
      },
      remove: {
        title: 'Comment les effacer',
        body: 'Dans votre compte, vous pouvez tout exporter, supprimer définitivement les données d’un enfant, ou supprimer votre compte et tout ce qu’il contient. Les données d’un enfant dont vous vous occupez sur invitation restent à sa famille. Retirer un enfant de la liste le masque, mais tout est conservé. Certaines traces restent, sans nom ni adresse : qu’un code ou un essai gratuit a été utilisé, ce que vous avez accepté et quand, et ce que vous avez payé. Si vous avez un abonnement, mettez-y fin d’abord ; le service de paiement conserve les traces que la loi exige.',
      },
    },
  },
} as const

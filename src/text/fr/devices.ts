/** What camera and microphone of this tablet make out, for an adult, before a child plays. */
export const devices = {
  guide: 'Caméra et microphone : rien ne quitte l’appareil',
  title: 'Ce que cette tablette voit et entend',
  lead: 'Essayez avant que votre enfant joue. Rien ne quitte cet appareil : aucune image, aucun son n’est conservé ni envoyé. Caméra et microphone sont éteints tant que vous ne les allumez pas, et s’éteignent quand vous quittez cette page ou qu’elle est masquée.',
  hands: {
    title: 'Où une main est vue',
    off: 'Caméra allumée, une lumière apparaît ici là où se trouve une main.',
    seen_one: 'Une main est vue.',
    seen_other: '{{count}} mains sont vues.',
    none: 'Aucune main n’est vue. Levez-la pour qu’elle remplisse environ un tiers de la hauteur de l’image, bien éclairée.',
  },
  sound: {
    title: 'Volume du son',
    off: 'Microphone allumé, une barre montre de combien le son dépasse le bruit de la pièce.',
    room: 'Écoute de la pièce …',
    own: 'Cette tablette émet un son : rien d’autre n’est entendu maintenant.',
    quiet: 'Aussi calme que la pièce.',
    under: 'Entendu, mais pas encore assez fort pour compter.',
    over: 'Assez fort : cela compte.',
    mark: 'Au-dessus du repère, cela compte : {{db}} dB de plus que la pièce, sauf si vous réglez autre chose.',
  },
} as const

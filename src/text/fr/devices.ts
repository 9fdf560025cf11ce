/** What camera and microphone of this tablet make out, for an adult, before a child plays. */
export const devices = {
  guide: 'Caméra et microphone : rien ne quitte l’appareil',
  title: 'Test de la caméra et du microphone',
  lead: 'Essayez avant que votre enfant joue. Aucune image ni aucun son n’est conservé ou envoyé. La caméra et le microphone restent éteints tant que vous ne les allumez pas. Ils s’éteignent quand vous quittez ou masquez cette page.',
  hands: {
    title: 'Détection des mains',
    off: 'Quand la caméra est allumée, une lumière montre où elle voit une main.',
    seen_one: 'Une main est visible.',
    seen_other: '{{count}} mains sont visibles.',
    none: 'Aucune main trouvée. Levez la main, bien éclairée, pour qu’elle remplisse environ un tiers de la hauteur de l’image.',
  },
  sound: {
    title: 'Volume du son',
    off: 'Quand le microphone est allumé, une barre montre la force d’un son par rapport à la pièce.',
    room: 'Mesure du bruit de la pièce…',
    own: 'La tablette émet elle-même un son, elle n’écoute donc pas en ce moment.',
    quiet: 'Pas plus fort que la pièce.',
    under: 'Entendu, mais pas encore assez fort pour compter.',
    over: 'Assez fort : cela compte.',
    mark: 'Les sons au-dessus du repère comptent : {{db}} dB de plus que la pièce, sauf si vous réglez autre chose.',
  },
} as const

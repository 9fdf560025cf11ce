/** Ce qu’on peut jouer sans compte, et comment en créer un. */
export const guest = {
  title: 'Trois activités à essayer maintenant',
  lead: 'Sans compte. Environ deux minutes chacune.',
  justPlayed: 'vient d’être joué',
  lines: {
    lightcatcher: 'Une lumière douce. Regardez-la ou touchez-la.',
    music: 'Touchez une lumière et écoutez une note.',
    duckcount: 'Touchez un canard, il traverse l’eau.',
  },
  more: 'D’autres sont gratuites avec un compte. Rien à payer.',
  why: 'Cinq questions règlent la couleur, la taille et l’endroit.',
  whyPlayed: 'Cinq questions règlent la couleur, la taille et l’endroit. Ce que vous avez déjà joué vous suit.',
  fit: 'L’adapter à mon enfant',
}

/** The way on after a session of the day’s plan, and how it was. */
export const result = {
  next: 'التالي: {{activity}}',
  done: 'اكتفينا اليوم',
  enough: 'يكفي لليوم',
  between: 'راحة قصيرة. تنتهي وحدها؛ ولإنهائها قبل ذلك اضغطوا مطولًا على زاوية علوية (أو مفتاح Escape) ثلاث ثوانٍ.',
  howWas: 'كيف كان الحال مع {{alias}}؟',
  howWasYourChild: 'كيف كان الحال مع طفلكم؟',
  howWasWhy: 'نقرة واحدة، إن أردتم.',
  moods: { calm: 'هدوء', enjoyed: 'استمتاع', tired: 'تعب', 'too-much': 'أكثر من اللازم' },
} as const

/** The way on after a session of the day’s plan, and how it was. */
export const result = {
  next: 'التالي: {{activity}}',
  done: 'انتهى عمل اليوم',
  enough: 'يكفي هذا اليوم',
  between: 'راحة بين نشاطين. تنتهي وحدها؛ ولإنهائها قبل ذلك يُضغط على إحدى الزاويتين العلويتين (أو مفتاح Escape) ثلاث ثوانٍ.',
  howWas: 'كيف كان ذلك مع {{alias}}؟',
  howWasYourChild: 'كيف كان ذلك مع طفلكم؟',
  howWasWhy: 'نقرة واحدة، إن أردت.',
  moods: { calm: 'هدوء', enjoyed: 'استمتاع', tired: 'تعب', 'too-much': 'أكثر من اللازم' },
} as const

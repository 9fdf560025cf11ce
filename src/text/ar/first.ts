/** What a page says before anything else is there, and where it cannot come. */
export const first = {
  loading: 'لحظة',
  retry: 'إعادة المحاولة',
  failed: {
    title: 'لم يتمكن هذا الجزء من البدء على هذا الجهاز.',
    safe: 'لم يضِع شيء. قد يكون السبب التصفح الخاص أو امتلاء القرص أو غياب الاتصال.',
    screen: 'تعذّر تحميل هذه الصفحة.',
    light: 'لم يبدأ الضوء.',
    home: 'إلى الصفحة الأولى',
  },
} as const

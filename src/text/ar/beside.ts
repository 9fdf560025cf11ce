/** The adult's window beside the child's. */
export const beside = {
  title: 'بجانب {{alias}}',
  titleAlone: 'بجانب الطفل',
  lead: 'نافذة ثانية على هذا الجهاز: المسرح على شاشة، وهذه أمامك. يُفتح نشاط في النافذة الأخرى. لا يغادر شيء الجهاز.',
  none: 'لا يُلعب شيء الآن في نافذة أخرى.',
  unsupported: 'لا يستطيع هذا المتصفح وصل نافذتين.',
  playing: '{{activity}}، المستوى {{level}}.',
  states: { playing: 'يجري اللعب.', resting: 'راحة: المسرح مظلم.', held: 'متوقف في النافذة الأخرى.', over: 'انتهت الجلسة.' },
  look: 'ينظر الآن',
  lookHow: 'يُضغط ما دامت العينان عليه، أو يُلمس للحظة.',
  helped: 'مساعدة باليد',
  wait: 'انتظار أطول',
  next: 'التالي',
  rest: 'راحة',
  goOn: 'متابعة',
  end: 'إنهاء',
} as const

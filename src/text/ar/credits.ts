/** Whose work this stands on, and under which licences. */
export const credits = {
  title: 'الشكر والتراخيص',
  lead: 'يقوم {{product}} على عمل كثيرين. شكرًا لهم.',
  media: 'الصور والأصوات والصوت المتكلم والخطوط',
  by: 'عمل {{author}}. الترخيص: {{licence}}.',
  ours: 'من عملنا.',
  source: 'المصدر: {{source}}.',
  changes: 'التغييرات: {{changes}}.',
  ideas: 'أفكار',
  outlines: 'وصفت كريستين رومان-لانتزي (Christine Roman-Lantzy) رسم محيط الكلمات كاملة باسم word bubbling.',
  packages: 'حزم البرمجيات ومجموعات الصور',
  packagesLead: 'كل واحدة تُفتح على النص الكامل لترخيصها.',
  certificate: 'السلامة من الوميض: نتائج الاختبار',
  home: 'العودة إلى الصفحة الأولى',
} as const
